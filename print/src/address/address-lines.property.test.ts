// Every town of the zip table with the numbers and buildings that people write, a sample unless FUMI_FULL is 1.
import type { Numerals } from '@fumi/domain';
import { expect, test } from 'vitest';
import { address, LAYOUT_NAMES, type LayoutName, shippedLayout } from '../../golden/cards.ts';
import { textOperations } from '../../golden/ink.ts';
import { shippedLocalities, zipRows } from '../../golden/localities.ts';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { layoutAddressPages } from './address-page.ts';
import type { LocalitiesOfZip } from './setting.ts';

/** What is typed, and how it stands on the card in kanji and in Arabic numerals. */
type Pattern = readonly [typed: string, kanji: string, arabic: string];

const NUMBERS: readonly Pattern[] = [
  ['1-2-3', '一－二－三', '1-2-3'],
  ['12丁目34-5', '十二丁目三四－五', '12丁目34-5'],
  ['１−２ー３', '一－二－三', '1-2-3'],
  ['1234番地5', '一二三四番地五', '1234番地5'],
  ['三丁目四番五号', '三丁目四番五号', '3丁目4番5号'],
  ['千二百番地', '千二百番地', '1200番地'],
  ['1丁目2番3号', '一丁目二番三号', '1丁目2番3号'],
  ['8-2-B', '八－二－B', '8-2-B'],
  ['1-2-3A', '一－二－三A', '1-2-3A'],
  ['第3地割45番地6', '第三地割四五番地六', '第3地割45番地6'],
  ['甲123-4', '甲一二三－四', '甲123-4'],
  ['123番地の4', '一二三番地の四', '123番地の4'],
  ['20', '二〇', '20'],
  ['12丁目右3号', '十二丁目右三号', '12丁目右3号'],
  ['149号10番地', '一四九号一〇番地', '149号10番地'],
  ['12・13番地', '一二・一三番地', '12・13番地'],
];
const BUILDINGS: readonly Pattern[] = [
  ['', '', ''],
  ['ハイツ神宮305', 'ハイツ神宮三〇五', 'ハイツ神宮305'],
  [
    '　スカイレジデンス（東棟）1203号室',
    'スカイレジデンス（東棟）一二〇三号室',
    'スカイレジデンス（東棟）1203号室',
  ],
  [' 404号室', '四〇四号室', '404号室'],
  [' 六本木ヒルズ森タワー12F', '六本木ヒルズ森タワー12F', '六本木ヒルズ森タワー12F'],
  [' 第2コーポ山﨑', '第2コーポ山﨑', '第2コーポ山﨑'],
  [' 21世紀館10F', '21世紀館10F', '21世紀館10F'],
  ['（203）', '（二〇三）', '（203）'],
];
/** Where the border between 住所1 and 住所2 falls. */
const BORDERS = ['before the town', 'behind the town', 'behind the number'] as const;

const isFull = process.env.FUMI_FULL === '1';
const STEP = isFull ? 1 : 397;
const towns = zipRows().filter(({ area, facility }) => area !== '' && facility === '');
const chain = shippedChain('mincho');

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').replace(/－/g, '-');
const DIGITS = [...'〇一二三四五六七八九'];
/** Up to 99 as it is spoken, beyond digit by digit. */
const spoken = (digits: string): string => {
  const value = Number(digits);
  if (value > 99) return digits.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? '');
  const tens = value > 19 ? DIGITS[Math.floor(value / 10)] : '';
  return `${tens}${value > 9 ? '十' : ''}${value % 10 > 0 ? DIGITS[value % 10] : ''}`;
};
/** Towns keep their name; digits in one become kanji in a kanji address. */
const townIn = (area: string, numerals: Numerals): string =>
  numerals === 'kanji' ? plain(area).replace(/\d+/g, spoken) : area;

type Case = {
  /** The four parts as they are printed: prefecture with city, town, number, building with room. */
  readonly parts: readonly string[];
  readonly lines: readonly string[];
};

