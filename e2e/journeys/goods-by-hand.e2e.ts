import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { albumPhotos } from '../support/album.ts';
import { expectNoWiderThanWindow, payByHand, signUpByHand } from '../support/by-hand.ts';
import { cropStage, dialog } from '../support/flow.ts';
import { fingerOn, type Hands, keysOn } from '../support/hands.ts';
import { awaitPressFile, readPressFile } from '../support/press-file.ts';
import { test } from '../support/test.ts';

/* Calendars and ID cards from root to paid order, each by keys alone and on a phone by a finger alone. */

type Walk = { readonly page: Page; readonly hands: Hands; readonly pathOf: (name: string) => string };

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** From the root to the photo step of the first design of an edition, or of the first design of all. */
async function arrive({ page, hands }: Walk, root: string, edition: string | null): Promise<void> {
  await page.goto(root);
  await hands.press(page.getByRole('main').getByRole('link', { name: 'デザインを選ぶ' }));
  if (edition !== null) {
    await hands.press(page.locator('main a[href*="/kit/"]').first());
    const editions = page.getByRole('navigation', { name: 'はじまりの月と曜日' });
    await hands.press(editions.getByRole('link', { name: edition }));
    await expect(page.getByRole('heading', { name: edition })).toBeVisible();
  }
  const design = page.locator('a[href*="preview?"]').first();
  await expect(design).toBeVisible();
  await expectNoWiderThanWindow(page);
  await hands.press(design);
  await hands.press(button(page, 'わかりました'));
}

/** By the button and the picker of the system. */
async function pick({ page, hands, pathOf }: Walk, count: number): Promise<void> {
  const paths = (await albumPhotos(count)).map(({ name, buffer }) => {
    writeFileSync(pathOf(name), buffer);
    return pathOf(name);
  });
  const choosing = page.waitForEvent('filechooser');
  await hands.press(button(page, '写真を選択').first());
  await (await choosing).setFiles(paths);
  if (count > 1)
    return expect(page.getByText(`${count}枚のうち${count}枚を選びました`)).toBeVisible({ timeout: 120_000 });
  await expect(cropStage(page)).toBeVisible();
  await hands.press(dialog(page).getByRole('button', { name: 'OK' }));
}

