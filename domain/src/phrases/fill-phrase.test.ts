import { expect, test } from 'vitest';
import { fieldsOf, fillPhrase } from './fill-phrase.ts';
import type { Phrase, PhraseRole } from './phrase.ts';
import type { Filling } from './placeholders.ts';

const DEATH = [
  '[{deceased}が[ {deathMonth}に][ {age}にて][',
  '{secondDeceased}が[ {secondDeathMonth}に][ {secondAge}にて]]',
  '永眠いたしました',
  ']明年もよろしくお願い申し上げます',
];

const phrase = (
  lines: readonly string[],
  role: PhraseRole = 'message',
  tone: Phrase['tone'] = 'formal',
): Phrase => ({
  ...{ id: 'a', tone, title: '' },
  words: { [role]: lines },
});

const filling = (values: Filling['values'], known: Partial<Filling> = {}): Filling => ({
  ...{ values, arrivesOn: '2026-12-05', writing: 'vertical' },
  ...known,
});

const filled = (lines: readonly string[], values: Filling['values'], known?: Partial<Filling>) =>
  fillPhrase(phrase(lines), filling(values, known)).words.message;

const END = '明年もよろしくお願い申し上げます';

test.each<[Filling['values'], string]>([
  [{}, END],
  [{ relation: '父' }, `父が\n永眠いたしました\n${END}`],
  [{ relation: '父', deceased: '太郎' }, `父 太郎が\n永眠いたしました\n${END}`],
  [{ deceased: '山田太郎', deathAge: '85' }, `山田太郎が 八十五歳にて\n永眠いたしました\n${END}`],
  [
    { relation: '母', deathMonth: '2026-10', deathAge: '90', ageCount: '享年' },
    `母が 本年十月に 享年九十にて\n永眠いたしました\n${END}`,
  ],
  [
    { relation: '夫', deathMonth: '2025-12', deathAge: '103', ageCount: '行年' },
    `夫が 昨年十二月に 行年百三歳にて\n永眠いたしました\n${END}`,
  ],
  [
    { relation: '父', deathMonth: '2026-03', secondRelation: '母', secondDeathMonth: '2026-10' },
    `父が 本年三月に\n母が 本年十月に\n永眠いたしました\n${END}`,
  ],
  [{ deathMonth: '2026-10', deathAge: '85', secondDeceased: '花' }, END],
  [{ relation: '父', deathAge: '８５', ageCount: '享年' }, `父が 享年八十五にて\n永眠いたしました\n${END}`],
  [{ relation: '父', deathAge: '八十五歳' }, `父が 八十五歳にて\n永眠いたしました\n${END}`],
  [{ relation: '父', deathAge: '不明' }, `父が\n永眠いたしました\n${END}`],
])('%j leaves whole sentences', (values, expected) => {
  expect(filled(DEATH, values)).toBe(expected);
});

test('where blanks are asked for, one stands for each value that most people fill in', () => {
  const blank = '○○';
  expect(filled(DEATH, {}, { blank })).toBe(`○○が ○○に ○○にて\n永眠いたしました\n${END}`);
  expect(filled(DEATH, { relation: '父', deathAge: '85' }, { blank })).toBe(
    `父が ○○に 八十五歳にて\n永眠いたしました\n${END}`,
  );
});

test('a place that cannot do without a value stays empty, and the field is named', () => {
  const { words, missing } = fillPhrase(
    phrase(['〒{zip}', '{address}'], 'address'),
    filling({ zip: '1060032' }),
  );
  expect(words).toEqual({});
  expect(missing).toEqual(['address']);
});

test.each<[Filling['writing'], string, string]>([
  ['vertical', '{weddingDay}', '令和八年十一月二十二日'],
  ['horizontal', '{weddingDay}', '2026年11月22日'],
  ['english', '{weddingDay}', 'November 22, 2026'],
  ['vertical', '{weight}', '三一二〇グラム'],
  ['horizontal', '{weight}', '3,120g'],
  ['english', '{weight}', '3,120 g'],
  ['vertical', '{height}', '四九・五センチ'],
  ['horizontal', '{height}', '49.5cm'],
  ['vertical', '{below}', '左記'],
  ['horizontal', '{below}', '下記'],
  ['horizontal', '{cardMonth}', '令和八年十二月'],
  ['horizontal', '〒{zip}', '〒106-0032'],
  ['vertical', '〒{zip}', '〒一〇六－〇〇三二'],
  ['vertical', '{address}', '港区六本木六丁目一〇－一\nヒルズ三〇五'],
  ['horizontal', '{address}', '港区六本木6丁目10-1\nヒルズ305'],
  ['vertical', '電話 {telephone}', '電話 〇三－一二三四－五六七八'],
])('%s cards say %s as %s', (writing, template, expected) => {
  const values = {
    weddingDay: '2026-11-22',
    weightG: '3120',
    heightCm: '49.5',
    zip: '1060032',
    telephone: '03-1234-5678',
    address: '港区六本木6丁目10-1\nヒルズ305',
  };
  expect(filled([template], values, { writing })).toBe(expected);
});

test.each([
  [
    'vertical',
    { weightG: '３１２０ｇ', heightCm: '49.5cm', zip: '154-0004' },
    '三一二〇グラム 四九・五センチ 一五四－〇〇〇四',
  ],
  [
    'horizontal',
    { weightG: '3,120', heightCm: '四九・五', zip: '〒１５４－０００４' },
    '3,120g 49.5cm 154-0004',
  ],
] as const)('%s cards take the numbers %j however they are typed', (writing, values, expected) => {
  expect(filled(['{weight} {height} {zip}'], values, { writing })).toBe(expected);
});

test.each<[Filling['writing'], string, string]>([
  ['vertical', '2026-11', '本年十一月に'],
  ['vertical', '2025-01', '昨年一月に'],
  ['vertical', '2024-12', '令和六年十二月に'],
])('%s: a death in %s was %s, as seen from the year of arrival', (writing, deathMonth, expected) => {
  expect(filled(['父が[ {deathMonth}に]'], { deathMonth }, { writing })).toBe(`父が ${expected}`);
});

test.each([
  ['2027-01-01', '令和九年 元旦'],
  ['2027-01-02', '令和九年 正月'],
])('a New Year card that arrives on %s is dated %s', (arrivesOn, expected) => {
  expect(filled(['{newYearsDay}'], {}, { arrivesOn })).toBe(expected);
});

test('what a customer types is never read as a placeholder', () => {
  expect(filled(['{gift}を頂戴し'], { gift: '[{name}] の $& 本' })).toBe('[{name}] の $& 本を頂戴し');
});

test('a text asks for the fields of its placeholders, each once', () => {
  expect(fieldsOf(phrase(DEATH)).slice(0, 5)).toEqual([
    ...['relation', 'deceased', 'deathMonth', 'deathAge', 'ageCount'],
  ]);
  expect(fieldsOf(phrase(['{newYearsDay}']))).toEqual([]);
});

test('a text in English is filled in English, whichever way the card is written', () => {
  const wedding = filling({ weddingDay: '2026-11-22' }, { writing: 'vertical' });
  expect(fillPhrase(phrase(['{weddingDay}'], 'message', 'english'), wedding).words.message).toBe(
    'November 22, 2026',
  );
});
