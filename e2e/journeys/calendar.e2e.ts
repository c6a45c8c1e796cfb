import type { Locator, Page } from '@playwright/test';
import { albumPhotos } from '../support/album.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  acceptCrop,
  dialog,
  dismissFirstWarning,
  expectPhotosChosen,
  openFirstKind,
  pickPhoto,
} from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { payOnSandbox, typeCustomer } from '../support/order.ts';
import { awaitPressFile, readPressFile } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

/** Looks at a state of the page with axe; all calendars stand on the same screens, and goods-by-hand.e2e.ts walks each. */
type Look = (state: string) => Promise<void>;

/** From the root over the edition to the photo step. */
async function arriveAtPhotos(page: Page, root: string, edition: string, look: Look): Promise<void> {
  await becomeMember(page);
  await page.goto(root);
  await expect(page.getByRole('main')).not.toContainText('はがき');
  await look(`the root ${root}`);
  await page.getByRole('main').getByRole('link', { name: 'デザインを選ぶ' }).click();
  await openFirstKind(page);
  const editions = page.getByRole('navigation', { name: 'はじまりの月と曜日' });
  await editions.getByRole('link', { name: edition }).click();
  await expect(page.getByRole('heading', { name: edition })).toBeVisible();
  await look(`the designs of ${root}`);
  await page.locator('a[href*="preview?"]').first().click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await dismissFirstWarning(page);
}

async function goOnToConfirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();
  await expect(page.getByRole('heading', { name: '仕上がりの確認' })).toBeVisible();
}

/**
 * Presses 注文 and waits for the finished book, whose press file it reads. Some photos are upright on landscape
 * pages, or small for them, which is asked about.
 */
async function order(page: Page, productCode: string) {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await expect(dialog(page)).not.toContainText('はがき');
  await dialog(page).getByRole('button', { name: 'このまま注文する' }).click();
  return readPressFile((await awaitPressFile(page, productCode)).bytes);
}

/** The first month stands for what is ordered, in the layout in which its upright photo is whole. */
async function expectFirstMonthUpright(card: Locator): Promise<void> {
  const ratio = (): Promise<number> =>
    card.evaluate((element) => {
      const images = [...element.querySelectorAll('image')];
      const photo = images.find(({ href }) => href.baseVal.includes('/photo/'));
      const { width = 0, height = 0 } = photo?.getBoundingClientRect() ?? {};
      return width / height;
    });
  await expect.poll(ratio).toBeCloseTo(3 / 4, 1);
}

/** From the customer's page to the paid order. */
async function pay(page: Page, look: Look): Promise<void> {
  await typeCustomer(page);
  await look('the order of a calendar');
  await page.getByRole('button', { name: '最終確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: 'お支払い', exact: true })).toBeVisible();
  await look('the payment of a calendar');
  await payOnSandbox(page);
  await page.getByRole('link', { name: 'ご注文の内容を見る' }).click();
  await expect(page.getByText('印刷の準備中')).toBeVisible();
  await expectFirstMonthUpright(page.getByRole('main').getByRole('img', { name: /の表面の仕上がり/ }));
  await expect(page.getByRole('main')).not.toContainText('はがき');
  await look('the paid order of a calendar');
  await page.goto('/member/orders');
  const own = page.getByRole('main').getByRole('listitem').locator('image[*|href^="/api/book/"]');
  await expect(own, 'the family’s own photo, not that of the design').toHaveCount(1);
}

/** Each doubt names its page and leads to it: from the bar, in the list and in the question. */
async function expectDoubtsLeadToPages(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: '気になるところのあるページ' });
  await page.getByRole('button', { name: /^確認が\d+件$/ }).click();
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注文', exact: true }).click();
  const rows = dialog(page).getByRole('listitem');
  await expect(rows.filter({ hasText: /^2027年8月/ })).toContainText('写真が大きく切れます');
  await rows.getByRole('button', { name: /^2027年8月.*を見る$/ }).click();
  await expect(dialog(page)).toBeHidden();
  const figure = page.getByRole('figure', { name: /^2027年8月.*写真が大きく切れます/ });
  await expect(figure).toBeFocused();
  await expect(figure.getByRole('img').first()).toBeInViewport();
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await dialog(page).getByRole('button', { name: '確認にもどる' }).click();
  await expect(list).toBeFocused();
  await page.getByRole('checkbox').uncheck();
}

/**
 * An upright photo is shown whole in a landscape month, wherever it is moved; in the design's own layout it
 * is cut, and the place says so.
 */
