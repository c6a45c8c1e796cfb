import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  addRecipientByHand,
  arriveAtSender,
  CREATE,
  dialog,
  dismissFirstWarning,
  importCsv,
} from '../support/flow.ts';
import { listen } from '../support/listener.ts';
import { becomeMember } from '../support/member.ts';
import { cameraJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/until-hydrated.ts';

/* What is reached with keys alone. */

async function arriveWithPhoto(page: Page): Promise<void> {
  const buffer = await cameraJpeg({ width: 760, height: 570 });
  await arriveAtSender(page, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
}

test('back from a design leads to it in its list', async ({ page }) => {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  const design = page.locator('a[href*="preview?"]').nth(9);
  await design.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await dismissFirstWarning(page);
  await page.goBack();
  await expect(design).toBeFocused();
  await expect(design).toBeInViewport();
});

test('the page’s own way back leads to the chosen design as well', async ({ page }) => {
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  const design = page.locator('a[href*="preview?"]').nth(9);
  const href = (await design.getAttribute('href')) ?? '';
  await design.press('Enter');
  await dismissFirstWarning(page);
  await page.getByRole('link', { name: 'もどる', exact: true }).press('Enter');
  const chosen = page.locator(`a[href="${href}"]`).first();
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeInViewport();
  await page.reload();
  await expect(
    page.locator('section[id^=tag-]').first(),
    'a page that is loaded is at its place',
  ).toBeInViewport();
});

test('back from a design leads to it where the filters above it were open, and are again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`${CREATE}kit/10`);
  await untilHydrated(page);
  await page.getByRole('button', { name: '条件で絞り込む' }).press('Enter');
  await expect(page.getByRole('group', { name: '色' })).toBeVisible();
  const design = page.locator('a[href*="preview?"]').first();
  await design.press('Enter');
  await dismissFirstWarning(page);
  await page.goBack();
  await expect(design).toBeFocused();
  await expect(design).toBeInViewport();
});

test('back from what a dialog led to, the focus is on the heading', async ({ page }) => {
  await arriveWithPhoto(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: '差出人入力' })).toBeFocused();
});

test('the next Tab after a recipient is taken out leads to what brings them back, and from there goes on', async ({
  page,
}) => {
  await arriveWithPhoto(page);
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  for (const [at, first] of ['太郎', '花子', '次郎'].entries())
    await addRecipientByHand(page, { last: '髙橋', first, zip: '1060032', rest: `1-2-${at + 1}` });
  const people = page.getByRole('article');
  const undo = page.getByRole('button', { name: '元に戻す' });
  await people.nth(0).getByRole('button', { name: 'この宛先を削除' }).focus();
  await page.keyboard.press('Enter');
  await expect(people).toHaveCount(2);
  const next = people.nth(0).getByRole('heading');
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(people.nth(0).getByRole('button').first()).toBeFocused();

  await people.nth(1).getByRole('button', { name: 'この宛先を削除' }).focus();
  await page.keyboard.press('Enter');
  await expect(people).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(people).toHaveCount(2);
  await expect(people.nth(0).getByRole('heading')).toBeFocused();
});

test('typed text is thrown away after a question, and the focus is on what opened the form', async ({
  page,
}) => {
  await arriveWithPhoto(page);
  await page.getByRole('button', { name: '宛先の選択へ進む' }).press('Enter');
  await expect(dialog(page)).toHaveAccessibleDescription(/差出人/);
  await dialog(page).getByRole('button', { name: 'はい' }).press('Enter');
  const opener = page.getByRole('button', { name: '宛先を入力' });
  await opener.press('Enter');
  const last = dialog(page).getByLabel('姓', { exact: true });
  await last.fill('髙橋');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '保存せずに閉じる' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await last.fill('髙橋');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: '入力にもどる' }).press('Enter');
  await expect(last, 'the browser’s way back asks as well').toHaveValue('髙橋');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: '保存せずに閉じる' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener, 'and closes the form alone').toBeFocused();
});

test('what was typed is asked about and stays where the browser closes the form by force', async ({
  page,
}) => {
  await arriveWithPhoto(page);
  await page.getByRole('button', { name: '宛先の選択へ進む' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'はい' }).press('Enter');
  await page.getByRole('button', { name: '宛先を入力' }).press('Enter');
  const last = dialog(page).getByLabel('姓', { exact: true });
  await last.fill('髙橋');
  const question = page.getByRole('alertdialog', { name: '入力したデータは保存されません。' });
  // A browser closes a dialog so at a second Esc, or on Android a second way back, where nothing
  // else was pressed between (HTML, close watchers).
  const force = () => page.evaluate(() => [...document.querySelectorAll('dialog')].at(-1)?.close());
  await force();
  await expect(question).toBeVisible();
  await force();
  // Gone, not only closed: a closed question is opened again for a moment, and would take the way back.
  await expect(page.locator('dialog')).toHaveCount(1);
  await expect(last).toHaveValue('髙橋');
  await expect(last, 'below the question it was open').toBeVisible();
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: '保存せずに閉じる' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});

