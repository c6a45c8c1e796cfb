import {
  type BookTexts,
  type Filling,
  fillPhrase,
  type Occasion,
  type Phrase,
  type PhraseValues,
  wordsIn,
} from '@fumi/domain';
import { hasRoomFor, placedWords, refusedIssues } from '@fumi/print';
import { layoutWords } from './draw-words.ts';
import type { Design } from './drawing/design.ts';
import { GROUPS } from './groups.ts';
import { readPhrases } from './phrases.ts';
import { lookOf, rectPt } from './place-words.ts';

/* What the fields of texts hold where names, places and families are as long as they come: one card in some hundreds. */

const ADDRESS =
  '京都府京都市中京区室町通蛸薬師下る山伏山町五百五十番地12-10\nグランドパークタワー烏丸御池ウエスト棟 2304号室';

const FAMILY =
  '勅使河原 健太郎・美沙子\n慎之介（十三歳）優里香（十歳）\n健次郎（八歳）紗也香（五歳）虎之助（一歳）';

const COMMON: PhraseValues = {
  relation: '曽祖父',
  deceased: '長宗我部 源左衛門',
  deathMonth: '2025-12',
  deathAge: '103',
  ageCount: '行年',
  secondRelation: '妻の母',
  secondDeceased: '武者小路 千代乃',
  secondDeathMonth: '2026-11',
  secondDeathAge: '98',
  movedMonth: '2026-12',
  weddingDay: '2026-11-28',
  place: 'ザ・グランドオリエンタルホテル横浜',
  formerName: '勅使河原',
  birthOrder: '第二子',
  birthday: '2026-12-28',
  weightG: '3120',
  heightCm: '49.5',
  gift: '心のこもった出産祝いのお品々',
  longLife: '米寿',
  zip: '6048156',
  address: ADDRESS,
  telephone: '090-1234-5678',
  email: 'kentaro.teshigawara@family.example.jp',
};

/** A family of seven, and one whose names are in katakana and Latin letters. */
export const LONG_VALUES: Readonly<Record<'family' | 'abroad', PhraseValues>> = {
  family: {
    ...COMMON,
    partnerOne: '勅使河原 健太郎',
    partnerTwo: '長宗我部 美沙子',
    childName: '虎之助',
    childReading: 'とらのすけ',
    toName: 'おじいちゃん おばあちゃん',
    senderNames: FAMILY,
  },
  abroad: {
    ...COMMON,
    partnerOne: 'クリストファー・スミス',
    partnerTwo: 'Maria Fernandez',
    childName: 'アレクサンドラ 美桜',
    childReading: 'あれくさんどら みお',
    toName: 'クリストファーおじいちゃん',
    senderNames: 'クリストファー・マクドナルド＝スミス\nMaria Fernandez McDonald-Smith',
    email: 'christopher.mcdonald-smith@international-school.example.jp',
  },
};

/** What a group's texts are taken from, as the day of arrival goes over from one season to the other. */
const SEASONS: Readonly<Partial<Record<Occasion, readonly Occasion[]>>> = {
  kanchu: ['kanchu', 'yokan'],
  shochu: ['shochu', 'zansho'],
};

/** The places of a design for words, pt, as the engine takes them. */
export const placesOf = (design: Design) =>
  (design.words ?? []).map((words) => ({
    type: words.type,
    box: rectPt(design, words.box),
    look: lookOf(words),
  }));

/** The occasions whose texts are offered for a design. */
export function occasionsOf({ group }: Design): readonly Occasion[] {
  const { occasion } = GROUPS.find(({ id }) => id === group) ?? {};
  return occasion ? (SEASONS[occasion] ?? [occasion]) : [];
}

const phrasesOf = (design: Design): readonly Phrase[] =>
  occasionsOf(design).flatMap((each) => readPhrases(each).phrases);

export type LongCard = {
  readonly phrase: Phrase;
  readonly values: PhraseValues;
  readonly texts: BookTexts;
  /** With what stands on the card then. */
  readonly design: Design;
};

const ARRIVES_ON = '2027-01-28';

/** A design with each text that it offers, all fields of it filled in with what is long; nobody has typed them before. */
export function longCards(design: Design, values: PhraseValues): readonly LongCard[] {
  const places = placesOf(design);
  const isVertical = places.some(({ type, look }) => type === 'MESSAGE' && look.writing);
  const filling = (filled: PhraseValues): Filling => ({
    values: filled,
    arrivesOn: ARRIVES_ON,
    writing: isVertical ? 'vertical' : 'horizontal',
  });
  return phrasesOf(design)
    .filter((phrase) => hasRoomFor(phrase, filling({}), places))
    .map((phrase) => {
      const { texts } = placedWords(fillPhrase(phrase, filling(values)).words, places);
      const words = (design.words ?? []).map((own) => ({ ...own, text: wordsIn(texts[own.type], own.text) }));
      return { phrase, values, texts, design: { ...design, words } };
    });
}

/** What somebody types by hand into the places of a sender. */
const TYPED: readonly BookTexts[] = [
  { NAMES: FAMILY, ADDRESS: `〒604-8156\n${ADDRESS}\n電話 090-1234-5678` },
  {
    NAMES: 'クリストファー・マクドナルド＝スミス\nMaria Fernandez McDonald-Smith',
    ADDRESS: `〒604-8156\n${ADDRESS}\nchristopher.mcdonald-smith@international-school.example.jp`,
  },
];

/** A design with a long sender that was typed beside the design's own words; none where it has no place for one. */
export const typedCards = (design: Design): readonly Design[] =>
  design.words?.some(({ type }) => type === 'NAMES' || type === 'ADDRESS')
    ? TYPED.map((texts) => ({
        ...design,
        words: design.words?.map((own) => ({ ...own, text: wordsIn(texts[own.type], own.text) })) ?? [],
      }))
    : [];

const lengthOf = ({ texts }: LongCard): number => Object.values(texts).join('').length;

const isPrinted = (card: Design): boolean => refusedIssues(layoutWords(card).issues).length === 0;

/**
 * Those that are looked at: of all texts that are printed the one that says most, with the names of each family, and what
 * is typed.
 */
export const fullestCards = (design: Design): readonly Design[] => [
  ...Object.values(LONG_VALUES).flatMap((values) => {
    const cards = longCards(design, values).toSorted((a, b) => lengthOf(b) - lengthOf(a));
    return cards.find((card) => isPrinted(card.design))?.design ?? [];
  }),
  ...typedCards(design),
];
