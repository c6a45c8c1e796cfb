import type { Page } from '@playwright/test';
import { dialog } from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

/* Pages that a document was loaded for: beneath them there is nothing of theirs that the browser could go back to. */

const TERMS = '/info/terms/app/';
const BOOK = '/member/contacts';

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
