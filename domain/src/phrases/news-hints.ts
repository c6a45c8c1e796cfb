import { isBlank } from '../address/text.ts';
import type { Hint } from './hint.ts';
import { type HintCheck, sentencesIn, textsIn } from './typed-lines.ts';

/** Down the card numbers are written in kanji: 〇三－一二三四－五六七八. */
const TELEPHONE =
  /[0０〇][0-9０-９〇一二三四五六七八九]{1,4}[-－ー‐(（][0-9０-９〇一二三四五六七八九]{1,4}[-－ー‐)）][0-9０-９〇一二三四五六七八九]{3,4}/u;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/u;
const FULL_BIRTHDAY = /(?:年)?[0-9０-９一二三四五六七八九十]{1,3}月[0-9０-９一二三四五六七八九十]{1,3}日/u;

/** A postcard is open to all who carry it; said once. */
export const openToAll: HintCheck = (words, { occasion }) => {
  const patterns = [TELEPHONE, EMAIL, ...(occasion === 'birth' ? [FULL_BIRTHDAY] : [])];
  const found = textsIn(words).flatMap(({ role, text }) =>
    patterns.flatMap((pattern) => {
      const [first] = pattern.exec(text) ?? [];
      return first === undefined ? [] : [{ role, found: first }];
    }),
  );
  return found.slice(0, 1).map((first): Hint => ({ rule: 'open-to-all', weight: 'info', ...first }));
};

const ZIP = /(?:〒[\s　]*)?[0-9０-９〇一二三四五六七八九]{3}[-－‐][0-9０-９〇一二三四五六七八九]{4}/u;
/** 六 in 六本木 is no number of a house. */
const NUMBER = /[0-9０-９]|[〇一二三四五六七八九十](?:丁目|番|号|[-－‐])/u;

/** The news of a moving card is the address, whole. */
export const unfinishedAddress: HintCheck = (words, { occasion }) => {
  if (occasion !== 'moving') return [];
  const lines = (words.address ?? '').split('\n');
  const place = lines.filter((line) => !ZIP.test(line) && !TELEPHONE.test(line) && !EMAIL.test(line));
  const isWhole = lines.some((line) => ZIP.test(line)) && place.some((line) => NUMBER.test(line));
  return isWhole
    ? []
    : [{ rule: 'address-unfinished', weight: 'hint', role: 'address', found: words.address ?? '' }];
};

/** What newborns weigh, g. A name in kanji has many readings. */
const WEIGHT_G = { least: 300, most: 6000 } as const;

export const birthHints: HintCheck = (_, { occasion, today, values }) => {
  if (occasion !== 'birth') return [];
  const { weightG = '', birthday = '', childName = '', childReading = '' } = values;
  const isOdd = !isBlank(weightG) && !(Number(weightG) >= WEIGHT_G.least && Number(weightG) <= WEIGHT_G.most);
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
