import { expect, test } from 'vitest';
import { rowProblemSentence } from '../../../copy/contacts-import.ts';
import { createAddressFile } from './address-file.ts';

test('a row with two addresses takes its home, and its office where that is chosen', async () => {
  const file = createAddressFile();
  const text =
    '氏名,郵便番号,住所,会社名,会社郵便番号,会社住所\n山田 太郎,1060032,東京都港区1-2,ふみ,1040061,東京都中央区3-4';
  const opened = await file.open({ kind: 'open', file: new File([text], 'a.csv') });
  const targets = opened.kind === 'table' ? opened.columns.map(({ target }) => target) : [];
  const read = (swaps: readonly number[]) => {
    file.compare({ kind: 'compare', targets, newYear: 2027, swaps, widensNames: false });
    return file.take({ kind: 'take', from: 0 })[0];
  };
  const row = read([])?.row ?? 0;
  expect([read([])?.contact.zip, read([])?.otherAddress?.zip]).toEqual(['1060032', '1040061']);
  expect([read([row])?.contact.zip, read([row])?.otherAddress?.zip]).toEqual(['1040061', '1060032']);
  expect([read([])?.contact.printsCompany, read([row])?.contact.printsCompany]).toEqual([false, true]);
});

test('a vCard with two addresses takes its home; its note of mourning counts for the New Year', async () => {
  const file = createAddressFile();
  const card =
    'BEGIN:VCARD\nN:山田;太郎;;;\nNOTE:喪中\nADR;TYPE=WORK:;;3-4;中央区;東京都;1040061;\nADR;TYPE=HOME:;;1-2;港区;東京都;1060032;\nEND:VCARD';
  await file.open({ kind: 'open', file: new File([card], 'a.vcf') });
  const read = (swaps: readonly number[]) => {
    file.compare({ kind: 'compare', targets: [], newYear: 2027, swaps, widensNames: false });
    return file.take({ kind: 'take', from: 0 })[0];
  };
  expect(read([])?.contact).toMatchObject({ zip: '1060032', mourningUntil: '2027-03-31' });
  expect([read([1])?.contact.zip, read([1])?.otherAddress?.zip]).toEqual(['1040061', '1060032']);
});

test('a file of doubtful encoding is read in the likeliest, and again in the chosen one', async () => {
  const file = createAddressFile();
  // ﾔﾏﾀﾞ in Shift_JIS, and two kanji in EUC-JP.
  const bytes = Uint8Array.from([...new TextEncoder().encode('last\n'), 0xd4, 0xcf, 0xc0, 0xde]);
  const chosen = new File([bytes], 'a.csv');
  const opened = await file.open({ kind: 'open', file: chosen });
  expect(opened.kind === 'table' && opened.encodings.map(({ encoding }) => encoding)).toEqual([
    'euc-jp',
    'shift_jis',
    'utf-8',
  ]);
  const again = await file.open({ kind: 'open', file: chosen, encoding: 'shift_jis' });
  expect(JSON.stringify(again)).toContain('ﾔﾏﾀﾞ');
});

test('a name or company that cannot be printed is reported before it is imported', async () => {
  const file = createAddressFile();
  const text = `姓,名,郵便番号,住所,会社名\n髙橋,花子🌸,1060032,東京都港区1-2,\n,,1060032,東京都港区1-2,${'社'.repeat(26)}\n葛\u{e0100}城,𠮷,1060032,東京都港区1-2,`;
  const opened = await file.open({ kind: 'open', file: new File([text], 'a.csv') });
  const targets = opened.kind === 'table' ? opened.columns.map(({ target }) => target) : [];
  file.compare({ kind: 'compare', targets, newYear: 2027, swaps: [], widensNames: false });
  expect(file.take({ kind: 'take', from: 0 }).map(({ problems }) => problems)).toEqual([
    [{ code: 'field', field: 'nameFirst' }],
    [{ code: 'field', field: 'company' }],
    [],
  ]);
});

test('a line that is too long is named, and called the address where it is the only one', async () => {
  const file = createAddressFile();
  const long = '長い名前の建物'.repeat(5);
  const text = `姓,名,郵便番号,都道府県,住所1,住所2\n山田,太郎,1060032,東京都,,${long}\n山田,花子,1060032,東京都,港区六本木,${long}`;
  const opened = await file.open({ kind: 'open', file: new File([text], 'a.csv') });
  const targets = opened.kind === 'table' ? opened.columns.map(({ target }) => target) : [];
  file.compare({ kind: 'compare', targets, newYear: 2027, swaps: [], widensNames: false });
  expect(
    file.take({ kind: 'take', from: 0 }).map(({ problems }) => problems.map(rowProblemSentence)),
  ).toEqual([['住所が長すぎるか、印刷できません'], ['住所2が長すぎるか、印刷できません']]);
});

test('names in half-width kana stand as in the file, and in full width where that is chosen', async () => {
  const file = createAddressFile();
  const text =
    '氏名,連名1,郵便番号,住所\nﾔﾏﾀﾞ ﾀﾛｳ,,1060032,東京都港区1-2\n髙橋 花子,ｼﾞﾛｳ,1060032,東京都港区1-2\n𠮷田 葵,,1060032,東京都港区1-2';
  const opened = await file.open({ kind: 'open', file: new File([text], 'a.csv') });
  const targets = opened.kind === 'table' ? opened.columns.map(({ target }) => target) : [];
  const read = (widensNames: boolean) => {
    file.compare({ kind: 'compare', targets, newYear: 2027, swaps: [], widensNames });
    return file.take({ kind: 'take', from: 0 }).map(({ contact: { name, jointNames }, isHalfWidth }) => {
      const names = [name, ...jointNames].map(({ last, first }) => `${last} ${first}`);
      return [names.join('・'), isHalfWidth];
    });
  };
  expect(read(false)).toEqual([
    ['ﾔﾏﾀﾞ ﾀﾛｳ', true],
    ['髙橋 花子・ ｼﾞﾛｳ', true],
    ['𠮷田 葵', false],
  ]);
  expect(read(true)).toEqual([
    ['ヤマダ タロウ', true],
    ['髙橋 花子・ ジロウ', true],
    ['𠮷田 葵', false],
  ]);
});
