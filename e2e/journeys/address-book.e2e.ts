import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { dialog, signUpInDialog } from '../support/flow.ts';
import { expect, test } from '../support/test.ts';

/* Address files as their programs write them (headers, encodings, line ends), each with one person of its own. */
const folder = path.join(import.meta.dirname, '../fixtures/address-book');

const FILES: readonly (readonly [file: string, layout: string, firstName: string])[] = [
  ['hagaki-design-kit.csv', 'はがきデザインキット', '鶴子'],
  ['hagaki-design-kit-old.txt', 'はがきデザインキット（旧版）', '亀吉'],
  ['kitamura.csv', 'カメラのキタムラ', '松子'],
  ['nenga-kazoku.csv', '年賀家族', '竹雄'],
  ['aisatsujo.csv', '挨拶状ドットコム', '梅子'],
  ['epson-photo-plus.csv', 'Epson Photo+', '桜子'],
  ['google.csv', 'Google連絡先', '藤雄'],
  ['google-old.csv', 'Google連絡先（旧版）', '菊枝'],
  ['outlook-ja.csv', 'Outlook', '蘭子'],
  ['outlook-en.csv', 'Outlook（英語）', '萩雄'],
  ['fude-mame.csv', 'はじめて見る形式', '楓子'],
  ['fude-mame-short.csv', 'はじめて見る形式', '柚子'],
  ['fude-gurume.csv', 'はじめて見る形式', '椿子'],
  ['excel.xlsx', 'はじめて見る形式', '桐子'],
  ['phone.vcf', 'vCard', '葵'],
  ['apple.vcf', 'vCard', '百合子'],
  ['version-4.vcf', 'vCard', '菫'],
  ['contact.xml', 'ContactXML', '蓮'],
];

const IMPORT = '/member/contacts/import';
const BOOK = '/member/contacts';

const chooseFile = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('[data-part=address-file]').setInputFiles(file);

async function arriveAsMember(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await signUpInDialog(page);
  await expect(dialog(page)).toHaveCount(0);
}

test('files of every program are recognised, shown and taken in', async ({ page }) => {
  await arriveAsMember(page, IMPORT);
  for (const [file, layout, firstName] of FILES) {
    await page.goto(IMPORT);
    await chooseFile(page, path.join(folder, file));
    await expect(page.getByText(layout).first(), file).toBeVisible();
    await expect(page.getByRole('rowheader', { name: `髙橋 ${firstName}` }), file).toBeVisible();
    await page.getByRole('button', { name: '1人を読み込む' }).click();
    await expect(page.getByText('読み込みが終わりました')).toBeVisible();
  }
  await page.goto(BOOK);
  await expect(page.getByText(`${FILES.length}件`)).toBeVisible();
  for (const [, , firstName] of FILES)
    await expect(page.getByRole('rowheader', { name: `髙橋 ${firstName}` })).toBeVisible();
  await expect(page.getByRole('cell', { name: /東京都港区六本木/ })).toHaveCount(FILES.length);
});

test('a program’s own file is answered with how to export from it', async ({ page }) => {
  await arriveAsMember(page, IMPORT);
  await chooseFile(page, { name: '住所録.fwb', mimeType: '', buffer: Buffer.from([0, 1, 2]) });
  await expect(page.getByText('これは筆まめだけが開けるファイルです。')).toBeVisible();
});

