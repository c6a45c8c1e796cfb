import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qrText } from '@fumi/domain';
import type { Page } from '@playwright/test';
import { launchOptionsOf } from '../playwright.config.ts';
import { expectAccessible } from '../support/axe.ts';
import { orderPostcards } from '../support/order.ts';
import { filmQrCode } from '../support/qr-video.ts';
import { reloadUntil } from '../support/reload-until.ts';
import { typeAsScanner } from '../support/scanner.ts';
import { expect, test } from '../support/test.ts';

const film = join(tmpdir(), `fumi-film-${process.pid}.y4m`);
/** A headless shell has no camera (ADR 143). */
const launch = launchOptionsOf(process.env.CHROMIUM_PATH);

test.use({
  breaksNetwork: true,
  shopOf: 'print runs',
  permissions: ['camera'],
  launchOptions: {
    ...launch,
    args: [...launch.args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
  },
});
test.afterAll(() => rm(film, { force: true }));

const DESK_WIDTHS = [820, 1280] as const;
const SCAN_WIDTHS = [375, 820, 1280] as const;

type Packed = { readonly book_code: string; readonly pages: readonly number[]; readonly number: string };

/** Presses a button, and the same one in the question that follows. */
async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The parcel of an order goes into the carrier's file, gets the carrier's number, and leaves. */
async function sendParcel(page: Page, order: string): Promise<void> {
  const parcel = `${order}-1`;
  await page.getByRole('link', { name: '発送', exact: true }).click();
  await page.getByRole('link', { name: /^ネコポス（/ }).click();
  const row = page.getByRole('table', { name: '待っている荷物' }).getByRole('row', { name: parcel });
  await row.getByRole('link').focus();
  await page.keyboard.press('x');
  await expect(page.getByText('1個を選んでいます')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '送り状のファイルを書き出す' }).click();
  const exported = await readFile(await (await saved).path());
  expect(new TextDecoder('shift_jis').decode(exported)).toMatch(new RegExp(`${parcel}.*髙橋`));
  await expect(row).toContainText('書き出し済み');
  await expectAccessible(page, 'parcels', DESK_WIDTHS);

  const buffer = Buffer.from(`お客様管理番号,伝票番号\r\n${parcel},1234-5678-9012\r\nF000000-AAAAA-1,1`);
  await page
    .locator('[data-part=tracking-file]')
    .setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('取り込む：1　当店の荷物ではない：1')).toBeVisible();
  await expectAccessible(page, 'numbers of a carrier', DESK_WIDTHS);
  await page.getByRole('button', { name: '1個の番号を取り込む' }).click();
  await expect(row).toContainText('123456789012');
  await page.getByRole('button', { name: '発送済みにする' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '発送済みにする' }).click();
  await expect(page.getByText('1個を発送済みにしました。')).toBeVisible();
  await expect(row).toHaveCount(0);
}

test('an order is gathered, imposed, printed, counted without network, packed and sent', async ({
  page,
  shop,
  context,
}) => {
  await orderPostcards(page, 'ネコポス');
  await page.goto(await shop.deskLink());
  await page.goto('/desk/runs');
  await expect(page.getByText('刷り直しを待つカードはありません', { exact: false })).toBeVisible();
  const gather = page.getByRole('button', { name: /^まとめる（/ });
  await reloadUntil(page, gather);
  await expectAccessible(page, 'runs', DESK_WIDTHS);
  await gather.click();
  await expectAccessible(page, 'gathering', DESK_WIDTHS);
  await page.getByRole('dialog').getByRole('button', { name: 'まとめる' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^R\d{6}-/ })).toBeVisible();

  await expect(page.getByRole('link', { name: '面付けしたPDF' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'a run', DESK_WIDTHS);
  const sheets = await download(page, '面付けしたPDF');
  expect(sheets.name).toMatch(/^R\d{6}-\w{5}_T0021_card_SRA3_4-4_long-edge_4s\.pdf$/);
  expect(sheets.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const ticket = await download(page, '指示書（JSON）');
  expect(JSON.parse(ticket.bytes.toString())).toMatchObject({ sheets: 4, up: 8, paper: 'card' });
  expect((await download(page, '指示書（CSV）')).bytes.toString()).toContain('run,order,reprint');
  await confirm(page, '印刷を始める');
  await expect(page.getByRole('main').getByText('印刷中').first()).toBeVisible();
  await confirm(page, '印刷と断裁を終えた');
  await expect(page.getByRole('main').getByText('完了').first()).toBeVisible();

  await page.getByRole('link', { name: '検品へ' }).click();
  await expect(page.getByText('カードを読んでください')).toBeVisible();
  await expectAccessible(page, 'the packing table', SCAN_WIDTHS);
  const list = await (await page.request.get('/api/desk/packing')).json();
  const { book_code: book, pages, number } = list.orders[0] as Packed;
  const [first = 0, ...others] = pages;
  filmQrCode(film, qrText(book, first));
  await page.getByRole('button', { name: 'カメラで読む' }).click();
  await expect(page.getByText('よし')).toBeVisible();
  await page.getByRole('button', { name: 'カメラを止める' }).click();
  await expectAccessible(page, 'a right card', SCAN_WIDTHS);
  await typeAsScanner(page, qrText(book, first));
  await expect(page.getByRole('alert')).toContainText('1枚多い');
  await typeAsScanner(page, qrText('another', 2));
  await expect(page.getByRole('alert')).toContainText('別の注文のカード');
  await expectAccessible(page, 'a stranger', SCAN_WIDTHS);
  await expect(page.getByText('足りないカード　29枚')).toBeVisible();

  await context.setOffline(true);
  for (const pageNo of others) await typeAsScanner(page, qrText(book, pageNo));
  await expect(page.getByText('そろいました')).toBeVisible();
  await expect(page.getByText('まだ送れていません', { exact: false })).toBeVisible();
  await expectAccessible(page, 'a whole order', SCAN_WIDTHS);
  await context.setOffline(false);
  await expect(page.getByText('まだ送れていません', { exact: false })).toHaveCount(0);
  const [slip] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: '納品書を開く' }).click(),
  ]);
  await slip.close();
  expect((await page.request.get(`/api/desk/order/${number}/slip.pdf`)).headers()['content-type']).toBe(
    'application/pdf',
  );

  await page.getByRole('link', { name: '注文のページ' }).click();
  await expect(page.getByText('検品を終えた')).toHaveCount(1);
  await page.getByRole('button', { name: '刷り直す' }).click();
  await page.getByLabel('ページの番号').fill('３、8');
  await page.getByLabel('理由').fill('角の折れ');
  await page.getByRole('button', { name: '刷り直しを頼む' }).click();
  await page.goto('/desk/runs');
  await expect(page.getByRole('cell', { name: '角の折れ' })).toHaveCount(2);
  await page.getByRole('button', { name: '取り下げる' }).first().click();
  await expect(page.getByRole('cell', { name: '角の折れ' })).toHaveCount(1);
  await page.getByRole('button', { name: /の1枚だけをまとめる$/ }).click();
  await expect(page.getByText('刷り直し', { exact: true })).toBeVisible();

  await sendParcel(page, number);
});
