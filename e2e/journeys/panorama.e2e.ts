import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { albumPhotos } from '../support/album.ts';
import { expectNoWiderThanWindow } from '../support/by-hand.ts';
import { dialog, expectPhotosChosen, pickPhoto } from '../support/flow.ts';
import { fingerOn, type Hands, keysOn } from '../support/hands.ts';
import { becomeMember } from '../support/member.ts';
import { arriveAtPhotos, goOnToWords } from '../support/photobook.ts';
import { expect, test } from '../support/test.ts';

/* One photo over both pages of a spread, by a finger on a small phone and by keys alone, and what the book shows of it. */

const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Lays a panorama, moves it with its spread, and undoes the move. */
async function layAndMove(page: Page, hands: Hands): Promise<void> {
  await hands.press(button(page, 'ページ 5、'));
  await hands.choose(page.getByRole('group', { name: 'ページ 5のレイアウト' }), '見開きに細長いパノラマ');
  await expect(button(page, 'ページ 4、album-')).toHaveCount(2);
  await expectNoWiderThanWindow(page);
  await hands.press(button(page, '見開きを後へ'));
  await expect(button(page, 'ページ 6、album-')).toHaveCount(2);
  await expectNoWiderThanWindow(page);
  await hands.press(button(page, '元に戻す'));
  await expect(button(page, 'ページ 4、album-')).toHaveCount(2);
}

/** Long side of the picture that a page draws of its photo. */
const photoSidePx = (figure: Locator): Promise<number> =>
  figure.locator('svg').evaluate(async (svg) => {
    const sources = [...svg.querySelectorAll('image')].map(({ href }) => href.baseVal);
    const photo = Object.assign(new Image(), { src: sources.find((src) => src.startsWith('blob:')) ?? '' });
    await photo.decode();
    return Math.max(photo.naturalWidth, photo.naturalHeight);
  });

/** Of 255: sky goes on over the gutter, up to the noise of a JPEG; paper would stand out by 60. */
const SKY_OFF = 24;

/** No line of paper stands where both pages meet. */
async function expectNoSeam(page: Page, spread: Locator): Promise<void> {
  // A page that comes near the window is drawn anew, and Playwright's boundingBox may then be null.
  const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
  const left = await boxOf(spread.locator('figure svg').first());
  const whole = await boxOf(spread);
  const clip = { x: whole.x + whole.width / 2 - 6, y: left.y + left.height * 0.4, width: 12, height: 4 };
  const across = await sharp(await page.screenshot({ clip }))
    .grayscale()
    .resize(36, 1)
    .raw()
    .toBuffer();
  expect(Math.max(...across) - Math.min(...across)).toBeLessThan(SKY_OFF);
}

/** Width of a spread on the screen: a phone is 360 points wide, of three pixels each. */
const SPREAD_PX = 1080;

async function expectSeenBeforeTheOrder(page: Page): Promise<void> {
  // Of the sheets the cover is the first page: page 4 is the fifth.
  const spread = page.locator('main li').filter({ has: page.locator('#page-5') });
  await expect(spread.locator('figcaption').first()).toContainText('ページ 4');
  await spread.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(spread.locator('figure svg')).toHaveCount(2);
  for (const figure of await spread.locator('figure').all())
    await expect.poll(() => photoSidePx(figure)).toBeGreaterThanOrEqual(SPREAD_PX);
  await expectNoWiderThanWindow(page);
  await expectNoSeam(page, spread);
}

const WAYS = [
  ['a finger', fingerOn, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ['the keyboard alone', keysOn, { viewport: { width: 1280, height: 800 } }],
] as const;

for (const [how, handsOf, use] of WAYS) {
  test.describe(how, () => {
    test.use({ ...use, deviceScaleFactor: 3 });
    test(`${how} lays a panorama, moves it, undoes that and sees it before the order`, async ({ page }) => {
      const hands = handsOf(page);
      await becomeMember(page);
      await arriveAtPhotos(page, 'フォトブック B6 24ページ');
      await pickPhoto(page, await albumPhotos(24));
      await expectPhotosChosen(page, 24);
      await layAndMove(page, hands);
      await goOnToWords(page, hands.press);
      await hands.press(button(page, '確認へ進む'));
      await expectSeenBeforeTheOrder(page);
    });
  });
}

/** Files of the art that pages draw. */
const artOn = (pages: Locator): Promise<string[]> =>
  pages
    .locator('svg image')
    .evaluateAll((images) =>
      images.flatMap(
        (image) => /preview.*/.exec((image as unknown as SVGImageElement).href.baseVal)?.[0] ?? [],
      ),
    );

const COMING = '絵柄を準備しています';

test.describe('art that is not drawn yet', () => {
  test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
  test('is announced on its pages and comes by itself, and stays small until the fine one is here', async ({
    page,
  }) => {
    await becomeMember(page);
    await arriveAtPhotos(page, 'フォトブック B6 24ページ');
    await pickPhoto(page, await albumPhotos(24));
    await expectPhotosChosen(page, 24);
    await goOnToWords(page);
    const small = '**/preview-1040.webp';
    await page.route(small, (route) => route.fulfill({ status: 404 }));
    await button(page, '確認へ進む').click();
    const pages = page.locator('main figure');
    const signs = pages.getByText(COMING);
    await expect(signs.first()).toBeVisible();
    await page.unroute(small);
    await expect(signs).toHaveCount(0);
    await expect.poll(() => artOn(pages)).toContain('preview-1040.webp');
    let letOn = (): void => undefined;
    const isLetOn = new Promise<void>((resolve) => {
      letOn = resolve;
    });
    await page.route('**/preview.webp', async (route) => {
      await isLetOn;
      await route.continue();
    });
    await button(page, 'はじめからめくって見る').click();
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await dialog(page).getByRole('list').press(key);
    await expect(dialog(page).getByRole('status')).toHaveText('ページ 23');
    const open = dialog(page).locator('li:not([inert])');
    await expect.poll(() => artOn(open)).toEqual(['preview-1040.webp']);
    await expect(open.getByText(COMING)).toHaveCount(0);
    letOn();
    await expect.poll(() => artOn(open)).toEqual(['preview.webp']);
  });
});
