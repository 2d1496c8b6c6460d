/** An element of an XML text. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const TOKEN = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * Parses a text and returns its root element; throws if the text is not well-formed, or uses more of XML than a picture needs.
 */
export function readXml(text: string): Element {
  const document: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    const parent = open.at(-1);
    if (token === null || parent === undefined) throw new Error(`not XML: ${text.slice(at, at + 40)}`);
    const [, closes, name = '', attributes = '', empty, words] = token;
    if (words !== undefined) parent.text += plain(words);
    else if (closes === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (empty === '') open.push(element);
    }
  }
  const [root, ...more] = document.children;
  if (root === undefined || more.length > 0 || open.length > 1 || document.text.trim() !== '')
    throw new Error('not one element');
  return root;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`${name} stands twice`);
    attributes[name] = plain(value);
  }
  return attributes;
}

/** Decodes entities; a bare & is an error. */
function plain(text: string): string {
  return text.replace(/&(?:(\w+);)?/g, (_, entity: string | undefined) => {
    const letter = ENTITIES[entity ?? ''];
    if (letter === undefined) throw new Error(`no entity: ${text}`);
    return letter;
  });
}

/** The element and all its descendants, in the order of the text. */
export function elementsOf(element: Element): Element[] {
  return [element, ...element.children.flatMap(elementsOf)];
}
