import type { Page } from '@playwright/test';

/**
 * The page that the server sent has come to life: what is pressed from now on is heard. Before, a link is the
 * browser's own, which without a network ends on the browser's own page.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
}
