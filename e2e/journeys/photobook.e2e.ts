import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { albumPhotos } from '../support/album.ts';
import { expectAccessible } from '../support/axe.ts';
import { dialog, dismissFirstWarning, pickPhoto, signUpInDialog } from '../support/flow.ts';
import { mainThreadTasks } from '../support/long-tasks.ts';
import { payOnSandbox, typeCustomer } from '../support/order.ts';
import { awaitPressFile, readPressFile } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

test.use({ breaksNetwork: true });

const ROOT = '/jp/photobook/';

/** Photos as a file picker hands them over: in no order of their own. */
const shuffled = <Value>(values: readonly Value[]): Value[] =>
  values.map((_, index) => values[(index * 7 + 3) % values.length] as Value);

/** Posts that are answered before the network is gone. */
const BEFORE_THE_TUNNEL = 16;

/** A phone is six times as slow: 200 ms there. */
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

/** From the root to the photo step of one of the three books. */
async function arriveAtPhotos(page: Page, name: string): Promise<void> {
  await page.goto(ROOT);
  await page.getByRole('link', { name: `${name}をつくる` }).click();
  await page.locator('main a[href*="/kit/"]').first().click();
  await page.locator('a[href*="preview?"]').first().click();
  await expect(page.getByRole('heading', { name: '写真選択' })).toBeVisible();
  await dismissFirstWarning(page);
}

async function goOnAsNewMember(page: Page): Promise<void> {
  await page.getByRole('button', { name: '文字の入力へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();
  await signUpInDialog(page);
  await expect(page.getByRole('heading', { name: '文字の入力' })).toBeVisible();
}

/** Presses 注文 with everything confirmed. */
async function pressOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '仕上がりの確認' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注文', exact: true }).click();
}

/** Waits for the finished book, whose press file it reads. */
const readBook = async (page: Page, productCode: string) =>
  readPressFile((await awaitPressFile(page, productCode)).bytes);

/** The cover, page 1, with its photo and outlines of its title. */
const expectPhotoAndTitle = (cover: Locator): Promise<void> =>
  expect.poll(() => cover.innerHTML()).toMatch(/\/photo\/1\.jpg.*<g fill="[^"]+"><(path|use)/s);

/** Pays for the book; its cover stands on every screen, and nobody calls it a postcard. */
async function payForBook(page: Page, look: (state: string) => Promise<void>): Promise<void> {
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

/** Layouts for all pages at one press, and for one page by hand: its photo goes and comes back. */
async function layOutPages(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /大きく切れます/ })).not.toHaveCount(0);
  await page.getByRole('button', { name: '写真に合わせてレイアウトをおまかせ' }).click();
  await expect(page.getByRole('button', { name: /大きく切れます/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'ページ 5、album-02.jpg' }).click();
  const layouts = page.getByRole('group', { name: 'ページ 5のレイアウト' });
  await layouts.getByRole('radio', { name: '3枚' }).check();
  await expect(page.getByRole('button', { name: 'ページ 5-3、写真はまだありません' })).toBeVisible();
  await expect(page.getByText('26枚のうち24枚を選びました')).toBeVisible();
  await expectAccessible(page, 'a page of a photobook with three places');
  await layouts.getByRole('radio', { name: '何も入れない' }).check();
  await expect(page.getByText('使っていない写真1枚（印刷されません）')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ページ 5、写真のないページ' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(layouts.getByRole('radio', { name: '3枚' })).toBeChecked();
  await layouts.getByRole('radio', { name: '4枚' }).last().focus();
  // Arrows walk through the layouts.
  await page.keyboard.press('ArrowRight');
  await expect(layouts.getByRole('radio', { name: '写真と文章' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'ページ 5、album-02.jpg' })).toBeVisible();
  await expect(page.getByText('24枚のうち24枚を選びました')).toBeVisible();
}

const COVER = '表紙の仕上がり。左からうら表紙、背、おもて表紙';

/** The cover in one piece, with a photo and a crop of its own; the first page keeps its photo. */
async function chooseCover(page: Page): Promise<void> {
  await page.getByRole('button', { name: '表紙', exact: true }).click();
  await expect(page.getByRole('img', { name: COVER })).toBeVisible();
  await page.getByRole('radio', { name: 'album-09.jpgを表紙に使う' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'album-09.jpgを表紙に使う' })).toBeChecked();
  await page.getByRole('button', { name: '表紙の写真の位置を調整する' }).click();
  await page.getByRole('slider', { name: '写真の位置' }).press('Shift+ArrowDown');
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expectAccessible(page, 'the cover of a photobook');
  await expect(page.getByRole('button', { name: 'ページ 1、album-01.jpg' })).toBeVisible();
}

