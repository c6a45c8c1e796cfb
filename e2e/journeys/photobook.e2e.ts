import type { Page } from '@playwright/test';
import { albumPhotos } from '../support/album.ts';
import { expectAccessible } from '../support/axe.ts';
import { dialog, expectPhotosChosen, pickPhoto } from '../support/flow.ts';
import { dragByMouse } from '../support/hands.ts';
import { becomeMember } from '../support/member.ts';
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

/** Posts that are answered before the network is gone. */
const BEFORE_THE_TUNNEL = 16;

/** Layouts for all pages at one press, and for one page by hand: its photo goes and comes back. */
async function layOutPages(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /大きく切れます/ })).not.toHaveCount(0);
  await page.getByRole('button', { name: '写真に合わせてレイアウトをおまかせ' }).click();
  await expect(page.getByRole('button', { name: /大きく切れます/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'ページ 5、album-02.jpg' }).click();
  const layouts = page.getByRole('group', { name: 'ページ 5のレイアウト' });
  await layouts.getByRole('radio', { name: '3枚' }).check();
  await expect(page.getByRole('button', { name: 'ページ 5-3、写真はまだありません' })).toBeVisible();
  await expectPhotosChosen(page, 24, 26);
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
  await expectPhotosChosen(page, 24);
  // One photo over both pages; the other one waits beside.
  await layouts.getByRole('radio', { name: '見開きにパノラマ' }).check();
  await expect(page.getByRole('button', { name: /^ページ 4、album-/ })).toHaveCount(2);
  await expectPhotosChosen(page, 23);
  await expect(page.getByText('使っていない写真1枚（印刷されません）')).toBeVisible();
  await expectAccessible(page, 'a photo over a spread of a photobook');
  await page.keyboard.press('Control+z');
  await expect(layouts.getByRole('radio', { name: '写真と文章' })).toBeChecked();
  await expectPhotosChosen(page, 24);
}

/** By one press, which one undo takes back; where nothing is left to sort, that is told. */
async function sortByDate(page: Page): Promise<void> {
  const sort = page.getByRole('button', { name: '撮った順に並べる' });
  const last = page.getByRole('button', { name: 'ページ 24、album-24.jpg' });
  await expect(last).toHaveCount(0);
  await sort.click();
  await expect(last).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '写真を撮った順に並べました。' })).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(page.getByRole('status').filter({ hasText: '写真の変更を元に戻しました。' })).toBeAttached();
  await expect(last).toHaveCount(0);
  await sort.click();
  await expect(last).toBeVisible();
  await sort.click();
  await expect(
    page.getByRole('status').filter({ hasText: '写真はもう、撮った順に並んでいます。' }),
  ).toBeVisible();
}

/** Photos, pages and spreads by mouse, and everything back where it was. */
async function dragThings(page: Page): Promise<void> {
  const place = (name: string) => page.getByRole('button', { name });
  const window = page.viewportSize();
  // So high that both ends of each drag are in the window.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await dragByMouse(page, place('ページ 6、album-06.jpg'), place('ページ 9、album-09.jpg'));
  await expect(place('ページ 6、album-09.jpg')).toBeVisible();
  await dragByMouse(page, place('ページ 9、album-06.jpg'), page.locator('[data-tray]'));
  const tray = page.getByRole('region', { name: '使っていない写真' });
  await dragByMouse(page, tray.getByRole('button').first(), place('ページ 9、写真はまだありません'));
  await expect(place('ページ 9、album-06.jpg')).toBeVisible();
  await dragByMouse(page, page.locator('[data-drag=page][data-moved="7"]'), page.locator('[data-page="10"]'));
  await expect(place('ページ 6、album-06.jpg')).toBeVisible();
  await expect(place('ページ 9、album-09.jpg')).toBeVisible();
  await dragByMouse(
    page,
    page.locator('[data-drag=spread][data-moved="5"]'),
    page.locator('[data-spread="9"]'),
  );
  await expect(place('ページ 9、album-02.jpg')).toBeVisible();
  await expect(place('ページ 5、album-07.jpg')).toBeVisible();
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(place('ページ 5、album-02.jpg')).toBeVisible();
  if (window) await page.setViewportSize(window);
}

