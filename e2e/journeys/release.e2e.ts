import type { Page } from '@playwright/test';
import { CREATE, dialog, dismissFirstWarning } from '../support/flow.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/until-hydrated.ts';

test.use({ breaksNetwork: true });

/**
 * As if the document were of a release whose scripts the shop no longer keeps: what it has not
 * fetched is not found. The next document gets all scripts.
 */
async function takePieces(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/*.js', (route) =>
    isOld ? route.fulfill({ status: 404, body: '{}' }) : route.continue(),
  );
}

test('a page whose scripts are gone leads to what was pressed, and a dialog opens at a second press', async ({
  page,
}) => {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  await takePieces(page);
  await page.locator('[data-kit] a').first().click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await dismissFirstWarning(page);
  const words = page.getByRole('button', { name: '文面を書く' });
  await expect(words).toBeVisible();
  await page.reload();
  await expect(words).toBeVisible();
  await untilHydrated(page);
  await page.unrouteAll();
  await takePieces(page);
  const isAgain = page.waitForEvent('load');
  await words.click();
  await isAgain;
  await words.click();
  await expect(dialog(page).getByRole('textbox', { name: '本文', exact: true })).toBeVisible();
});
