import type { Page } from '@playwright/test';

/** Holds back all requests to `url` until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
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
