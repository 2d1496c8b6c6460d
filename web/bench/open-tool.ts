import type { BenchTool } from '../model/address.ts';
import type { App } from '../page/app-context.ts';

/** Opens a tool of the bench, and moves the focus to its tab. */
export function openTool({ tool }: App, opened: BenchTool): void {
  tool.value = opened;
  document.getElementById(`tool-${opened}`)?.focus();
}
