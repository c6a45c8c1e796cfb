import type { Page } from '@playwright/test';
import { dialog } from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/* Pages that were loaded as documents: the history has no earlier entry of theirs to go back to. */

const TERMS = '/info/terms/app/';
const BOOK = '/member/contacts';

const CSV = {
  name: 'a.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('姓,名,郵便番号\r\n佐藤,一郎,1500001'),
};

/** The book after another document, as from a link of its footer. */
async function arriveFromTerms(page: Page): Promise<void> {
  await becomeMember(page);
  await page.goto(TERMS);
  await page.goto(BOOK);
}

const openForm = (page: Page) => page.getByRole('button', { name: '宛先を追加' }).first().click();

/** One press of the browser's button, which waits for nothing. */
const back = (page: Page) => page.evaluate(() => history.back());

test('on a freshly loaded page the browser’s way back closes the form, and asks about what was typed', async ({
  page,
}) => {
  await arriveFromTerms(page);
  const question = page.getByRole('alertdialog', { name: '入力したデータは保存されません。' });
  const last = dialog(page).getByLabel('姓', { exact: true });
  for (const _ of [1, 2]) {
    await openForm(page);
    await expect(last).toBeVisible();
    await back(page);
    await expect(dialog(page), 'nothing was typed').toHaveCount(0);
  }
  await openForm(page);
  await last.fill('髙橋');
  await back(page);
  await expect(question).toBeVisible();
  await back(page);
  await expect(question, 'the uppermost goes first').toBeHidden();
  await expect(last).toHaveValue('髙橋');
  await back(page);
  await question.getByRole('button', { name: '保存せずに閉じる' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await back(page);
  await expect(page, 'one press leaves').toHaveURL(TERMS);
  await page.goForward();
  await expect(page).toHaveURL(BOOK);
  await openForm(page);
  await expect(last).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '宛先を追加' }).first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await back(page);
  await expect(page, 'after a reload, too').toHaveURL(TERMS);
});

test('a link of a dialog leads on, and one press each comes back and leaves', async ({ page }) => {
  await arriveFromTerms(page);
  await openForm(page);
  await dialog(page).getByLabel('姓', { exact: true }).fill('髙橋');
  await dialog(page).getByLabel('名', { exact: true }).fill('太郎');
  await dialog(page).getByRole('button', { name: '保存する' }).click();
  await page.getByRole('button', { name: '髙橋 太郎 様を直す' }).click();
  await dialog(page).getByRole('link', { name: 'この方に住所をたずねる' }).click();
  await expect(page.getByRole('heading', { name: '住所をたずねる', level: 1 })).toBeVisible();
  await back(page);
  await expect(page.getByRole('rowheader', { name: '髙橋 太郎 様' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await back(page);
  await expect(page).toHaveURL(TERMS);
});

test('a file that is read but not saved is left only after a question, by a link or the way back', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto(TERMS);
  await page.goto(`${BOOK}/import`);
  const question = page.getByRole('alertdialog', { name: '読み込みが終わっていません。' });
  const save = page.getByRole('button', { name: '1人を読み込む' });
  const book = page.getByRole('banner').getByRole('link', { name: '連絡帳' });
  const choose = () => page.locator('[data-part=address-file]').setInputFiles(CSV);
  await choose();
  await expect(save).toBeVisible();
  for (const go of [() => back(page), () => book.click(), () => back(page)]) {
    await go();
    await expect(question).toBeVisible();
    await back(page);
    await expect(question, 'the way back stays').toHaveCount(0);
    await go();
    await question.getByRole('button', { name: '読み込みにもどる' }).click();
    await expect(question).toHaveCount(0);
    await expect(save).toBeVisible();
  }
  await book.click();
  await question.getByRole('button', { name: '読み込まずに移動する' }).click();
  await expect(page.getByRole('heading', { name: '連絡帳', level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'ファイルから読み込む' }).first().click();
  await choose();
  await expect(save).toBeVisible();
  await back(page);
  await question.getByRole('button', { name: '読み込まずに移動する' }).click();
  await expect(page, 'one press leaves').toHaveURL(BOOK);
  await page.goForward();
  await choose();
  await save.click();
  await expect(page.getByText('読み込みが終わりました')).toBeVisible();
  await back(page);
  await expect(page, 'what is saved is not asked about').toHaveURL(BOOK);
  await back(page);
  await back(page);
  await expect(page).toHaveURL(TERMS);
});

test('on the first page of a document the answer to leave leads to the document before', async ({ page }) => {
  await becomeMember(page);
  await page.goto(TERMS);
  await page.goto(`${BOOK}/import`);
  await page.locator('[data-part=address-file]').setInputFiles(CSV);
  await expect(page.getByRole('button', { name: '1人を読み込む' })).toBeVisible();
  await back(page);
  await page.getByRole('button', { name: '読み込まずに移動する' }).click();
  await expect(page, 'asked once').toHaveURL(TERMS);
});
