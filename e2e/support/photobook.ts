import { expect, type Locator, type Page } from '@playwright/test';
import { dismissFirstWarning, openFirstKind } from './flow.ts';
import { payOnSandbox, typeCustomer } from './order.ts';
import { awaitPressFile, readPressFile, typeIn } from './press-file.ts';

/* A photobook from its root to its receipt, whichever way its photos come into it. */

export const ROOT = '/jp/photobook/';

/** Photos as a file picker hands them over: in no order of their own. */
export const shuffled = <Value>(values: readonly Value[]): Value[] =>
  values.map((_, index) => values[(index * 7 + 3) % values.length] as Value);

/** From the root to the photo step of one of the three books. */
export async function arriveAtPhotos(page: Page, name: string): Promise<void> {
  await page.goto(ROOT);
  await page.getByRole('link', { name: `${name}をつくる` }).click();
  await openFirstKind(page);
  await page.locator('a[href*="preview?"]').first().click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await dismissFirstWarning(page);
}

/** Goes on from the photo step to the text step; `press` is how buttons are pressed, a mouse click by default. */
export async function goOnToWords(
  page: Page,
  press = (target: Locator): Promise<void> => target.click(),
): Promise<void> {
  await press(page.getByRole('button', { name: '文字の入力へ進む' }));
  await press(page.getByRole('button', { name: '問題ありません' }));
  await expect(page.getByRole('heading', { name: '文字の入力' })).toBeVisible();
}

/** Presses 注文 with everything confirmed. */
export async function pressOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '仕上がりの確認' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注文', exact: true }).click();
}

/** Waits for the finished book, whose press file it reads. */
export async function readBook(page: Page, productCode: string) {
  const { bytes } = await awaitPressFile(page, productCode);
  return { ...(await readPressFile(bytes)), ...typeIn(bytes) };
}

/** The cover, page 1, with its photo and outlines of its title. */
const expectPhotoAndTitle = (cover: Locator): Promise<void> =>
  expect.poll(() => cover.innerHTML()).toMatch(/\/photo\/1\.jpg.*<g fill="[^"]+"><(path|use)/s);

/** Pays for the book; its cover stands on every screen, and nobody calls it a postcard. */
export async function payForBook(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  const main = page.getByRole('main');
  const expectCover = async (state: string): Promise<void> => {
    await expectPhotoAndTitle(main.getByRole('img', { name: /の表面の仕上がり/ }));
    await expect(main).not.toContainText('はがき');
    await look(state);
  };
  await expectCover('a finished photobook');
  await typeCustomer(page);
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expectCover('the payment of a photobook');
  await payOnSandbox(page);
  await expectCover('a photobook that is paid');
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page.getByText('印刷の準備中')).toBeVisible();
  await expect(main).toContainText('1冊');
  await expectCover('the paid order of a photobook');
  await page.getByRole('link', { name: '領収書' }).click();
  await expect(main).toContainText('フォトブック');
  await expect(main).not.toContainText('はがき');
  await look('the receipt of a photobook');
  await page.goto('/member/orders');
  await expectPhotoAndTitle(main.getByRole('listitem'));
  await expect(main).not.toContainText('はがき');
  await look('a list with a photobook');
}
