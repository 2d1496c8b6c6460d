import type { BrowserContext } from '@playwright/test';

/**
 * Collects what no page of ours may ever do: complain in the console (a violated content security policy does), throw,
 * or ask for anything but its own files.
 */
export function watch(context: BrowserContext, isOwn: (url: string) => boolean): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !isOwn(request.url()))
      problems.push(`asks for ${request.url()}`);
  });
  return problems;
}
