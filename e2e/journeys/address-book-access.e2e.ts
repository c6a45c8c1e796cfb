import path from 'node:path';
import { expectAccessible } from '../support/axe.ts';
import { expectReadableEnlarged } from '../support/enlarged.ts';
import { dialog } from '../support/flow.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { becomeMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

const folder = path.join(import.meta.dirname, '../fixtures/address-book');

test('every page and dialog of the address book can be used by everybody', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/member/contacts');
  await expect(page.getByText('連絡帳にはまだ誰もいません。')).toBeVisible();
  await expectAccessible(page, 'the empty book');

  await page.goto('/member/contacts/import');
  await expectAccessible(page, 'the choice of a file');
  await page.locator('[data-part=address-file]').setInputFiles(path.join(folder, 'fude-mame.csv'));
  await expect(page.getByRole('button', { name: '1人を読み込む' })).toBeVisible();
  await expectAccessible(page, 'the rows of a file');
  await page.getByRole('button', { name: '1人を読み込む' }).click();
  await expect(page.getByText('読み込みが終わりました')).toBeVisible();

  await page.goto('/member/contacts');
  await page.getByRole('checkbox', { name: /髙橋 楓子/ }).check();
  await expectAccessible(page, 'the book with somebody chosen');
  await page.setViewportSize({ width: 320, height: 568 });
  const bar = await page.getByRole('region', { name: '選んだ方にすること' }).boundingBox();
  expect(bar?.height, 'what is done with the chosen covers the book').toBeLessThan(568 / 4);
  await page.getByRole('button', { name: '書き出す' }).click();
  await expectAccessible(page, 'the export');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /髙橋 楓子 様を直す/ }).click();
  await page.getByLabel('髙の字の形、似た字と間違えやすい字').click();
  await expect(dialog(page).getByText('この字にする：')).toBeVisible();
  await expectAccessible(page, 'a person');

  for (const place of ['duplicates', 'check', 'requests']) {
    await page.goto(`/member/contacts/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, place);
  }
});

test('rows of people are read with enlarged text, and stand still once they are there', async ({ page }) => {
  await watchShifts(page);
  await becomeMember(page);
  await page.goto('/member/contacts/import');
  const rows = ['赤坂,1-2-3 コーポ青葉', '六本木,4-5-6 ギンザマンション302号室', '麻布台,1-1'].map(
    (place, at) => `勅使河原,権左衛門${at},1060032,東京都港区${place}`,
  );
  const buffer = Buffer.from(`姓,名,郵便番号,住所1,住所2\r\n${rows.join('\r\n')}`);
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer };
  await page.locator('[data-part=address-file]').setInputFiles(file);
  await expect(page.getByRole('row', { name: /権左衛門0/ })).toContainText('郵便番号と住所が合いません');
  await expectReadableEnlarged(page, 'the rows of a file');
  await page.getByRole('button', { name: '3人を読み込む' }).click();
  await expect(page.getByText('読み込みが終わりました')).toBeVisible();
  for (const [place, shown] of [
    ['', page.getByRole('rowheader', { name: /権左衛門0/ })],
    ['/check', page.getByRole('heading', { name: /権左衛門0/ })],
    ['/received', page.getByRole('combobox', { name: '差出人' })],
  ] as const) {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/member/contacts${place}`);
    await expect(shown).toBeVisible();
    expect(await shiftsOf(page), `contacts${place} moves while it loads`).toEqual([]);
    await expectReadableEnlarged(page, `contacts${place}`);
  }
});

test('browser and server count the characters of a name alike', async ({ page }) => {
  const signs = [
    '髙',
    '𠮷',
    '葛\u{e0100}',
    '辻\u{e0101}',
    'が',
    'か\u3099',
    'ﾊﾟ',
    '々',
    '👨‍👩‍👧',
    'é',
    'e\u0301',
    '한',
    '　',
  ];
  const names = Array.from({ length: 2000 }, (_, index) =>
    Array.from({ length: 1 + (index % 9) }, (_, at) => signs[(index * 7 + at * at * 3) % signs.length]).join(
      '',
    ),
  );
  const count = (texts: readonly string[]) => {
    const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
    return texts.map((text) => Array.from(graphemes.segment(text)).length);
  };
  await page.goto('/');
  const inBrowser = await page.evaluate((texts) => {
    const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
    return texts.map((text) => Array.from(graphemes.segment(text)).length);
  }, names);
  expect(inBrowser).toEqual(count(names));
});

test('a name of seven characters fits and one of eight does not, whatever they are made of', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/member/contacts');
  await page.getByRole('button', { name: '宛先を追加' }).click();
  const last = dialog(page).getByLabel('姓', { exact: true }).first();
  const tooLong = dialog(page).getByText('7文字以内で入力してください。');
  for (const sign of ['髙', '𠮷', '葛\u{e0100}', 'か\u3099']) {
    await last.fill(sign.repeat(8));
    await expect(tooLong, sign).toBeVisible();
    await last.fill(sign.repeat(7));
    await expect(tooLong, sign).toHaveCount(0);
  }
});
