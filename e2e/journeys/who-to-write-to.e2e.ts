import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { dialog, signUpInDialog } from '../support/flow.ts';
import { expect, test } from '../support/test.ts';

const PEOPLE = ['鈴木,一郎,スズキ,イチロウ', '髙橋,花子,タカハシ,ハナコ', '渡辺,次郎,ワタナベ,ジロウ'].map(
  (person) => `${person},1060032,東京都港区六本木,1-2-3`,
);

async function arriveWithPeople(page: Page): Promise<void> {
  await page.goto('/member/contacts/import');
  await signUpInDialog(page);
  await expect(dialog(page)).toHaveCount(0);
  const buffer = Buffer.from(['姓,名,セイ,メイ,郵便番号,住所1,住所2', ...PEOPLE].join('\r\n'));
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer };
  await page.locator('[data-part=address-file]').setInputFiles(file);
  await page.getByRole('button', { name: `${PEOPLE.length}人を読み込む` }).click();
  await expect(page.getByText('読み込みが終わりました')).toBeVisible();
}

test('a card that came is noted with one press, and the list is narrowed to those who sent one', async ({
  page,
}) => {
  await arriveWithPeople(page);
  await page.goto('/member/contacts');
  const year = new Date().getFullYear() + (new Date().getMonth() >= 6 ? 1 : 0);
  const mark = page.getByRole('button', { name: `鈴木 一郎 様：${year - 1}年にもらった` });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('送った人・まだの人').selectOption({ label: 'もらったのに送っていない人' });
  await expect(page.getByText('1件', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/鈴木 一郎/]);
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page, 'contacts with their cards');
});

test('a stack of cards is noted by a few letters each', async ({ page }) => {
  await arriveWithPeople(page);
  await page.goto('/member/contacts/received');
  const field = page.getByLabel('差出人', { exact: true });
  await field.fill('すず');
  await expect(page.getByRole('option', { name: /鈴木 一郎/ })).toBeVisible();
  await field.press('Enter');
  await expect(page.getByText('鈴木 一郎 様 に印をつけました。')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('六本木');
  await expectAccessible(page, 'whose card came');
  // 鈴木 is noted already and stands last.
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByText('渡辺 次郎 様 に印をつけました。')).toBeVisible();
  await expect(page.getByRole('heading', { name: /にもらった方 2人/ })).toBeVisible();
  await page.getByRole('button', { name: '渡辺 次郎 様の印を元に戻す' }).click();
  await expect(page.getByRole('heading', { name: /にもらった方 1人/ })).toBeVisible();
});
