import { zipAgrees } from '../address/address-checks.ts';
import { kanjiNumber } from '../address/kanji-number.ts';
import { isBlank } from '../address/text.ts';
import { isZip, zipDigits } from '../address/zip.ts';
import type { Hint, TypedWords } from './hint.ts';
import { type HintCheck, sentencesIn, textsIn } from './typed-lines.ts';
import { numberTyped } from './typed-number.ts';

/** In vertical writing numbers are in kanji: 〇三－一二三四－五六七八. */
const TELEPHONE =
  /[0０〇][0-9０-９〇一二三四五六七八九]{1,4}[-－ー‐(（][0-9０-９〇一二三四五六七八九]{1,4}[-－ー‐)）][0-9０-９〇一二三四五六七八九]{3,4}/u;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/u;
/** The year may be left out: the card tells it, as that of its posting. */
const BIRTHDAY =
  /(?:(?:令和)?[0-9０-９〇元一二三四五六七八九十]{1,4}年[ 　]?)?[0-9０-９一二三四五六七八九十]{1,3}月[0-9０-９一二三四五六七八九十]{1,3}日/u;

/** A postcard is open to all who carry it; said once. */
export const openToAll: HintCheck = (words, { occasion }) => {
  const patterns = [TELEPHONE, EMAIL, ...(occasion === 'birth' ? [BIRTHDAY] : [])];
  const found = textsIn(words).flatMap(({ role, text }) =>
    patterns.flatMap((pattern) => {
      const [first] = pattern.exec(text) ?? [];
      return first === undefined ? [] : [{ role, found: first }];
    }),
  );
  return found.slice(0, 1).map((first): Hint => ({ rule: 'open-to-all', weight: 'info', ...first }));
};

const DIGIT = '[0-9０-９〇一二三四五六七八九]';
const BAR = '[-－‐ー−]';
/** 〒150-0001, 一五〇－〇〇〇一, 〒1500001; no part of a telephone number. */
const ZIP = new RegExp(
  `(?:^|[^0-9０-９〇一二三四五六七八九ー－‐−-])(〒[\\s　]*${DIGIT}{3}${BAR}?${DIGIT}{4}|${DIGIT}{3}${BAR}${DIGIT}{4})(?!${DIGIT}|${BAR})`,
  'mu',
);
/** 六 in 六本木 is no number of a house. */
const NUMBER = /[0-9０-９]|[〇一二三四五六七八九十](?:丁目|番|号|[-－‐])/u;

type Block = { readonly zip: string; readonly place: readonly string[] };

/** The zip of an address block as it was typed, '' for none, and the lines that say where. */
function blockOf(address: string): Block {
  const [, zip = ''] = ZIP.exec(address) ?? [];
  const lines = address.replace(zip, '').split('\n');
  const place = lines.filter((line) => !isBlank(line) && !TELEPHONE.test(line) && !EMAIL.test(line));
  return { zip, place };
}

/** The zip of an address block in seven digits, for who looks it up; '' for none. */
export function zipInWords({ address = '' }: TypedWords): string {
  const digits = zipDigits(blockOf(address).zip);
  const zip = isZip(digits) ? digits : kanjiNumber(digits);
  return isZip(zip) ? zip : '';
}

const isWhole = ({ zip, place }: Block): boolean => zip !== '' && place.some((line) => NUMBER.test(line));

/** A moving card needs the whole new address: a zip and a street number. */
export const unfinishedAddress: HintCheck = ({ address = '' }, { occasion }) =>
  occasion !== 'moving' || isWhole(blockOf(address))
    ? []
    : [{ rule: 'address-unfinished', weight: 'hint', role: 'address', found: address }];

const IN_JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A zip of another place; asked about before paying, as on the address side: all who answer would write there. */
export const otherZip: HintCheck = (words, { zipLocalities }) => {
  const block = blockOf(words.address ?? '');
  const [address1 = '', ...others] = block.place;
  if (!zipLocalities || !isWhole(block) || !IN_JAPANESE.test(address1)) return [];
  const address = { zip: zipInWords(words), state: '', address1, address2: others.join('') };
  return zipAgrees(address, zipLocalities)
    ? []
    : [{ rule: 'other-zip', weight: 'confirm', role: 'address', found: block.zip }];
};

/** What newborns weigh, g. A name in kanji has many readings. */
const WEIGHT_G = { least: 300, most: 6000 } as const;

export const birthHints: HintCheck = (_, { occasion, today, values }) => {
  if (occasion !== 'birth') return [];
  const { birthday = '', childName = '', childReading = '' } = values;
  const weightG = numberTyped('weightG', values.weightG ?? '') ?? '';
  const isOdd = weightG !== '' && !(Number(weightG) >= WEIGHT_G.least && Number(weightG) <= WEIGHT_G.most);
  const hints: readonly (Hint | false)[] = [
    isOdd && { rule: 'weight', weight: 'hint', role: 'message', found: weightG },
    birthday > today && { rule: 'birthday-to-come', weight: 'hint', role: 'message', found: birthday },
    /\p{Script=Han}/u.test(childName) &&
      isBlank(childReading) && { rule: 'reading-missing', weight: 'info', role: 'message', found: childName },
  ];
  return hints.filter((hint) => hint !== false);
};

/** 頭語 and 結語 come in pairs. */
const PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ['拝啓', ['敬具']],
  ['謹啓', ['謹白', '敬白', '謹言']],
  ['前略', ['草々']],
];

export const openingAlone: HintCheck = (words, circumstances) => {
  if (circumstances.occasion === 'mourning') return [];
  const sentences = sentencesIn(words, circumstances);
  const all = sentences.map(({ text }) => text).join('\n');
  return PAIRS.flatMap(([opening, closings]): Hint[] => {
    const closing = closings.find((word) => all.includes(word));
    if (all.includes(opening) === (closing !== undefined)) return [];
    const found = closing ?? opening;
    const role = sentences.find(({ text }) => text.includes(found))?.role ?? null;
    return [{ rule: 'opening-alone', weight: 'hint', role, found }];
  });
};
