import type { Page } from '@playwright/test';

/**
 * Waits until the page that the server rendered is hydrated. Before that, a press of a link is handled by the browser
 * alone, and without a network leads to the browser's error page.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('live').length > 0);
}
