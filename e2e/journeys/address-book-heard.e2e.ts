import { importCsv } from '../support/flow.ts';
import { listen } from '../support/listener.ts';
import { becomeMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const nextYear = new Date().getFullYear() + 1;

/**
 * A joint name and a mark of mourning without a year; mourning until a day; a zip of another place;
 * a former municipality.
 */
const ROWS = [
  '姓,名,敬称,連名,郵便番号,住所,喪中,電話',
  '山田,太郎,様,花子,106-0032,東京都港区六本木1-2-3,○,03-0000-0000',
  `鈴木,花子,様,,106-0032,東京都港区六本木1-2-4,${nextYear}/3/31,`,
  '佐藤,一,様,,106-0032,東京都港区赤坂1-2-5,,',
  '田中,実,様,,330-0852,埼玉県大宮市大成町1-2,,',
];

test('with a screen reader a file with joint names is imported, and every doubt is heard', async ({
  page,
}) => {
  const heard = await listen(page);
  await becomeMember(page);
  await page.goto('/member/contacts/import');

  await test.step('what was read, and how much of it is in doubt, is said', async () => {
    const buffer = Buffer.from(ROWS.join('\r\n'));
    await page
      .locator('[data-part=address-file]')
      .setInputFiles({ name: '住所録.csv', mimeType: 'text/csv', buffer });
    await expect
      .poll(heard)
      .toEqual(
        expect.arrayContaining([
          'ファイルから読み込む',
          '「住所録.csv」から4人を読み取りました。住所を調べています。',
          '4人のお名前と住所を調べました。3人に気になる点があります。',
        ]),
      );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('what is left out is among what one comes past', async () => {
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - paragraph: /読み込まない内容があります：電話 1人分/
    `);
  });

  await test.step('each row says its joint names and its doubts, and so does its choice', async () => {
    const table = page.getByRole('table', { name: 'ファイルの方々' });
    await expect(table).toMatchAriaSnapshot(`
      - table:
        - rowgroup
        - rowgroup:
          - row:
            - rowheader /山田 太郎 様 連名：花子/
            - cell /106-0032/
            - cell:
              - list:
                - listitem: /喪中とあります。いつまでか分からないため、次の年賀状を控えます/
                - listitem: /喪中（${nextYear}年\\d+月\\d+日まで）/
            - cell:
              - combobox /山田 太郎 様の読み込み方/
          - row:
            - rowheader /鈴木 花子 様/
            - cell
            - cell:
              - list:
                - listitem: 喪中（${nextYear}年3月31日まで）
            - cell
          - row:
            - rowheader /佐藤 一 様/
            - cell
            - cell:
              - list:
                - listitem: 郵便番号と住所が合いません
            - cell
          - row:
            - rowheader /田中 実 様/
            - cell
            - cell:
              - list:
                - listitem: 以前の市区町村の名前です
            - cell
    `);
    for (const [name, doubt] of [
      ['山田 太郎', /いつまでか分からないため/],
      ['鈴木 花子', /喪中（/],
      ['佐藤 一', /郵便番号と住所が合いません/],
      ['田中 実', /以前の市区町村の名前です/],
    ] as const)
      await expect(
        page.getByRole('combobox', { name: `${name} 様の読み込み方` }),
      ).toHaveAccessibleDescription(doubt);
  });

  await test.step('nothing is wider than a phone', async () => {
    await page.setViewportSize({ width: 375, height: 667 });
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });

  await test.step('those in doubt alone are one press away', async () => {
    await page.getByRole('button', { name: /気になる点/ }).press('Enter');
    await expect(page.getByRole('rowheader')).toHaveCount(3);
  });

  await test.step('the end is said, and the focus is at the top of what comes next', async () => {
    await page.getByRole('button', { name: '4人を読み込む' }).press('Enter');
    await expect.poll(heard).toContain('読み込みが終わりました4人を追加しました。');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a doubt is mended by ear', async () => {
    await page.getByRole('link', { name: '住所をまとめて確かめる' }).press('Enter');
    const mend = page.getByRole('button', {
      name: /田中 実 様.*大宮市の今の名前「さいたま市大宮区大成町」に直す（〒330-0852）/,
    });
    await mend.press('Enter');
    await expect(mend).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(async () => (await heard()).join('\n')).toMatch(/直しました/);
  });
});

/**
 * Cards as an iPhone writes them: one with the office's address first and a note of mourning, and
 * one with the whole name in one field and no address.
 */
const CARDS = [
  ['N:山田;太郎;;;', 'FN:山田 太郎', 'ORG:青葉商事;営業部;', 'NOTE:喪中はがき届く'],
  ['N:;東谷次郎;;;', 'FN:東谷次郎'],
];
const ADDRESSES = [
  'item1.ADR;type=WORK;type=pref:;;銀座4-5-6;中央区;東京都;104-0061;日本',
  'item2.ADR;type=HOME:;;六本木1-2-3 03-1234-5678;港区;東京都;106-0032;日本',
];

test('with a screen reader a vCard gives the home, or by a press the office, and guesses are heard', async ({
  page,
}) => {
  const heard = await listen(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await becomeMember(page);
  await page.goto('/member/contacts/import');
  const [first = [], second = []] = CARDS;
  const cards = [[...first, ...ADDRESSES], second].map((lines) =>
    ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n'),
  );
  const buffer = Buffer.from(`${cards.join('\r\n')}\r\n`);
  await page
    .locator('[data-part=address-file]')
    .setInputFiles({ name: '連絡先.vcf', mimeType: 'text/vcard', buffer });
  await expect.poll(heard).toContain('2人のお名前と住所を調べました。2人に気になる点があります。');

  const use = page.getByRole('combobox', { name: /山田 太郎.*の読み込み方/ });
  for (const doubt of [
    /住所が2つ以上あります/,
    /メモかグループに喪中とあるため/,
    /住所の欄の電話番号は読み込みません/,
  ])
    await expect(use).toHaveAccessibleDescription(doubt);
  const other = page.getByRole('combobox', { name: /東谷次郎.*の読み込み方/ });
  await expect(other).toHaveAccessibleDescription(/住所がありません/);

  const row = page.getByRole('row', { name: /山田 太郎/ });
  await expect(row.getByRole('cell').first()).toContainText('106-0032');
  await row.getByRole('button', { name: /こちらの住所にする：東京都中央区/ }).press('Enter');
  await expect(row.getByRole('cell').first()).toContainText('104-0061');
  await page.getByRole('button', { name: '全員、自宅の住所にする' }).press('Enter');
  await expect(row.getByRole('cell').first()).toContainText('106-0032');
  await page.getByRole('button', { name: '2人を読み込む' }).press('Enter');
  await expect(page.getByText('読み込みが終わりました')).toBeVisible();
  await page.goto('/member/contacts');
  await expect(page.getByRole('row', { name: /山田 太郎/ })).toContainText('六本木1-2-3');
  await expect(page.getByRole('row', { name: /山田 太郎/ })).not.toContainText('03-1234');
});

test('a screen reader says how many a search finds, and on a phone the zip as well', async ({ page }) => {
  const heard = await listen(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await becomeMember(page);
  await page.goto('/member/contacts/import');
  await importCsv(page, ['姓,名,郵便番号,住所', '山田,太郎,106-0032,東京都港区六本木1-2-3']);
  await page.goto('/member/contacts');
  await expect(
    page.getByRole('row', { name: /山田 太郎/ }).getByRole('cell', { name: '106-0032' }),
  ).toBeAttached();
  const search = page.getByRole('searchbox', { name: 'さがす' });
  await search.fill('いない人');
  await expect.poll(heard).toContain('見つかりませんでした。別の言葉でおさがしください。');
  await search.fill('山田');
  await expect.poll(heard).toContain('1件');
  await page.getByRole('checkbox', { name: /山田 太郎/ }).check();
  await expect.poll(heard, 'the first that is chosen').toContain('1人を選択中');
});