/** The same move after an undo is said anew: only what is written anew is read aloud. */
async function moveAgain(page: Page, words: string): Promise<void> {
  const said = page.getByText(words);
  await said.evaluate((element) => element.setAttribute('data-before', ''));
  for (const key of ['ControlOrMeta+Z', 'Shift+Tab', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect(page.locator('[data-before]')).toHaveCount(0);
  await expect(said).toBeAttached();
}

/** The first photo goes to the second place, out of it, and back from beside; focus and words go along. */
async function moveAbout({ page, hands }: Walk, [first, second]: readonly [string, string]): Promise<void> {
  const place = (name: string, photo: string) => button(page, `${name}、${photo}`);
  await hands.moveOn(place(first, 'album-01.jpg'), place(second, 'album-02.jpg'));
  await expect(place(second, 'album-01.jpg')).toBeVisible();
  await expect(place(first, 'album-02.jpg')).toBeVisible();
  if (hands.isByKeys) await moveAgain(page, `album-01.jpgを${second}へ移しました。`);
  await hands.press(button(page, 'この写真を外す'));
  await expect(button(page, `${second}、写真はまだありません`)).toBeVisible();
  await hands.press(page.getByRole('region', { name: '使っていない写真' }).getByRole('button').first());
  await expect(place(second, 'album-01.jpg')).toBeVisible();
  if (hands.isByKeys) await expect(place(second, 'album-01.jpg')).toBeFocused();
  await expectNoWiderThanWindow(page);
}

async function goOn({ page, hands }: Walk, to: string): Promise<void> {
  await hands.press(button(page, to));
  await hands.press(button(page, '問題ありません'));
  await signUpByHand(page, hands);
}

/** Where photos stand though pages lie, or are small for them, the order asks about it. */
async function order({ page, hands }: Walk, code: string, asks = true) {
  await expect(page.getByRole('heading', { name: '仕上がりの確認' })).toBeVisible();
  await expectNoWiderThanWindow(page);
  await hands.tick(page.getByRole('checkbox'));
  await hands.press(page.getByRole('button', { name: '注文', exact: true }));
  if (asks) await hands.press(dialog(page).getByRole('button', { name: 'このまま注文する' }));
  return readPressFile((await awaitPressFile(page, code)).bytes);
}

/** Leafs on from the cover, and comes back. */
async function leafOn({ page, hands }: Walk): Promise<void> {
  await hands.press(button(page, 'はじめからめくって見る'));
  const open = dialog(page).getByRole('status');
  await expect(open).toContainText('表紙');
  const cover = await open.innerText();
  await hands.press(dialog(page).getByRole('button', { name: '次へめくる' }));
  await expect(open).not.toHaveText(cover);
  await hands.press(dialog(page).getByRole('button', { name: '閉じる' }));
}

const CALENDARS = [
  ['T0018', '/calendar/', '2027年4月始まり・月曜始まり', ['2027年4月', '2027年5月'], 26, true],
  ['T0024', '/jp/wall-calendar/', '2027年1月始まり・日曜始まり', ['1月', '2月'], 26, true],
  ['T0025', '/jp/ring-desk-calendar/', '2027年1月始まり・月曜始まり', ['1月', '2月'], 28, true],
  [
    'T0026',
    '/jp/ring-desk-calendar-postcard/',
    '2027年4月始まり・日曜始まり',
    ['2027年4月', '2027年5月'],
    16,
    false,
  ],
] as const;

function walkAll(how: string, handsOf: (page: Page) => Hands): void {
  for (const [code, root, edition, months, pageCount, asks] of CALENDARS) {
    test(`${how} makes the calendar ${code} of twelve photos, and pays for it`, async ({ page }, info) => {
      const walk: Walk = { page, hands: handsOf(page), pathOf: (name) => info.outputPath(name) };
      await arrive(walk, root, edition);
      await pick(walk, 12);
      await moveAbout(walk, months);
      await goOn(walk, '確認へ進む');
      await leafOn(walk);
      expect((await order(walk, code, asks)).pageCount).toBe(pageCount);
      await payByHand(page, walk.hands);
      await expect(page.getByRole('main')).not.toContainText('はがき');
    });
  }

  test(`${how} makes a month's calendar of one photo, and pays for it`, async ({ page }, info) => {
    const walk: Walk = { page, hands: handsOf(page), pathOf: (name) => info.outputPath(name) };
    await arrive(walk, '/jp/apps/monthly/', '2027年2月');
    await pick(walk, 1);
    await goOn(walk, '確認へ進む');
    expect((await order(walk, 'T0012')).pageCount).toBe(1);
    await payByHand(page, walk.hands);
    await expect(page.getByRole('main')).not.toContainText('はがき');
  });

  test(`${how} makes ID cards of three photos, and pays for them`, async ({ page }, info) => {
    const walk: Walk = { page, hands: handsOf(page), pathOf: (name) => info.outputPath(name) };
    await arrive(walk, '/jp/apps/cards/id/', null);
    await walk.hands.press(page.getByRole('button', { name: '3枚', exact: true }));
    await pick(walk, 3);
    await moveAbout(walk, ['1枚目', '2枚目']);
    await goOn(walk, '文字の入力へ進む');
    await walk.hands.type(page.getByLabel('1行目'), 'Hanako.Yamada');
    await walk.hands.press(button(page, '確認へ進む'));
    const press = await order(walk, 'T0014');
    expect(press.pageCount).toBe(36);
    expect(press.texts[1]).toContain('Hanako.Yamada');
    await payByHand(page, walk.hands);
    await expect(page.getByRole('main')).not.toContainText('はがき');
  });
}

walkAll('the keyboard alone', keysOn);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  walkAll('a finger', fingerOn);
});
