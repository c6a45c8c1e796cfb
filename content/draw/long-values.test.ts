import { type CardTextType, checkText, fieldsOf, type PhraseField } from '@fumi/domain';
import { ISSUE_LEVELS, refusedIssues } from '@fumi/print';
import { expect, it } from 'vitest';
import { designs } from './designs.ts';
import { layoutWords } from './draw-words.ts';
import type { Design, Words } from './drawing/design.ts';
import type { Box } from './drawing/geometry.ts';
import { fullestCards, LONG_VALUES, longCards, typedCards } from './long-values.ts';
import { rectPt } from './place-words.ts';
import { inkOf } from './test/ink.ts';

const worded = designs.filter(({ words }) => words).map((design) => [design.slug, design] as const);

const filled = (design: Design) => Object.values(LONG_VALUES).flatMap((values) => longCards(design, values));

const cardsOf = (design: Design): readonly Design[] => [
  ...filled(design).map((card) => card.design),
  ...typedCards(design),
];

const fieldOf = (type: CardTextType) => `text.${type}` as const;

/** A quarter of a point of a bracket or a tail reaches out of its letter's square: 0.5 mm do no harm. */
const SPARE_PT = 1.5;

const isInside = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - SPARE_PT &&
  inner.y >= outer.y - SPARE_PT &&
  inner.x + inner.width <= outer.x + outer.width + SPARE_PT &&
  inner.y + inner.height <= outer.y + outer.height + SPARE_PT;

const lettersOf = (text: string): string => text.replace(/\s/g, '');

/** Places whose words are neither whole within them nor named before the order. */
function silentOf(card: Design): readonly string[] {
  const page = layoutWords(card);
  const ink = inkOf(page);
  const isSaid = ({ type, text }: Words): boolean =>
    !checkText(type, text).ok ||
    page.issues.some(({ code, field }) => ISSUE_LEVELS[code] !== 'told' && field === fieldOf(type));
  const isWhole = ({ type, text, box }: Words): boolean => {
    const inked = ink.get(fieldOf(type));
    return inked === undefined ? lettersOf(text) === '' : isInside(rectPt(card, box), inked);
  };
  return (card.words ?? [])
    .filter((words) => !isSaid(words) && !isWhole(words))
    .map(({ type, text }) => `${type} ${text}`);
}

it.each(worded)(
  'long names, families and addresses stay in their places of %s, or the page says that they do not',
  (_, design) => {
    expect(cardsOf(design).flatMap(silentOf)).toEqual([]);
  },
);

/** Designs with a place for a type that cannot hold what is longest: a family of seven with ages, or an address in Kyoto. */
const withoutRoom = (type: 'ADDRESS' | 'NAMES'): readonly string[] =>
  designs
    .filter(({ words }) => words?.some((own) => own.type === type))
    .filter((design) =>
      typedCards(design).some((card) =>
        refusedIssues(layoutWords(card).issues).some(({ field }) => field === fieldOf(type)),
      ),
    )
    .map(({ slug }) => slug);

it('an address of sixty characters and a family of seven have room on every design with a sender', () => {
  expect([...withoutRoom('ADDRESS'), ...withoutRoom('NAMES')]).toEqual([]);
});

/** What is printed as it was typed; numbers and days are written as the card has them. */
const AS_TYPED: readonly PhraseField[] = [
  ...(['deceased', 'secondDeceased', 'place', 'partnerOne', 'partnerTwo', 'formerName'] as const),
  ...(['childName', 'childReading', 'gift', 'toName', 'senderNames', 'email'] as const),
];

it('the sheet of words shows none that the shop refuses', () => {
  const refused = worded.filter(([, design]) =>
    fullestCards(design).some((card) => refusedIssues(layoutWords(card).issues).length > 0),
  );
  expect(refused.map(([slug]) => slug)).toEqual([]);
});

it('long words are tried on all designs but those of photos, for which there are no texts', () => {
  const untried = worded.filter(([, design]) => cardsOf(design).length === 0).map(([, { group }]) => group);
  expect([...new Set(untried)]).toEqual([110]);
});

it.each(worded)('whatever a text of %s asks for is on the card', (_, design) => {
  const lost = filled(design).flatMap(({ phrase, values, texts }) => {
    const printed = lettersOf(Object.values(texts).join(''));
    return fieldsOf(phrase)
      .filter((field) => AS_TYPED.includes(field) && !printed.includes(lettersOf(values[field] ?? '')))
      .map((field) => `${phrase.id} ${field}`);
  });
  expect(lost).toEqual([]);
});