async function expectUprightWhole(page: Page): Promise<void> {
  await place(page, '2027年8月、album-05.jpg').click();
  const layouts = page.getByRole('group', { name: '2027年8月のレイアウト' });
  await expect(layouts.getByRole('radio', { name: '縦の写真' })).toBeChecked();
  await page.getByRole('button', { name: '次と入れかえる' }).click();
  await place(page, '2027年9月、album-05.jpg').click();
  const there = page.getByRole('group', { name: '2027年9月のレイアウト' });
  await expect(there.getByRole('radio', { name: '縦の写真' })).toBeChecked();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await place(page, '2027年8月、album-05.jpg').click();
  await layouts.getByRole('radio', { name: '見本のまま' }).check({ force: true });
  await expect(place(page, '2027年8月、album-05.jpg、大きく切れます')).toBeVisible();
}

const place = (page: Page, name: string) => page.getByRole('button', { name });

test('twelve photos become a desk calendar from April that is ordered and paid', async ({ page }) => {
  const look: Look = (state) => expectAccessible(page, state);
  const photos = await albumPhotos(12);
  await arriveAtPhotos(page, '/calendar/', '2027年4月始まり・月曜始まり', look);
  await expect(place(page, '2027年4月、写真はまだありません')).toHaveAttribute('aria-pressed', 'true');
  await pickPhoto(page, photos.slice(0, 1));
  await acceptCrop(page);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(dialog(page)).toContainText('写真があと11枚必要です。');
  await dialog(page).getByRole('button', { name: '編集にもどる' }).click();
  await expect(place(page, '2027年5月、写真はまだありません')).toHaveAttribute('aria-pressed', 'true');
  await place(page, '2028年3月、写真はまだありません').click();
  await pickPhoto(page, photos.slice(11));
  await acceptCrop(page);
  await look('a calendar with months that are empty');
  await place(page, '2027年5月、写真はまだありません').click();
  await pickPhoto(page, photos.slice(1, 11).toReversed());
  await expectPhotosChosen(page, 12);
  await expect(place(page, '2027年5月、album-02.jpg')).toBeVisible();
  await expect(place(page, '2028年2月、album-11.jpg')).toBeVisible();

  await place(page, '2027年5月、album-02.jpg').press('Enter');
  await page.getByRole('button', { name: '次と入れかえる' }).press('Enter');
  await expect(place(page, '2027年6月、album-02.jpg')).toBeVisible();
  await expect(place(page, '2027年5月、album-03.jpg')).toBeVisible();
  await expectUprightWhole(page);
  await place(page, '2027年6月、album-02.jpg').click();
  await page.getByRole('button', { name: '裏面' }).click();
  await expect(page.getByText('7／26ページ')).toBeVisible();
  await look('the grid of a month');

  await page.reload();
  await expectPhotosChosen(page, 12);
  await expect(place(page, '2027年6月、album-02.jpg')).toBeVisible();
  await goOnToConfirm(page);
  await expect(page.getByRole('img', { name: '表紙の仕上がり', exact: true })).toBeVisible();
  await page.getByRole('checkbox').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: '2028年3月（裏）の仕上がり' })).toBeVisible();
  await look('the whole calendar before it is ordered');

  await expectDoubtsLeadToPages(page);
  await look('the doubts of a calendar');

  // An upright photo on a landscape month: one press leads to its crop, and a look at it settles the doubt.
  const toCrop = page.getByRole('link', { name: /^2027年8月.*の写真の位置を見る$/ });
  await toCrop.click();
  await acceptCrop(page);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: '仕上がりの確認' })).toBeVisible();
  await expect(page.getByRole('link', { name: /の写真の位置を見る$/ }).first()).toBeVisible();
  await expect(toCrop).toBeHidden();

  const press = await order(page, 'T0018');
  expect(press.pageCount).toBe(26);
  expect(press.texts[0]).toContain('2027-2028');
  expect(press.texts[2]).toContain('April');
  expect(press.texts[2]).toContain('昭和の日');
  expect(press.texts[24]).toContain('March');
  expect(press.texts[24]).toContain('2028');
  expect(press.texts[24]).toContain('春分の日');

  const pictures = page.getByRole('main').getByRole('img', { name: /の表面の仕上がり/ });
  await expect(pictures.first()).toHaveAccessibleName(/、表紙$/);
  await expect(pictures.nth(1)).toHaveAccessibleName(/、2027年4月$/);
  await expectFirstMonthUpright(pictures.nth(1));
  await expect(pictures.last()).toHaveAccessibleName(/、2028年3月$/);
  await expect(page.getByRole('main')).not.toContainText('はがき');
  await pay(page, look);
});
