import type { Page, Request } from '@playwright/test';
import {
  acceptCrop,
  addRecipientByHand,
  askForAddresses,
  CREATE,
  chooseDesign,
  cropStage,
  dialog,
  dismissFirstWarning,
  expectPhotosChosen,
  message,
  pickPhoto,
} from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { portraitJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/** Somebody far on the left: in the middle of the photo there is nobody. */
const atTheSide = async () => ({
  name: 'side.jpg',
  mimeType: 'image/jpeg',
  buffer: await portraitJpeg(3600, 1600, [[420, 700]]),
});

/**
 * The page may send JSON of fewer bytes at any time: which page is looked at, and the words of a
 * card. A picture is larger.
 */
const WORDS_BYTES = 2000;

const hasPicture = (request: Request): boolean =>
  request.method() !== 'GET' &&
  !(
    request.headers()['content-type']?.includes('json') &&
    (request.postDataBuffer()?.byteLength ?? 0) < WORDS_BYTES
  );

/** How often the page asks for the finder, and sends what may be a picture. */
function watch(page: Page) {
  const seen = { net: 0, sent: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('.bin')) seen.net += 1;
    if (hasPicture(request)) seen.sent += 1;
  });
  return seen;
}

test('a face at the side stays on the card, is found without being sent, and nothing is loaded before', async ({
  page,
}) => {
  const seen = watch(page);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  expect(seen).toEqual({ net: 0, sent: 0 });
  await pickPhoto(page, await atTheSide());
  await expect(cropStage(page)).toHaveAttribute('aria-valuetext', /^左から\dパーセント/);
  expect(seen).toEqual({ net: 1, sent: 0 });
  await expect(page.getByRole('button', { name: 'はじめの状態に戻す' })).toBeDisabled();
});

test('a face that somebody moved under the knife is told again before the order, with the way back', async ({
  page,
}) => {
  await becomeMember(page);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await pickPhoto(page, await atTheSide());
  const stage = cropStage(page);
  await expect(stage).toHaveAttribute('aria-valuetext', /^左から\dパーセント/);
  const lies = async (where: RegExp) => where.test((await stage.getAttribute('aria-valuetext')) ?? '');
  // Ten pixels of the screen each, a twentieth of the way.
  while (!(await lies(/^左から3\d/))) await stage.press('Shift+ArrowLeft');
  await acceptCrop(page);
  await askForAddresses(page);
  await page.getByRole('button', { name: '宛先の選択へ進む' }).click();
  await dialog(page).getByRole('button', { name: 'はい' }).click();
  await addRecipientByHand(page, { last: '山田', first: '太郎', zip: '1060032', rest: '1-2-3' });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  const doubts = page.getByRole('region', { name: '気になるところのあるはがき' });
  await expect(doubts.getByText('お顔がふちにかかっています。')).toBeVisible();
  await doubts.getByRole('link', { name: '写真の位置を変える' }).click();
  while (!(await lies(/^左から\dパーセント/))) await stage.press('Shift+ArrowRight');
  await acceptCrop(page);
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(page.getByRole('heading', { name: '差出人、宛先の確認' })).toBeVisible();
  await expect(doubts).toHaveCount(0);
});

test('a face under the art of a design is told beside the photo, until it lies free', async ({ page }) => {
  await page.goto(`${CREATE}kit/10`);
  await page.locator('[data-kit="27005"]').getByRole('link').click();
  await dismissFirstWarning(page);
  const told = page.getByText('お顔にデザインの絵が重なっているようです。', { exact: false });
  const pick = async (middle: readonly [number, number]) =>
    pickPhoto(page, {
      name: 'corner.jpg',
      mimeType: 'image/jpeg',
      buffer: await portraitJpeg(2072, 1600, [middle]),
    });
  await pick([330, 330]);
  await acceptCrop(page);
  await expect(told).toBeVisible();
  await pick([1036, 800]);
  await acceptCrop(page);
  await expect(told).toHaveCount(0);
});

/** Holds the file of the face finder back until the returned function is called. */
async function holdFinder(page: Page): Promise<() => void> {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.bin', async (route) => {
    await held;
    await route.continue();
  });
  return () => answer();
}

test('a photo that its face moves after the tick before the order is looked at again', async ({ page }) => {
  const answer = await holdFinder(page);
  await becomeMember(page);
  await page.goto('/jp/apps/cards/id/');
  await page.getByRole('main').getByRole('link', { name: 'デザインを選ぶ' }).click();
  await page.locator('a[href*="preview?"]').first().click();
  await dismissFirstWarning(page);
  await page.getByRole('button', { name: '2枚', exact: true }).click();
  await pickPhoto(page, [await atTheSide(), { ...(await atTheSide()), name: 'other.jpg' }]);
  await expectPhotosChosen(page, 2);
  await page.getByRole('button', { name: '文字の入力へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();
  await page.getByRole('button', { name: '確認へ進む' }).click();
  const order = page.getByRole('button', { name: '注文', exact: true });
  await page.getByRole('checkbox').check();
  await expect(order).toBeEnabled();
  answer();
  await expect(message(page, '写真の位置が変わりました。')).toBeVisible();
  await expect(order).toBeDisabled();
  await expect(async () => {
    await page.getByRole('checkbox').check();
    await expect(order).toBeEnabled({ timeout: 2000 });
  }).toPass();
  await expect(message(page, '写真の位置が変わりました。')).toHaveCount(0);
});

test('where somebody has moved the photo first, it stays', async ({ page }) => {
  const answer = await holdFinder(page);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  await pickPhoto(page, await atTheSide());
  await expect(cropStage(page)).toHaveAttribute('aria-valuetext', /^左から50パーセント/);
  await cropStage(page).press('ArrowRight');
  const moved = await cropStage(page).getAttribute('aria-valuetext');
  const found = page.waitForResponse('**/*.bin');
  answer();
  await (await found).finished();
  await acceptCrop(page);
  await page.getByRole('button', { name: '位置を調整する' }).click();
  await expect(cropStage(page)).toHaveAttribute('aria-valuetext', moved ?? '');
});

test('without the finder a photo lies in the middle', async ({ page }) => {
  await page.route('**/*.bin', (route) => route.abort());
  await chooseDesign(page);
  await dismissFirstWarning(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.bin'));
  await pickPhoto(page, await atTheSide());
  await failed;
  await expect(cropStage(page)).toHaveAttribute('aria-valuetext', /^左から50パーセント/);
  await acceptCrop(page);
});
