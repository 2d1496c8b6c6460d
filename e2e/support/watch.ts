import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Collects problems that our pages must never have: console output (also for a violated content security policy), exceptions, and
 * requests for anything but their own files.
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

/** Ignores Playwright's own message about the blocked service worker. */
function isComplaint(message: ConsoleMessage): boolean {
  return /^(error|warning)$/.test(message.type()) && !message.text().endsWith('blocked by Playwright');
}
