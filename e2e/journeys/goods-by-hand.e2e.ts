import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { albumPhotos } from '../support/album.ts';
import { aSample, expectAsPrinted, shownPages } from '../support/as-printed.ts';
import { expectNoWiderThanWindow, payByHand, signUpByHand } from '../support/by-hand.ts';
import { cropStage, dialog, expectPhotosChosen, openFirstKind } from '../support/flow.ts';
import { fingerOn, type Hands, keysOn } from '../support/hands.ts';
import { titlesOf } from '../support/journeys.ts';
import { awaitPressFile, readPressFile } from '../support/press-file.ts';
import { test } from '../support/test.ts';
import { untilHydrated } from '../support/until-hydrated.ts';

/* Each product from root to paid order, by keys alone and on a phone by a finger alone. */

type Walk = { readonly page: Page; readonly hands: Hands; readonly pathOf: (name: string) => string };

const button = (page: Page, name: string) => page.getByRole('button', { name });

type Begin = {
  readonly root: string;
  /** What leads from the root to the designs. */
  readonly link?: string;
  /** Whether there is a page of groups of designs; a product with one group has none. */
  readonly hasGroups?: boolean;
  readonly edition?: string;
};

/** From the root to the photo step of the first design of an edition, or of the first design of all. */
async function arrive(
  { page, hands }: Walk,
  { root, link = 'デザインを選ぶ', edition, hasGroups = edition !== undefined }: Begin,
): Promise<void> {
  await page.goto(root);
  await hands.press(page.getByRole('main').getByRole('link', { name: link }).first());
  if (hasGroups) await openFirstKind(page, hands.press);
  if (edition !== undefined) {
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
  if (count > 1) return expectPhotosChosen(page, count);
  await expect(cropStage(page)).toBeVisible();
  await hands.press(dialog(page).getByRole('button', { name: 'OK' }));
}

/** A move that is undone and made again is written anew: else screen readers would not say it. */
async function moveAgain(page: Page, words: string): Promise<void> {
  const note = page.getByText(words);
  await note.evaluate((element) => element.setAttribute('data-before', ''));
  for (const key of ['ControlOrMeta+Z', 'Shift+Tab', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect(page.locator('[data-before]')).toHaveCount(0);
  await expect(note).toBeAttached();
}

/** One photo over both pages of a spread. */
async function layPanorama({ page, hands }: Walk): Promise<void> {
  await hands.press(button(page, 'ページ 5、'));
  const layouts = page.getByRole('group', { name: 'ページ 5のレイアウト' });
  await hands.choose(layouts, '見開きに細長いパノラマ');
  await expect(button(page, 'ページ 4、album-')).toHaveCount(2);
  await expectNoWiderThanWindow(page);
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

async function goOn({ page, hands }: Walk, to = '確認へ進む'): Promise<void> {
  await hands.press(button(page, to));
  await hands.press(button(page, '問題ありません'));
  await signUpByHand(page, hands);
}

/** `asks`: the order asks about upright photos on lying pages, and about photos that are small. */
async function order({ page, hands }: Walk, code: string, asks = true) {
  await expect(page.getByRole('heading', { name: /^(仕上がり|差出人、宛先)の確認$/ })).toBeVisible();
  await expectNoWiderThanWindow(page);
  // Of postcards print-parity.e2e.ts compares what is typed.
  const shown = code === 'T0021' ? null : await shownPages(page, aSample);
  for (const box of await page.getByRole('checkbox').all()) await hands.tick(box);
  const order = page.getByRole('button', { name: '注文', exact: true });
  await expect(order, 'art of a page may still be drawn').toBeEnabled();
  await hands.press(order);
  if (asks) await hands.press(dialog(page).getByRole('button', { name: 'このまま注文する' }));
  const { bytes } = await awaitPressFile(page, code);
  if (shown) await expectAsPrinted(shown, bytes);
  return readPressFile(bytes);
}

/**
 * Width of a page that is looked at closely, px: about two px for each point of the narrowest book,
 * which has 298 pt. Captions of 8 pt are 16 px then.
 */
const LARGE_PX = 590;

/** Leafs on from the cover, looks at a page closely, and comes back. */
async function leafOn({ page, hands }: Walk): Promise<void> {
  await hands.press(button(page, 'はじめからめくって見る'));
  const open = dialog(page).getByRole('status');
  await expect(open).toContainText('表紙');
  const cover = await open.innerText();
  await hands.press(dialog(page).getByRole('button', { name: '次へめくる' }));
  await expect(open).not.toHaveText(cover);
  await hands.press(dialog(page).getByRole('button', { name: '大きく見る' }));
  const sheet = dialog(page).locator('li:not([inert])').getByRole('img').first();
  await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThan(LARGE_PX);
  await expectNoWiderThanWindow(page);
  await hands.press(dialog(page).getByRole('button', { name: '閉じる' }));
}

const CALENDARS = [
  ['T0018', '/calendar/', '2027年4月始まり・月曜始まり', ['2027年4月', '2027年5月'], 26, false],
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

/** In which ways each book is made here; photobook-by-hand.e2e.ts has the other ways. */
const BOOKS = [
  ['T0001', 'フォトブック A6 64ページ', 64, ['a finger']],
  ['T0005', 'フォトブック B6 24ページ', 24, ['the keyboard alone', 'a finger']],
  ['T0011', 'フォトブック B6 64ページ', 64, ['the keyboard alone']],
] as const;

const WAYS = ['the keyboard alone', 'a finger'] as const;
type Way = (typeof WAYS)[number];

/**
 * Each product is walked both ways where FUMI_FULL is 1. Otherwise once, by who is named here; the larger books in
 * photobook-by-hand.e2e.ts alone, and of calendars, which stand on the same screens, the one that is walked by mouse in
 * calendar.e2e.ts, the largest, and the one of postcards.
 */
const SAMPLE: Readonly<Record<string, Way>> = {
  ...{ T0005: 'the keyboard alone', T0021: 'a finger' },
  ...{ T0018: 'a finger', T0024: 'the keyboard alone', T0026: 'the keyboard alone' },
  ...{ T0012: 'a finger', T0014: 'the keyboard alone' },
};
const isWalked = (code: string, how: Way): boolean => process.env.FUMI_FULL === '1' || SAMPLE[code] === how;

const PRODUCTS = new URL('../../content/products/', import.meta.url);

test('each product that can be made is walked by keys and by a finger', () => {
  const products = readdirSync(PRODUCTS).map((file): { code: string; flow: unknown } =>
    JSON.parse(readFileSync(new URL(file, PRODUCTS), 'utf8')),
  );
  const made = products.filter(({ flow }) => flow !== null).map(({ code }) => code);
  const walked = titlesOf('by-hand');
  const missing = made.flatMap((code) =>
    WAYS.filter(
      (way) =>
        !walked.some((title) => title.startsWith(`${way} makes `) && title.split(/[ ,]/).includes(code)),
    ).map((way) => `${way}: ${code}`),
  );
  expect(made.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

async function typeAddress({ page, hands }: Walk, last: string): Promise<void> {
  const form = (await dialog(page).isVisible()) ? dialog(page) : page.getByRole('main');
  const field = (name: string) => form.getByLabel(name, { exact: true }).first();
  await hands.type(field('姓'), last);
  await hands.type(field('名'), '花子');
  await hands.type(field('郵便番号'), '1060032');
  await expect(field('住所1')).not.toHaveValue('');
  await hands.type(field('住所1'), '港区六本木1-2-3');
}

function walkAll(how: Way, handsOf: (page: Page) => Hands): void {
  const makes = (code: string, what: string, make: (walk: Walk) => Promise<void>): void => {
    if (!isWalked(code, how)) return;
    test(`${how} makes ${what}`, ({ page }, info) =>
      make({ page, hands: handsOf(page), pathOf: (name) => info.outputPath(name) }));
  };

  for (const [code, name, count, ways] of BOOKS) {
    if (!(ways as readonly Way[]).includes(how)) continue;
    makes(code, `the book ${code} of ${count} photos, and pays for it`, async (walk) => {
      const { page, hands } = walk;
      await arrive(walk, { root: '/jp/photobook/', link: `${name}をつくる`, hasGroups: true });
      await pick(walk, count);
      const isLaidOut = code === 'T0005';
      if (isLaidOut) await layPanorama(walk);
      await goOn(walk, '文字の入力へ進む');
      await hands.type(page.getByLabel('タイトル'), '海の日');
      if (isLaidOut) await hands.type(page.getByLabel('ページ 4の言葉'), '水平線まで');
      await hands.press(button(page, '確認へ進む'));
      await leafOn(walk);
      const press = await order(walk, code, isLaidOut);
      expect(press.pageCount).toBe(count + 2);
      expect(press.texts[0]).toContain('海の日');
      if (isLaidOut) expect(press.texts[4]).toContain('水平線まで');
      await payByHand(page, hands);
      await expect(page.getByRole('main')).not.toContainText('はがき');
    });
  }

  makes('T0021', 'postcards T0021 of one photo, and pays for them', async (walk) => {
    const { page, hands } = walk;
    await arrive(walk, { root: '/jp/apps/postcard/', hasGroups: true });
    await pick(walk, 1);
    await goOn(walk, '宛名面の入力へ進む');
    await expect(page.getByRole('heading', { name: '差出人入力' })).toBeVisible();
    await typeAddress(walk, '髙橋');
    await hands.press(button(page, '宛先の選択へ進む'));
    await hands.press(button(page, '宛先を入力'));
    await expect(dialog(page)).toBeVisible();
    await typeAddress(walk, '渡邉');
    await hands.press(dialog(page).getByRole('button', { name: '保存する' }));
    await expect(dialog(page)).toHaveCount(0);
    await hands.press(button(page, '確認へ進む'));
    const press = await order(walk, 'T0021', false);
    expect(press.pageCount).toBe(60);
    expect(press.texts[1]).toContain('渡邉');
    await payByHand(page, hands);
  });

  for (const [code, root, edition, months, pageCount, asks] of CALENDARS)
    makes(code, `the calendar ${code} of twelve photos, and pays for it`, async (walk) => {
      await arrive(walk, { root, edition });
      await pick(walk, 12);
      await moveAbout(walk, months);
      await goOn(walk);
      await leafOn(walk);
      expect((await order(walk, code, asks)).pageCount).toBe(pageCount);
      await payByHand(walk.page, walk.hands);
      await expect(walk.page.getByRole('main')).not.toContainText('はがき');
    });

  makes('T0012', "a month's calendar T0012 of one photo, and pays for it", async (walk) => {
    await arrive(walk, { root: '/jp/apps/monthly/', edition: '2027年2月' });
    await pick(walk, 1);
    await goOn(walk);
    expect((await order(walk, 'T0012', false)).pageCount).toBe(1);
    await payByHand(walk.page, walk.hands);
    await expect(walk.page.getByRole('main')).not.toContainText('はがき');
  });

  makes('T0014', 'ID cards T0014 of three photos, and pays for them', async (walk) => {
    const { page, hands } = walk;
    await arrive(walk, { root: '/jp/apps/cards/id/' });
    await hands.press(page.getByRole('button', { name: '3枚', exact: true }));
    await pick(walk, 3);
    await moveAbout(walk, ['1枚目', '2枚目']);
    await goOn(walk, '文字の入力へ進む');
    await hands.type(page.getByLabel('1行目'), 'Hanako.Yamada');
    await hands.press(button(page, '確認へ進む'));
    const press = await order(walk, 'T0014');
    expect(press.pageCount).toBe(36);
    expect(press.texts[1]).toContain('Hanako.Yamada');
    await payByHand(page, hands);
    await expect(page.getByRole('main')).not.toContainText('はがき');
  });
}

walkAll('the keyboard alone', keysOn);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });
  walkAll('a finger', fingerOn);

  test('a row that was moved before its page is awake stays where a finger is about to press', async ({
    page,
  }) => {
    let letOn = (): void => undefined;
    const isMoved = new Promise<void>((resolve) => {
      letOn = resolve;
    });
    await page.goto('/calendar/create/');
    const designs = await page.locator('main a[href*="/kit/"]').first().getAttribute('href');
    await page.route('**/assets/*.js', async (route) => {
      await isMoved;
      await route.continue();
    });
    await page.goto(designs ?? '', { waitUntil: 'commit' });
    const row = page.getByRole('navigation', { name: 'はじまりの月と曜日' });
    await row.getByRole('link').last().scrollIntoViewIfNeeded();
    const before = await row.evaluate((element) => element.scrollLeft);
    expect(before).toBeGreaterThan(0);
    letOn();
    await untilHydrated(page);
    expect(await row.evaluate((element) => element.scrollLeft)).toBe(before);
  });
});
