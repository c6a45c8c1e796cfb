import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { CREATE } from '../support/flow.ts';
import { expect, test } from '../support/test.ts';

test.use({ breaksNetwork: true });

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: '通信がつながっていません' });

test('a design pressed without a network waits on its list, says so, and opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto(`${CREATE}kit/10`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('a[href*="preview?"]').first().click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(/kit\/10$/);
  await expect(page.locator('[data-kit]').first()).toBeVisible();
  await expectAccessible(page, 'a page without a network');
  await notice(page).getByRole('button', { name: 'もう一度試す' }).click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('links and what opens on a page wait for the network as well', async ({ page, context }) => {
  await page.goto('/jp/apps/postcard/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: '連絡帳' }).click();
  await expect(notice(page)).toBeVisible();
  await page.locator(`a[href^="${CREATE}kit/"]`).first().click();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/create\/kit\//);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: '条件で絞り込む' }).click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('group', { name: '色' })).toBeVisible();
});
