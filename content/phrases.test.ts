import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Filling,
  fieldsOf,
  fillPhrase,
  graphemeCount,
  type HintCircumstances,
  hintsOf,
  OCCASIONS,
  PHRASE_FIELDS,
  PHRASE_ROLES,
  type Phrase,
  type PhraseCollection,
  type PhraseField,
  type PhraseValues,
  phrasesFor,
  TONES,
} from '@fumi/domain';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'phrases');
const collections = OCCASIONS.map(
  (occasion): PhraseCollection => JSON.parse(readFileSync(path.join(folder, `${occasion}.json`), 'utf8')),
);
const phrases = collections.flatMap(({ occasion, phrases: all }) =>
  all.map((phrase) => ({ occasion, phrase })),
);
const rows = phrases.map(({ occasion, phrase }) => [phrase.id, phrase, occasion] as const);

/** When a card for an occasion is to be there. */
const ARRIVALS: Partial<Record<PhraseCollection['occasion'], string>> = {
  'new-year': '2027-01-01',
  kanchu: '2027-01-15',
  yokan: '2027-02-10',
  shochu: '2027-07-20',
  zansho: '2027-08-20',
};
const arrivalOf = (occasion: PhraseCollection['occasion']) => ARRIVALS[occasion] ?? '2026-12-05';

/** A value of each field, as long as people have them. */
const WHOLE: Record<PhraseField, string> = {
  ...{ relation: '義父', deceased: '長谷川 源一郎', deathMonth: '2026-10', deathAge: '88', ageCount: '享年' },
  ...{ secondRelation: '祖母', secondDeceased: 'ミツ', secondDeathMonth: '2026-11', secondDeathAge: '101' },
  ...{ movedMonth: '2026-10', weddingDay: '2026-11-22', place: '軽井沢高原教会', formerName: '小笠原' },
  ...{
    partnerOne: '山田 太郎',
    partnerTwo: '花子',
    childName: '結愛',
    childReading: 'ゆあ',
    birthOrder: '長女',
  },
  ...{
    birthday: '2026-10-03',
    weightG: '3120',
    heightCm: '49.5',
    gift: '結構なお品',
    toName: 'おばあちゃん',
  },
  ...{ longLife: '米寿', senderNames: '山田 太郎\n花子', zip: '1060032', telephone: '03-1234-5678' },
  ...{ address: '東京都港区六本木6-10-1', email: 'taro@example.com' },
};

const fillingOf = (
  occasion: PhraseCollection['occasion'],
  values: PhraseValues,
  writing: Filling['writing'],
) => ({
  ...{ values, writing },
  arrivesOn: arrivalOf(occasion),
});

/** Every choice of up to six fields; of more: none, all, each alone, and all but each. */
function choicesOf(phrase: Phrase): PhraseValues[] {
  const fields = fieldsOf(phrase);
  const having = (kept: readonly PhraseField[]): PhraseValues =>
    Object.fromEntries(kept.map((field) => [field, WHOLE[field]]));
  if (fields.length > 6) {
    const alone = fields.map((field) => having([field]));
    return [
      having([]),
      having(fields),
      ...alone,
      ...fields.map((field) => having(fields.filter((one) => one !== field))),
    ];
  }
  return Array.from({ length: 2 ** fields.length }, (_, bits) =>
    having(fields.filter((__, index) => Math.floor(bits / 2 ** index) % 2 === 1)),
  );
}

test('there is a file for each occasion and no other', () => {
  expect(new Set(readdirSync(folder))).toEqual(new Set(OCCASIONS.map((occasion) => `${occasion}.json`)));
  expect(collections.map(({ occasion }) => occasion)).toEqual([...OCCASIONS]);
});

test('ids are unique, tones and places are those that the shop knows', () => {
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  for (const [, phrase] of rows) {
    expect(TONES).toContain(phrase.tone);
    expect(PHRASE_ROLES).toEqual(expect.arrayContaining(Object.keys(phrase.words)));
  }
});

test('every occasion has formal texts, and friendly ones', () => {
  for (const collection of collections) {
    expect(phrasesFor(collection, 'formal').length, collection.occasion).toBeGreaterThan(0);
    expect(phrasesFor(collection, 'friendly').length, collection.occasion).toBeGreaterThan(0);
  }
});

/** A line that begins with a particle, or ends where a value is missing. */
const HALF_SENTENCE =
  /^(?:[がをへ、]|は |に |にて|の|と(?!ても)|で )|[{}[\]]| {2}|（）|^〒$|(?:名は|名前は|体重|身長|電話)$/mu;

test.each(rows)('%s leaves no half sentence, whatever is filled in', (_, phrase, occasion) => {
  for (const values of choicesOf(phrase)) {
    for (const writing of ['vertical', 'horizontal'] as const) {
      const { words } = fillPhrase(phrase, fillingOf(occasion, values, writing));
      for (const text of Object.values(words)) expect(text).not.toMatch(HALF_SENTENCE);
    }
  }
});

/** Full-width characters that a line of a card has room for (90 mm): 25 at 10 pt, English half as wide. */
const WIDEST_LINE = 25;
const widthOf = (line: string): number =>
  graphemeCount(line.replace(/[\u0020-\u007e]/g, '')) + (line.match(/[\u0020-\u007e]/g)?.length ?? 0) / 2;

test.each(rows)('%s fits the width of a card and gives rise to no hint', (_, phrase, occasion) => {
  const whole = phrase.tone === 'english' ? { ...WHOLE, childName: 'Yua' } : WHOLE;
  const values = Object.fromEntries(fieldsOf(phrase).map((field) => [field, whole[field]]));
  for (const writing of ['vertical', 'horizontal'] as const) {
    const filling = fillingOf(occasion, values, writing);
    const { words, missing } = fillPhrase(phrase, filling);
    expect(missing).toEqual([]);
    for (const line of Object.values(words).join('\n').split('\n'))
      expect(widthOf(line), line).toBeLessThanOrEqual(WIDEST_LINE);
    const circumstances: HintCircumstances = {
      ...{
        occasion,
        values,
        today: '2026-11-22',
        arrivesOn: filling.arrivesOn,
        drawn: [],
        senders: [],
        recipients: [],
      },
      isInMourning: phrase.title.includes('喪中'),
    };
    const said = hintsOf(words, circumstances).map(({ rule, found }) => `${rule} ${found}`);
    expect(said.filter((hint) => !hint.startsWith('open-to-all'))).toEqual([]);
  }
});

test('every field is asked for by a text', () => {
  const asked = new Set(rows.flatMap(([, phrase]) => fieldsOf(phrase)));
  expect(Object.keys(PHRASE_FIELDS).filter((field) => !asked.has(field as PhraseField))).toEqual([]);
});
