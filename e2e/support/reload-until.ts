import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Loads a page of the desk anew until it shows what is done in the background. The page's heading
 * appears together with its data.
 */
export const reloadUntil = (page: Page, thing: Locator): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(thing).toBeVisible({ timeout: 2000 });
  }).toPass();
