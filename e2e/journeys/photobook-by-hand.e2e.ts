import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { albumPhotos } from '../support/album.ts';
import { expectAccessible } from '../support/axe.ts';
import { dialog, expectPhotosChosen, openFirstKind, pinFromInbox } from '../support/flow.ts';
import { dragByFinger, fingerOn, pinch, pressByKeys, swipe, tabTo } from '../support/hands.ts';
import { longestTaskMs } from '../support/long-tasks.ts';
import { becomeMember, newEmail, PASSWORD } from '../support/member.ts';
import {
  arriveAtPhotos,
  goOnToWords,
  payForBook,
  pressOrder,
  ROOT,
  readBook,
  shuffled,
} from '../support/photobook.ts';
import { expect, test } from '../support/test.ts';

test.use({ breaksNetwork: true });

/** The products of this file, which goods-by-hand.e2e.ts finds in the titles of its tests. */
const BY_KEYS = 'T0001';
const BY_FINGER = 'T0011';

/** On the machine for which limits are written (long-tasks.ts); a phone is slower. */
const LONGEST_TASK_MS = 100;

/** Long side of the largest picture that the page holds. */
const largestPicturePx = (page: Page): Promise<number> =>
  page.locator('main ol img').evaluateAll((images) =>
    Math.max(
      ...images.map((image) => {
        const { naturalWidth, naturalHeight } = image as unknown as Record<string, number>;
        return Math.max(naturalWidth ?? 0, naturalHeight ?? 0);
      }),
    ),
  );

/** By path: photos that the test itself hands over would hold up the page. */
async function photoPaths(count: number, pathOf: (name: string) => string): Promise<string[]> {
  return shuffled(await albumPhotos(count)).map(({ name, buffer }) => {
    const path = pathOf(name);
    writeFileSync(path, buffer);
    return path;
  });
}

/** Picks sixty-four photos at once; the page stays free while they are read. */
async function pickSixtyFour(page: Page, pick: () => Promise<void>): Promise<void> {
  const longestMs = await longestTaskMs(page, async () => {
    await pick();
    await expectPhotosChosen(page, 64);
  });
  expect(longestMs, 'the page stays free while photos are read').toBeLessThan(LONGEST_TASK_MS);
  expect(await largestPicturePx(page), 'only small pictures are kept').toBeLessThanOrEqual(640);
  await expect(page.getByRole('button', { name: 'ページ 64、album-64.jpg' })).toBeVisible();
}

/** The list stays in its place when something is told of a photo above it after it was picked. */
async function expectStaysWhereToldAbove(page: Page, list: Locator): Promise<void> {
  await list.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const before = await list.boundingBox();
  await page.getByRole('group', { name: /レイアウト/ }).evaluate((group) => {
    const { style } = group as unknown as { readonly style: Record<string, string> };
    style.paddingBlockEnd = '80px';
  });
  await expect
    .poll(async () => Math.round((await list.boundingBox())?.y ?? 0))
    .toBe(Math.round(before?.y ?? -1));
}

/** How many spreads lie in sight inside of their list. */
const spreadsInSight = (list: Locator): Promise<number> =>
  list.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const boxes = [...element.children].map((item) => item.getBoundingClientRect());
    return boxes.filter(({ top, bottom }) => top >= frame.top - 1 && bottom <= frame.bottom + 1).length;
  });

/** The cover and thirty-three spreads. */
const SPREADS = 34;

