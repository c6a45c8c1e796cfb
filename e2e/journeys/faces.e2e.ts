import type { Page } from '@playwright/test';
import { acceptCrop, chooseDesign, cropStage, dismissFirstWarning, pickPhoto } from '../support/flow.ts';
import { portraitJpeg } from '../support/photos.ts';
import { expect, test } from '../support/test.ts';

/** Somebody far on the left: in the middle of the photo there is nobody. */
const atTheSide = async () => ({
  name: 'side.jpg',
  mimeType: 'image/jpeg',
  buffer: await portraitJpeg(3600, 1600, [[420, 700]]),
});

/** Paths of what the page asks for, and whether anything was sent. */
function watch(page: Page) {
  const seen = { net: 0, sent: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('.bin')) seen.net += 1;
    if (request.method() !== 'GET') seen.sent += 1;
  });
  return seen;
}

test('a face at the side stays on the card, is found without being sent, and nothing is loaded before', async ({
  page,
}) => {
  const seen = watch(page);
  await chooseDesign(page);
  await dismissFirstWarning(page);
  expect(seen.net).toBe(0);
  const sentBefore = seen.sent;
  await pickPhoto(page, await atTheSide());
  await expect(cropStage(page)).toHaveAttribute('aria-valuetext', /^左から\dパーセント/);
  expect(seen).toEqual({ net: 1, sent: sentBefore });
  await expect(page.getByRole('button', { name: 'はじめの状態に戻す' })).toBeDisabled();
});

test('where somebody has moved the photo first, it stays', async ({ page }) => {
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.bin', async (route) => {
    await held;
    await route.continue();
  });
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