test('the dialog for the words of a card opens with the focus on its title', async ({ page }) => {
  await page.goto(`${CREATE}kit/10`);
  await page.locator('a[href*="preview?"]').first().press('Enter');
  await dismissFirstWarning(page);
  await page.getByRole('button', { name: '文面を書く' }).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: '文面' })).toBeFocused();
});

test('on the sender page Tab meets the fields before what enlarges the card', async ({ page }) => {
  await arriveWithPhoto(page);
  await page.getByRole('button', { name: '連絡帳から選択' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('姓', { exact: true })).toBeFocused();
  await page.getByLabel('郵便番号', { exact: true }).fill('1500001');
  const town = page.getByLabel('住所1', { exact: true });
  await expect(town).toHaveValue('渋谷区神宮前');
  await page.getByLabel('都道府県').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2-4-9');
  await expect(town, 'behind the town that a zip has filled in').toHaveValue('渋谷区神宮前2-4-9');
});

test('a doubt about a zip of another place, typed after its address, is announced', async ({ page }) => {
  const heard = await listen(page);
  await arriveWithPhoto(page);
  await page.getByLabel('都道府県').fill('東京都');
  await page.getByLabel('住所1', { exact: true }).fill('渋谷区神宮前5-6-7');
  await page.getByLabel('郵便番号', { exact: true }).pressSequentially('5300001');
  await expect.poll(async () => (await heard()).join('\n')).toContain('入力された住所と合いません');
});

test('what a prefecture without a zip is answered with is announced', async ({ page }) => {
  await arriveWithPhoto(page);
  const zipProblem = page.getByText('※郵便番号は7文字の半角数字を入力してください。');
  await page.getByLabel('都道府県').fill('東京都');
  await expect(zipProblem).toBeVisible();
  await expect(page.locator('[aria-live=polite]').filter({ has: zipProblem })).toHaveCount(1);
  await page.getByLabel('郵便番号', { exact: true }).fill('1500001');
  await expect(zipProblem).toHaveCount(0);
});

test('the focus goes to a row in sight where an act on people removes its own button', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/member/contacts/import');
  const people = ['佐藤,一', '鈴木,花子', '田中,実'];
  const rows = people.map((name, at) => `${name},106-0032,東京都港区六本木1-2-${at + 1}`);
  await importCsv(page, ['姓,名,郵便番号,住所', ...rows]);
  await page.goto('/member/contacts');
  await untilHydrated(page);
  const all = page.getByRole('checkbox', { name: '表示している方をすべて選ぶ' });
  const bar = page.getByRole('region', { name: '選んだ方にすること' });
  const first = page.getByRole('rowheader', { name: '佐藤 一 様' });
  for (const act of [/年に送った$/, '選択をはずす', 'グループに入れる']) {
    await all.press('Space');
    await page.keyboard.press('Tab');
    const toBar = page.getByRole('link', { name: '選んだ方にすることへ' });
    await expect(toBar, 'many rows lie between the two').toBeFocused();
    await expectAccessible(page, 'the way past the rows');
    await toBar.press('Enter');
    await expect(bar).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.locator(':focus')).toHaveText(/年に送った$/);
    await bar.getByRole('button', { name: act }).press('Enter');
    if (act === 'グループに入れる') {
      await dialog(page).getByLabel('グループの名前').fill('親戚');
      await page.keyboard.press('Enter');
      await expect(page.getByText('3人を「親戚」に入れました。')).toBeVisible();
    }
    await expect(bar).toHaveCount(0);
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
  }

  await page.getByRole('button', { name: '佐藤 一 様を削除する' }).press('Enter');
  await dialog(page).getByRole('button', { name: '削除' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(page.locator(':focus'), 'the place in the list stays').toHaveRole('rowheader');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '元に戻す' })).toBeFocused();
  await expect(page.getByText('佐藤 一 様を削除しました。'), 'whom it brings back').toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('佐藤 一 様を元に戻しました。')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '佐藤 一 様' }), 'who is back').toBeFocused();
});