/** All spreads at once by two fingers, and a page as wide as the list; what was pointed at stays in sight. */
async function pinchTable(page: Page, list: Locator): Promise<void> {
  const size = page.getByRole('slider', { name: 'ページの表示' });
  const longestMs = await longestTaskMs(page, async () => {
    await pinch(page, list, 250, 60);
    await expect(size).toHaveAttribute('aria-valuetext', '全体');
    await expect.poll(() => spreadsInSight(list)).toBe(SPREADS);
  });
  expect(longestMs, 'the page stays free while its spreads are laid anew').toBeLessThan(LONGEST_TASK_MS);
  expect(await page.evaluate('visualViewport.scale'), 'the window itself is not enlarged').toBe(1);
  const place = (name: string) => page.getByRole('button', { name });
  await dragByFinger(page, place('ページ 2、album-02.jpg'), place('ページ 30、album-30.jpg'));
  await expect(place('ページ 30、album-02.jpg')).toBeVisible();
  await dragByFinger(page, place('ページ 30、album-02.jpg'), place('ページ 2、album-30.jpg'));
  const spread = list.getByRole('listitem').nth(20);
  await pinch(page, spread, 60, 250);
  await expect(size).toHaveAttribute('aria-valuetext', '大きめ');
  await expect(spread).toBeInViewport();
  expect((await spread.boundingBox())?.width, 'a spread is as wide as the list').toBeGreaterThan(300);
  await pinch(page, list, 200, 140);
  await expect(size).toHaveAttribute('aria-valuetext', 'ふつう');
}

/** The order, and a book of sixty-four pages; every photo found a page that suits it: nothing is asked. */
async function expectSixtyFourPages(page: Page, code: string): Promise<void> {
  const press = await readBook(page, code);
  expect(press.pageCount).toBe(66);
  // The three books stand on the same screens: axe looks at them in photobook.e2e.ts.
  await payForBook(page, async () => {});
}

