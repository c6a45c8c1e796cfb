import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const SAMPLED_MS = 100;

/** Proportional share of memory that a process holds, in MB; 0 where it has ended. Linux only. */
function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return (Number(/^Pss:\s+([0-9]+)/m.exec(rollup)?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

/** The most that one process of pages held at a time while something was done, workers and pictures included, MB. */
export async function rendererMemory(page: Page, action: () => Promise<void>): Promise<number> {
  const client = await page.context().browser()?.newBrowserCDPSession();
  if (!client) throw new Error('Memory is measured in a browser that the test has started.');
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  let most = 0;
  const sample = (): void => {
    most = Math.max(most, ...pids.map(memoryOf));
  };
  const sampling = setInterval(sample, SAMPLED_MS);
  await action().finally(() => clearInterval(sampling));
  sample();
  await client.detach();
  return most;
}
