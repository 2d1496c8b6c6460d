import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Collects what no page of ours may ever do: complain in the console (a violated content security policy does), throw,
 * or ask for anything but its own files.
 */
export function watch(context: BrowserContext, isOwn: (url: string) => boolean): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (isComplaint(message)) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !isOwn(request.url()))
      problems.push(`asks for ${request.url()}`);
  });
  return problems;
}

/** What Playwright itself says of the service worker that it blocks is nobody's fault. */
function isComplaint(message: ConsoleMessage): boolean {
  return /^(error|warning)$/.test(message.type()) && !message.text().endsWith('blocked by Playwright');
}
