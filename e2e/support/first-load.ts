import type { Page } from '@playwright/test';

/** Bytes of JavaScript, as they were sent, that a page asked for by itself; waits until it asks for no more. */
export async function firstLoadBytes(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as unknown as { name: string; encodedBodySize: number }[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}