test(`the keyboard alone makes the book ${BY_KEYS} of sixty-four photos, and pays for it`, async ({
  page,
}, info) => {
  const paths = await photoPaths(64, (name) => info.outputPath(name));
  const press = (target: Locator): Promise<void> => pressByKeys(page, target);
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto(ROOT);
  await press(page.getByRole('link', { name: 'フォトブック A6 64ページをつくる' }));
  await openFirstKind(page, press);
  await press(page.locator('a[href*="preview?"]').first());
  await press(button('わかりました'));
  const choosing = page.waitForEvent('filechooser');
  await press(button('写真を選択'));
  const chooser = await choosing;
  await pickSixtyFour(page, () => chooser.setFiles(paths));

  const size = page.getByRole('slider', { name: 'ページの表示' });
  await tabTo(page, size);
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(size).toHaveAttribute('aria-valuetext', '全体');
  await tabTo(page, button('ページ 3、album-03.jpg'));
  await page.keyboard.press('Shift+ArrowRight');
  await expect(
    page.getByText('album-03.jpgをページ 4へ移しました。album-04.jpgはページ 3へ移りました。'),
  ).toBeAttached();
  await expect(button('ページ 4、album-03.jpg')).toBeFocused();
  await press(button('見開きを後へ'));
  await expect(button('ページ 6、album-03.jpg')).toBeVisible();
  await expect(button('ページ 4、album-06.jpg')).toBeVisible();
  await press(button('この写真を外す'));
  await press(page.getByRole('region', { name: '使っていない写真' }).getByRole('button').first());
  await expectPhotosChosen(page, 64);

  await press(button('文字の入力へ進む'));
  await press(button('問題ありません'));
  await expect(page.getByRole('tab', { name: 'ログイン' })).toBeVisible();
  await tabTo(page, page.getByRole('tab', { selected: true }));
  while (!(await page.getByRole('tab', { name: '初めての方', selected: true }).isVisible()))
    await page.keyboard.press('ArrowRight');
  const email = newEmail();
  await tabTo(page, page.getByLabel('メールアドレス'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('パスワード', { exact: true }));
  await page.keyboard.insertText(PASSWORD);
  await tabTo(page, page.getByLabel('に同意します'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('認証コード')).toBeFocused();
  await page.keyboard.type(await pinFromInbox(page, email));
  await page.keyboard.press('Enter');
  await expect(button('手続きにもどる')).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('タイトル'));
  await page.keyboard.insertText('六十四枚の旅');
  await press(button('確認へ進む'));
  await press(button('はじめからめくって見る'));
  await expect(dialog(page).getByRole('status')).toHaveText('表紙');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('status')).toHaveText('ページ 2とページ 3');
  await expect(dialog(page).getByRole('img', { name: 'ページ 3の仕上がり' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(dialog(page).getByRole('status')).toHaveText('裏表紙');
  // Keys that come faster than the page is drawn all count, up to the end.
  await page.keyboard.press('Home');
  await expect(dialog(page).getByRole('status')).toHaveText('表紙');
  await Promise.all(Array.from({ length: 63 }, () => page.keyboard.press('ArrowRight')));
  await expect(dialog(page).getByRole('slider')).toHaveValue('34');
  await expect(dialog(page).getByRole('status')).toHaveText('裏表紙');
  // Beyond the end nothing turns; a screen reader goes back by scrolling, and keys count from there.
  await page.keyboard.press('ArrowRight');
  await dialog(page)
    .getByRole('listitem')
    .first()
    .evaluate((item) => item.parentElement?.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(dialog(page).getByRole('status')).toHaveText('表紙');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('status')).toHaveText('ページ 2とページ 3');
  await page.keyboard.press('Escape');
  await pressByKeys(page, page.getByRole('checkbox'), 'Space');
  const order = page.getByRole('button', { name: '注文', exact: true });
  await expect(order, 'art of a page may still be drawn').toBeEnabled();
  await press(order);
  await expectSixtyFourPages(page, BY_KEYS);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test(`a finger makes the book ${BY_FINGER} of sixty-four photos, and pays for it`, async ({
    page,
  }, info) => {
    await becomeMember(page);
    await arriveAtPhotos(page, 'フォトブック B6 64ページ');
    const paths = await photoPaths(64, (name) => info.outputPath(name));
    await pickSixtyFour(page, () => page.locator('input[type=file]').first().setInputFiles(paths));
    const place = (name: string) => page.getByRole('button', { name });
    await place('ページ 1、album-01.jpg').tap();
    await dragByFinger(page, place('ページ 2、album-02.jpg'), place('ページ 5、album-05.jpg'));
    await expect(place('ページ 5、album-02.jpg')).toBeVisible();
    await expect(place('ページ 2、album-05.jpg')).toBeVisible();
    await dragByFinger(page, place('ページ 5、album-02.jpg'), place('ページ 2、album-05.jpg'));
    const list = page.getByRole('region', { name: '写真の並び' }).getByRole('list');
    await expectStaysWhereToldAbove(page, list);
    await pinchTable(page, list);
    await swipe(page, place('ページ 4、album-04.jpg'), { x: 0, y: -150 });
    await expect
      .poll(() => list.evaluate((element) => element.scrollTop), 'a finger that moves on scrolls')
      .toBeGreaterThan(50);
    await expect(place('ページ 4、album-04.jpg')).toBeAttached();

    const { press, type } = fingerOn(page);
    await goOnToWords(page, press);
    await type(page.getByLabel('タイトル'), '六十四枚の旅');
    await press(page.getByRole('button', { name: '確認へ進む' }));
    await press(page.getByRole('button', { name: 'はじめからめくって見る' }));
    const open = dialog(page).getByRole('status');
    await expect(open).toHaveText('表紙');
    const pages = dialog(page).getByRole('list');
    for (const name of ['ページ 1', 'ページ 2']) {
      await swipe(page, pages, { x: -250, y: 0 });
      await expect(open).toHaveText(name);
      // Only a page that lies still is turned.
      const turned = dialog(page).getByRole('img', { name: `${name}の仕上がり` });
      await expect(turned).toBeInViewport({ ratio: 0.99 });
    }
    const drawn = pages.locator('[aria-label$="の仕上がり"]');
    await expect.poll(() => drawn.count(), 'only what is near is drawn').toBeLessThan(4);
    await expectAccessible(page, 'a photobook that is leafed through');
    await press(dialog(page).getByRole('button', { name: '閉じる' }));
    await pressOrder(page);
    await expectSixtyFourPages(page, BY_FINGER);
  });
});