/** By the wheel and the control key, and by keys; every size is readable with enlarged text. */
async function changeSize(page: Page): Promise<void> {
  const size = page.getByRole('slider', { name: 'ページの表示' });
  await page.getByRole('button', { name: 'ページ 9、' }).hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(size).toHaveAttribute('aria-valuetext', '大きめ');
  await expectAccessible(page, 'a light table with large pages');
  await size.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(size).toHaveAttribute('aria-valuetext', '小さめ');
  await expectAccessible(page, 'a light table with small pages');
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

/** On a phone the page that is set stands above the choice, in a quarter of the window at most. */
async function expectStyleInSight(page: Page): Promise<void> {
  const window = page.viewportSize();
  const repeated = page.getByRole('img', { name: '選んだ書体と大きさのページ' });
  await expect(repeated).toBeHidden();
  await page.setViewportSize({ width: 375, height: 812 });
  await page
    .getByRole('radio', { name: '大', exact: true })
    .evaluate((radio) => radio.scrollIntoView({ block: 'end' }));
  await expect(repeated).toBeInViewport({ ratio: 0.99 });
  expect((await repeated.boundingBox())?.height).toBeLessThanOrEqual(812 / 4);
  if (window) await page.setViewportSize(window);
}

/** One typeface and one size for all words: shown at once on the page beside the form, undone and redone. */
async function chooseType(page: Page): Promise<void> {
  const words = page.getByRole('img', { name: 'ページの仕上がり' });
  const chosen = (name: string) => page.getByRole('radio', { name, exact: true });
  for (const name of ['丸ゴシック', '大']) {
    const before = await words.innerHTML();
    await chosen(name).check();
    await expect.poll(async () => (await words.innerHTML()) === before).toBe(false);
  }
  // Photos are out of sight: what was done to them before cannot be undone here.
  await page.getByRole('button', { name: '元に戻す' }).click();
  for (const name of ['デザインのまま', '標準']) await expect(chosen(name)).toBeChecked();
  await expect(page.getByRole('button', { name: '元に戻す' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'やり直す' }).click();
  for (const name of ['丸ゴシック', '大']) await expect(chosen(name)).toBeChecked();
  await expectStyleInSight(page);
  for (const name of ['丸ゴシック', '大']) await expect(chosen(name)).toBeChecked();
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
  await becomeMember(page);
  await arriveAtPhotos(page, 'フォトブック B6 24ページ');
  await expect(page.getByRole('heading', { name: '写真選択' }), 'focus is in sight').toBeInViewport();
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  await pickPhoto(page, [...shuffled(photos).slice(0, 20), broken]);
  await expect(dialog(page)).toContainText('読み込めるのは、JPEGとPNGの写真だけです。');
  await dialog(page).getByRole('button', { name: '閉じる' }).click();
  await expectPhotosChosen(page, 20, 24);
  await expectAccessible(page, 'a photobook with places that are empty');
  await pickPhoto(page, shuffled(photos).slice(20));
  await expectPhotosChosen(page, 24);
  await sortByDate(page);
  await page.getByRole('button', { name: 'ページ 2、album-02.jpg' }).click();
  await page.getByLabel('この写真を移す先').selectOption('ページ 5');
  await expect(page.getByRole('button', { name: 'ページ 5、album-02.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ページ 2、album-03.jpg' })).toBeVisible();
  await layOutPages(page);
  await dragThings(page);
  await chooseCover(page);

  await changeSize(page);
  await page.reload();
  await expectPhotosChosen(page, 24);
  await expect(page.getByRole('slider', { name: 'ページの表示' })).toHaveAttribute(
    'aria-valuetext',
    '小さめ',
  );
  await expect(page.getByRole('button', { name: 'ページ 5、album-02.jpg' })).toBeVisible();
  await goOnToWords(page);

  await page.getByLabel('タイトル').fill('祖父と海　2026年の夏');
  await page.getByLabel('ページ 2の言葉').fill('浜辺で、髙橋のおじいちゃんと');
  await chooseType(page);
  await page.getByLabel('ページ 24の言葉').fill('また来年🐑');
  await expect(page.getByText('ページ 24の言葉：「🐑」は印刷できません。', { exact: false })).toBeVisible();
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
  await expect(page.getByText('ページ 5　文章が入っていません。')).toBeVisible();
  await page.getByRole('link', { name: 'ページ 5の文章を書く' }).click();
  await expect(page.getByLabel('ページ 5の文章')).toBeFocused();
  await page.getByLabel('ページ 5の文章').fill('はじめての海。\n髙橋のおじいちゃんも、いっしょに。');
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('img', { name: COVER })).toBeVisible();
  const typed = page.getByRole('region', { name: '書いた言葉' });
  await expect(typed.getByRole('term'), 'each that is printed').toHaveText([
    ...['タイトル', 'ページ 5の文章', 'ページ 2の言葉', 'ページ 24の言葉'],
  ]);
  await expectAccessible(page, 'the whole photobook as spreads');

  let arrived = 0;
  await page.route('**/api/book/post', async (route) => {
    if (arrived >= BEFORE_THE_TUNNEL) return route.abort('internetdisconnected');
    arrived += 1;
    await route.continue();
  });
  await pressOrder(page);
  await expect(page.getByText('通信が切れました。つながりしだい、続きから再開します。')).toBeVisible();
  // A post whose answer was not noted before the reload is rightly sent again. The book itself counts too.
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${BEFORE_THE_TUNNEL + 1}`);
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
  // Title, captions and words of a page: a fifth more than the design's 20, 8 and 9.5 pt.
  expect(press.faces).toEqual(new Set(['ZenMaruGothic-Medium']));
  expect(press.sizesPt).toEqual(new Set([24, 9.5, 11.5]));

  await payForBook(page, (state) => expectAccessible(page, state));
});
