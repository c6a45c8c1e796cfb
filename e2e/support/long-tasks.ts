import { expect, type Page } from '@playwright/test';

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly isMainFrame?: boolean } };
};

/**
 * What the page's main thread worked on in one piece while something was done: processor time of its tasks in ms,
 * the longest first. Time in which other programs had the processor is not the page's.
 */
export async function mainThreadTasks(page: Page, action: () => Promise<void>): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', {
    categories: 'toplevel,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await action();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}

/** What `PLAIN_WORK` takes on the machine for which limits are written, ms. */
const PLAIN_WORK_MS = 7;
/** Lists, texts and a sort, none of ours; the quickest of twelve times, so that no pause counts. */
const PLAIN_WORK = `Math.min(...Array.from({ length: 12 }, () => {
  const before = performance.now();
  const rows = Array.from({ length: 20000 }, (_, at) => ({ name: 'ページ ' + (at % 97), size: (at * 7) % 1013 }));
  JSON.parse(JSON.stringify(rows)).sort((a, b) => a.size - b.size || (a.name < b.name ? -1 : 1));
  return performance.now() - before;
}))`;

/** How many times slower the page's thread is at this moment than on the machine for which limits are written. */
const slownessOf = (page: Page): Promise<number> =>
  page.evaluate<number>(`(${PLAIN_WORK}) / ${PLAIN_WORK_MS}`);

/**
 * The longest task of the page's main thread while something was done, ms, as it would be on the machine for which limits
 * are written: a limit in milliseconds is red on a slow machine without a fault of ours. Its pace
 * is measured before and after, as the machine's other work may begin meanwhile.
 */
export async function longestTaskMs(page: Page, action: () => Promise<void>): Promise<number> {
  const before = await slownessOf(page);
  const tasks = await mainThreadTasks(page, action);
  const [longestMs = 0] = tasks;
  expect(tasks.length, 'tasks were seen').toBeGreaterThan(50);
  return longestMs / Math.max(1, before, await slownessOf(page));
}

/** From now on the page's main thread is so many times slower: a phone has a quarter of a desk's speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}