test('twenty-four photos become a photobook that is ordered and paid', async ({ page }) => {
  const photos = await albumPhotos(24);
  await page.goto(ROOT);
  await expect(page.getByRole('link', { name: /をつくる$/ })).toHaveCount(3);
  await expect(page.getByRole('banner').getByRole('link', { name: 'デザインを選ぶ' })).toHaveAttribute(
    'href',
    /^\/jp\/photobook\//,
  );
  await expectAccessible(page, 'the root of the photobooks');
  await arriveAtPhotos(page, 'フォトブック B6 24ページ');
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  await pickPhoto(page, [...shuffled(photos).slice(0, 20), broken]);
  await expect(dialog(page)).toContainText('読み込めるのは、JPEGとPNGの写真だけです。');
  await dialog(page).getByRole('button', { name: '閉じる' }).click();
  await expect(page.getByText('24枚のうち20枚を選びました')).toBeVisible();
  await expectAccessible(page, 'a photobook with places that are empty');
  await pickPhoto(page, shuffled(photos).slice(20));
  await expect(page.getByText('24枚のうち24枚を選びました')).toBeVisible();
  await page.getByRole('button', { name: '撮影の日付順に並べる' }).click();
  await expect(page.getByRole('button', { name: 'ページ 24、album-24.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'ページ 2、album-02.jpg' }).click();
  await page.getByLabel('この写真を移す先').selectOption('ページ 5');
  await expect(page.getByRole('button', { name: 'ページ 5、album-02.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ページ 2、album-03.jpg' })).toBeVisible();
  await layOutPages(page);
  await chooseCover(page);

  await page.reload();
  await expect(page.getByText('24枚のうち24枚を選びました')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ページ 5、album-02.jpg' })).toBeVisible();
  await goOnAsNewMember(page);

  await page.getByLabel('タイトル').fill('祖父と海　2026年の夏');
  await page.getByLabel('ページ 5の文章').fill('はじめての海。\n髙橋のおじいちゃんも、いっしょに。');
  await page.getByLabel('ページ 2の言葉').fill('浜辺で、髙橋のおじいちゃんと');
  await page.getByLabel('ページ 24の言葉').fill('また来年🐑');
  await expect(
    page.getByText('ページ 24の言葉：印刷できない文字が入っています。', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page, 'a title and captions');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByLabel('ページ 24の言葉')).toBeFocused();
  await page.goto(page.url().replace(/text$/, 'confirm'));
  await expect(page.getByRole('region', { name: '直すところのある文字' })).toContainText('ページ 24の言葉');
  await expect(page.getByRole('button', { name: '注文', exact: true })).toBeDisabled();
  await expectAccessible(page, 'a photobook with a caption that cannot be printed');
  await page.getByRole('link', { name: 'ページ 24の言葉を直す' }).click();
  await expect(page.getByLabel('ページ 24の言葉')).toBeFocused();
  await page.getByLabel('ページ 24の言葉').fill('また来年');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('img', { name: COVER })).toBeVisible();
  await expectAccessible(page, 'the whole photobook as spreads');

  let arrived = 0;
  let answered = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/book/post')) answered += 1;
  });
  await page.route('**/api/book/post', async (route) => {
    if (arrived >= BEFORE_THE_TUNNEL) return route.abort('internetdisconnected');
    arrived += 1;
    await route.continue();
  });
  await pressOrder(page);
  await expect(page.getByText('通信が切れました。つながりしだい、続きから再開します。')).toBeVisible();
  // One whose answer the reload cuts off is sent again, and rightly so.
  await expect.poll(() => answered).toBe(BEFORE_THE_TUNNEL);
  page.once('dialog', (leaving) => leaving.accept());
  await page.reload();
  await expect(page.getByText('写真の送信がとちゅうで止まっています。')).toBeVisible();
  await expectAccessible(page, 'a photobook whose upload was cut off');
  await page.unroute('**/api/book/post');
  page.on('request', (request) => {
    if (request.url().endsWith('/api/book/post')) arrived += 1;
  });
  await pressOrder(page);
  const press = await readBook(page, 'T0005');
  // Eight pages of art, twenty-four photos and the cover's, a title, two captions and a page's words: each sent once.
  expect(arrived).toBe(8 + 25 + 4);
  expect(press.pageCount).toBe(26);
  expect(press.texts[0]).toContain('祖父と海2026年の夏');
  expect(press.texts[2]).toContain('浜辺で、髙橋のおじいちゃんと');
  expect(press.texts[5]).toContain('髙橋のおじいちゃんも、いっしょに。');
  expect(press.texts[24]).toContain('また来年');

  await payForBook(page, (state) => expectAccessible(page, state));
});

for (const [code, name] of [
  ['T0001', 'フォトブック A6 64ページ'],
  ['T0011', 'フォトブック B6 64ページ'],
] as const) {
  test(`sixty-four photos, picked at once, become the book of ${code}`, async ({ page }, info) => {
    await arriveAtPhotos(page, name);
    // By path: photos that the test itself hands over would hold up the page.
    const photos = shuffled(await albumPhotos(64)).map(({ name: file, buffer }) => {
      const path = info.outputPath(file);
      writeFileSync(path, buffer);
      return path;
    });
    const [longestMs = 0] = await mainThreadTasks(page, async () => {
      await page.locator('input[type=file]').first().setInputFiles(photos);
      await expect(page.getByText('64枚のうち64枚を選びました')).toBeVisible({ timeout: 120_000 });
    });
    expect(longestMs, 'the page stays free while photos are read').toBeLessThan(LONGEST_TASK_MS);
    expect(await largestPicturePx(page), 'only small pictures are kept').toBeLessThanOrEqual(640);
    await expect(page.getByRole('button', { name: 'ページ 64、album-64.jpg' })).toBeVisible();
    await goOnAsNewMember(page);
    await page.getByLabel('タイトル').fill('六十四枚の旅');
    await page.getByRole('button', { name: '確認へ進む' }).click();
    // Every photo found a page that suits it: nothing is asked.
    await pressOrder(page);
    const press = await readBook(page, code);
    expect(press.pageCount).toBe(66);
    // The three books stand on the same screens: axe looked at them above.
    await payForBook(page, async () => {});
  });
}