function* cases(name: LayoutName, numerals: Numerals, localities: LocalitiesOfZip): Generator<Case> {
  const layout = shippedLayout(name);
  const faceOf = layoutAddressPages({ layout, numerals, localities, fonts: chain, sender: null });
  const written = name === 'PortraitA' && numerals === 'kanji' ? 1 : 2;
  for (let index = 0; index < towns.length; index += STEP) {
    const { zip, prefecture, city, area } = towns[index] as (typeof towns)[number];
    const number = NUMBERS[index % NUMBERS.length] as Pattern;
    const building = BUILDINGS[Math.floor(index / 5) % BUILDINGS.length] as Pattern;
    // 3Aハイツ is house 3 of Aハイツ as well.
    const behind = /[A-Z]$/.test(number[0]) ? ` ${building[0]}` : building[0];
    // 第１１−２ is lot 11 to everybody.
    const street = /[０-９]$/.test(area) && /^[０-９]/.test(number[0]) ? ` ${number[0]}` : number[0];
    const border = BORDERS[index % BORDERS.length];
    const [address1, address2] =
      border === 'before the town'
        ? [city, area + street + behind]
        : border === 'behind the town'
          ? [city + area, street + behind]
          : [city + area + street, behind];
    const page = faceOf(address({ zip, state: prefecture, address1, address2 }), null);
    const lines = textOperations(page).flatMap(({ origin, glyphs }) =>
      origin?.field === 'address1' || origin?.field === 'address2'
        ? [plain(glyphs.map(({ text }) => text).join(''))]
        : [],
    );
    const town = townIn(area, written === 1 ? 'kanji' : 'arabic');
    yield { parts: [prefecture + city, town, number[written], building[written]].map(plain), lines };
  }
}

/** Whether a line ends inside a part, counted from the beginning of the address. */
function isBroken({ parts, lines }: Case, part: number): boolean {
  const start = parts.slice(0, part).join('').length;
  const end = start + (parts[part] ?? '').length;
  let at = 0;
  return lines.some((line) => {
    at += line.length;
    return at > start && at < end;
  });
}

const shown = ({ parts, lines }: Case): string => `${parts.join(' ')}: ${lines.join('|')}`;

const ARRANGED = [
  ['PortraitA', 'kanji'],
  ['PortraitA', 'arabic'],
  ['LandscapeA', 'arabic'],
] as const satisfies readonly (readonly [LayoutName, Numerals])[];

/** The whole table takes minutes. */
const timeout = isFull ? 1_800_000 : 60_000;

test.each(ARRANGED)(
  '%s in %s numerals breaks no town, number or building, and prints what was typed',
  { timeout },
  (name, numerals) => {
    const [broken, changed]: [string[], string[]] = [[], []];
    for (const one of cases(name, numerals, shippedLocalities)) {
      if ([1, 2, 3].some((part) => isBroken(one, part))) broken.push(shown(one));
      if (one.lines.join('') !== one.parts.join('')) changed.push(shown(one));
    }
    expect({ broken, changed }).toEqual({ broken: [], changed: [] });
  },
);

/** 二十七号, 西枇杷島町西八丁: so many towns that end as a street number does, in the whole table and in the sample. */
const LOOK_LIKE_NUMBERS = isFull ? 8 : 0;

test('without the zip, only towns that end as a number does are broken', { timeout }, () => {
  const broken = [...cases('PortraitA', 'kanji', () => [])].filter((one) => isBroken(one, 1));
  expect(broken.filter(({ parts }) => !/[一二三四五六七八九十千]/.test(parts[1] ?? '')).map(shown)).toEqual(
    [],
  );
  expect(broken.length).toBeLessThanOrEqual(LOOK_LIKE_NUMBERS);
});

test('all layouts are covered', () => {
  expect(new Set(ARRANGED.map(([name]) => name))).toEqual(new Set(LAYOUT_NAMES));
});