test('every row tells what may bring its card back', async ({ page }) => {
  await arriveAsMember(page, IMPORT);
  const rows = [
    '山田,太郎,1060032,東京都港区赤坂,1-2-3',
    '鈴木,花子,1060032,東京都港区六本木,1-2-3 コーポ青葉',
  ];
  const buffer = Buffer.from(`姓,名,郵便番号,住所1,住所2\r\n${rows.join('\r\n')}`);
  await chooseFile(page, { name: 'doubts.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('row', { name: /山田 太郎/ })).toContainText('郵便番号と住所が合いません');
  await expect(page.getByRole('row', { name: /鈴木 花子/ })).toContainText('部屋番号がないようです');
});

test('a hidden sign in a file turns no letters around', async ({ page }) => {
  await arriveAsMember(page, IMPORT);
  const buffer = Buffer.from('姓,名,郵便番号,住所1\r\n鈴木\u202e,一郎,1060032,東京都港区六本木1-2-3');
  await chooseFile(page, { name: 'hidden.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('rowheader', { name: '鈴木 一郎' })).toBeVisible();
});

test('what was exported comes back as it was, and nobody twice', async ({ page }) => {
  await arriveAsMember(page, IMPORT);
  await chooseFile(page, path.join(folder, 'google.csv'));
  await page.getByRole('button', { name: '1人を読み込む' }).click();
  await page.getByRole('link', { name: '連絡帳を見る' }).click();
  await page.getByRole('button', { name: '書き出す' }).click();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: '書き出す' }).click();
  const file = await (await download).path();
  const buffer = await readFile(file);
  await page.goto(IMPORT);
  await chooseFile(page, { name: 'fumi.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('ふみの住所録')).toBeVisible();
  await expect(page.getByText('髙橋 藤雄 様は連絡帳にいます')).toBeVisible();
});

test('a friend fills in their own address and corrects it; nobody else does', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAsMember(page, '/member/contacts/requests');
  await page.getByLabel('あなたのお名前').fill('山田家');
  await page.getByLabel('だれにたずねますか').fill('髙橋さん');
  await page.getByRole('button', { name: 'リンクを作る' }).click();
  const link = (await page.getByText('/address-request#').innerText()).trim();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByText('山田家さんが')).toBeVisible();
  await friend.getByLabel('郵便番号', { exact: true }).fill('1040061');
  await expect(friend.getByLabel('住所1', { exact: true })).toHaveValue('中央区銀座');
  await friend.getByLabel('住所2', { exact: true }).fill('4-1-1');
  await friend.getByLabel('姓', { exact: true }).fill('髙橋');
  await friend.getByLabel('名', { exact: true }).fill('太郎');
  await friend.getByRole('button', { name: '住所を送る' }).click();
  await expect(friend.getByText('山田家さんに住所を送りました。')).toBeVisible();
  await friend.getByRole('button', { name: '内容を直して送りなおす' }).click();
  await friend.getByLabel('住所2', { exact: true }).fill('4-1-2');
  await friend.getByRole('button', { name: '住所を送る' }).click();
  await expect(friend.getByText('山田家さんに住所を送りました。')).toBeVisible();
  await context.close();
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await stranger.newPage();
  await other.goto(link);
  await expect(other.getByText('このリンクは使えません。')).toBeVisible();
  await stranger.close();

  await page.reload();
  await page.getByRole('button', { name: '連絡帳に入れる' }).click();
  await page.goto(BOOK);
  await expect(page.getByRole('rowheader', { name: '髙橋 太郎 様' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /4-1-2/ })).toBeVisible();
});

test('ten thousand people are taken in while the page stays alive', async ({ page }) => {
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `山田,${index}番,様,106-0032,東京都港区六本木1-2-${index}`,
  );
  const buffer = Buffer.from(`姓,名,敬称,郵便番号,住所\r\n${rows.join('\r\n')}`);
  await arriveAsMember(page, IMPORT);
  await chooseFile(page, { name: 'many.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: '10,000人を読み込む' }).click({ timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toBeVisible();
  // Frames are drawn while people are sent: none waits for longer than a person would notice.
  const longest = await page.evaluate<number>(`new Promise((resolve) => {
    let last = performance.now(), longest = 0, frames = 0;
    const tick = (now) => {
      longest = Math.max(longest, now - last);
      last = now;
      frames += 1;
      if (frames < 60) requestAnimationFrame(tick); else resolve(longest);
    };
    requestAnimationFrame(tick);
  })`);
  expect(longest).toBeLessThan(2000);
  await expect(page.getByText('10,000人を追加し')).toBeVisible({ timeout: 150_000 });
  await page.goto(BOOK);
  await expect(page.getByText('10,000件')).toBeVisible();
});
