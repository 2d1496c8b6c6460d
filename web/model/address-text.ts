import { DETAILS, PARTS, type Where } from './address.ts';

/** The text after '#' in the address, the inverse of parseAddress. Default values are left out. */
export function formatAddress(link: string, where: Where): string {
  return [link, ...pairsOf(where, true)].filter((pair) => pair !== '').join('&');
}

/** A key for the part of the page, whatever its details: pushes a history entry when it changes. */
export function stationOf(where: Where): string {
  return pairsOf(where, false).join('&');
}

function pairsOf(where: Where, withDetails: boolean): string[] {
  if (where.embedded) return ['embed=1'];
  const [key, [first]] = PARTS[where.place];
  const part = where[key];
  const details = [...(DETAILS[part] ?? []), 'puzzle' as const];
  const named = withDetails ? details.filter((each) => where[each]) : [];
  return [
    ...(where.place === 'analysis' ? [] : [`view=${where.place}`]),
    ...(part === first && named.length === 0 ? [] : [`${key}=${part}`]),
    ...named.map((each) => `${each}=${where[each]}`),
    ...(where.dialog === null ? [] : [where.dialog]),
  ];
}
