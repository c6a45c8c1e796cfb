import type { Page } from '@playwright/test';

/** Calls that match are answered no sooner than what is returned was called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
