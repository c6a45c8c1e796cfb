import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { dialog, dismissFirstWarning, expectPhotosChosen, pickPhoto, reloadKept } from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { portraitJpeg } from '../support/photos.ts';
import { awaitPressFile, pressPicture } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';
import { headOn } from '../support/whole-head.ts';

/* The cover shows a photo in a frame of another shape than the page inside does: a head stays whole in both. */

/** Upright photos of somebody far below the middle. */
async function headsFarBelow(count: number) {
  const buffer = await portraitJpeg(2000, 3000, [[1000, 2450]]);
  return Array.from({ length: count }, (_, index) => ({
    ...{ name: `head-${index + 1}.jpg`, mimeType: 'image/jpeg' },
    buffer,
  }));
}

/** So many presses of an arrow move the head out: each by a tenth of the frame or more. */
const PRESSES_OFF_THE_HEAD = 6;

type Made = {
  readonly kit: number;
  readonly designs: string;
  readonly photoCount: number;
  readonly code: string;
};

async function arrive(page: Page, { designs, kit, photoCount }: Made): Promise<void> {
  await becomeMember(page);
  await page.goto(designs);
  await page.locator(`[data-kit="${kit}"]`).getByRole('link').first().click();
  await dismissFirstWarning(page);
  await pickPhoto(page, await headsFarBelow(photoCount));
  await expectPhotosChosen(page, photoCount);
}

/** Faces are looked for in one photo after the other, on a busy machine for a minute and more. */
const SETTLED_WITHIN_MS = 120_000;

async function expectHead(page: Page, name: string | RegExp, is: 'whole' | 'cut'): Promise<void> {
  const shown = page.getByRole('img', { name }).first();
  const head = async () => headOn(await shown.screenshot());
  await expect.poll(head, { timeout: SETTLED_WITHIN_MS }).toBe(is);
}

/** By keys: another photo on the cover, which its face places, is moved until the head is cut. */
async function moveCoverOffTheHead(page: Page): Promise<void> {
  const other = page.getByRole('radio', { name: 'head-5.jpgを表紙に使う' });
  await other.focus();
  await page.keyboard.press('Space');
  await expect(other).toBeChecked();
  await expectHead(page, /^表紙の仕上がり/, 'whole');
  await page.getByRole('button', { name: '表紙の写真の位置を調整する' }).click();
  const stage = page.getByRole('slider', { name: '写真の位置' });
  for (let press = 0; press < PRESSES_OFF_THE_HEAD; press += 1) await stage.press('Shift+ArrowDown');
  await dialog(page).getByRole('button', { name: 'OK' }).click();
  await expectHead(page, /^表紙の仕上がり/, 'cut');
}

/** Presses 注文, which asks about photos that lose much: the cover as the press prints it. */
async function printedCover(page: Page, { code }: Made): Promise<Buffer> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注文', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'このまま注文する' }).click();
  const { bytes } = await awaitPressFile(page, code);
  return pressPicture(bytes, 0);
}

const CALENDAR = {
  ...{ kit: 1600013, code: 'T0025', photoCount: 12 },
  designs: '/jp/ring-desk-calendar/create/kit/1600/160004',
};

async function goOnToConfirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('button', { name: '問題ありません' }).click();
}

test('the cover of a ring calendar keeps the head whole, on the screen and in print', async ({ page }) => {
  await arrive(page, CALENDAR);
  await expectHead(page, /head-1\.jpg/, 'whole');
  // The device keeps the crop, and not where faces lie: they are not found again here.
  await page.route('**/*.bin', (route) => route.abort());
  await reloadKept(page);
  await goOnToConfirm(page);
  await expectHead(page, /^表紙.*の仕上がり$/, 'whole');
  expect(await headOn(await printedCover(page, CALENDAR))).toBe('whole');
});

test('faces that are found after the photo step still settle the cover before the order', async ({
  page,
}) => {
  await page.route('**/*.bin', (route) => route.abort());
  await arrive(page, CALENDAR);
  await goOnToConfirm(page);
  await expectHead(page, /^表紙.*の仕上がり$/, 'cut');
  await page.unroute('**/*.bin');
  await reloadKept(page);
  await expectHead(page, /^表紙.*の仕上がり$/, 'whole');
});

test('the cover of a ring calendar has a photo and a crop of its own', async ({ page }) => {
  await arrive(page, CALENDAR);
  await page.getByRole('button', { name: '表紙', exact: true }).click();
  await expectHead(page, /^表紙の仕上がり$/, 'whole');
  await expectAccessible(page, 'the cover of a calendar');
  await moveCoverOffTheHead(page);
  await reloadKept(page);
  await goOnToConfirm(page);
  await expectHead(page, /^表紙.*の仕上がり$/, 'cut');
});

test('the cover of a photobook keeps the head whole, until somebody moves it', async ({ page }) => {
  const book = {
    ...{ kit: 10502, code: 'T0005', photoCount: 24 },
    designs: '/jp/photobook/b6-24/create/kit/1050/105001',
  };
  await arrive(page, book);
  await page.getByRole('button', { name: '表紙', exact: true }).click();
  await expectHead(page, /^表紙の仕上がり/, 'whole');
  await moveCoverOffTheHead(page);
  await reloadKept(page);
  await page.getByRole('button', { name: '表紙', exact: true }).click();
  await expectHead(page, /^表紙の仕上がり/, 'cut');
});
