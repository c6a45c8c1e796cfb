import {
  type CardTextType,
  checkText,
  type Filling,
  fillPhrase,
  OCCASIONS,
  type Occasion,
  type Phrase,
  type PhraseValues,
  USUAL_VALUES,
} from '@fumi/domain';
import { hasRoomFor, ISSUE_LEVELS, type Page, placedWords } from '@fumi/print';
import { expect, it } from 'vitest';
import { designs } from './designs.ts';
import { layoutWords } from './draw-words.ts';
import type { Design } from './drawing/design.ts';
import { occasionsOf, placesOf } from './long-values.ts';
import { readPhrases } from './phrases.ts';

const phrasesOf = new Map(OCCASIONS.map((occasion) => [occasion, readPhrases(occasion).phrases]));

function fillingOf(design: Design, values: PhraseValues): Filling {
  const isVertical = placesOf(design).some(({ type, look }) => type === 'MESSAGE' && look.writing);
  return { values, arrivesOn: '2027-01-01', writing: isVertical ? 'vertical' : 'horizontal' };
}

const offered = (design: Design, occasion: Occasion, values: PhraseValues = {}): readonly Phrase[] =>
  (phrasesOf.get(occasion) ?? []).filter((phrase) =>
    hasRoomFor(phrase, fillingOf(design, values), placesOf(design)),
  );

/** What the engine and the rules of typed words say of a text on a design, with the values that people usually have. */
function problemsOf(design: Design, phrase: Phrase, values: PhraseValues = USUAL_VALUES): readonly string[] {
  const { words } = fillPhrase(phrase, fillingOf(design, values));
  const { texts } = placedWords(words, placesOf(design));
  const filled = {
    ...design,
    words: (design.words ?? []).map((own) => ({ ...own, text: texts[own.type] ?? '' })),
  };
  const { issues } = layoutWords(filled);
  const typed = Object.entries(texts) as [CardTextType, string][];
  return [
    ...issues
      .filter(({ code }) => ISSUE_LEVELS[code] !== 'told')
      .map(({ code, field }) => `${code} ${field}`),
    ...typed.flatMap(([type, text]) => (checkText(type, text).ok ? [] : [`too much ${type}`])),
  ];
}

const rows = designs.flatMap((design) =>
  occasionsOf(design).map((season) => [`${design.slug}, ${season}`, design, season] as const),
);

it.each(rows)(
  '%s: every text that is offered is printed whole once its fields are filled in',
  (_, design, season) => {
    const wrong = offered(design, season)
      .map((phrase) => ({ id: phrase.id, problems: problemsOf(design, phrase) }))
      .filter(({ problems }) => problems.length > 0);
    expect(wrong).toEqual([]);
  },
);

it.each(rows)('%s: at least three formal texts are offered', (_, design, season) => {
  const formal = offered(design, season).filter(({ tone }) => tone === 'formal');
  expect(formal.length).toBeGreaterThanOrEqual(3);
});

it.each(OCCASIONS)('%s: every text is offered by a design at least', (occasion) => {
  const of = designs.filter((design) => occasionsOf(design).includes(occasion));
  const found = new Set(of.flatMap((design) => offered(design, occasion).map(({ id }) => id)));
  const phrases = phrasesOf.get(occasion) ?? [];
  expect(phrases.filter(({ id }) => !found.has(id)).map(({ id }) => id)).toEqual([]);
});

/** Both parents within a year, the earlier first. */
const TWO_DECEASED: PhraseValues = {
  ...USUAL_VALUES,
  deathMonth: '2026-03',
  secondRelation: '義母',
  secondDeceased: '勅使河原 美智子',
  secondDeathMonth: '2026-10',
  secondDeathAge: '85',
};

it.each(rows.filter(([, , season]) => season === 'mourning'))(
  '%s: every text has room for two deceased',
  (_, design) => {
    const wrong = (phrasesOf.get('mourning') ?? [])
      .map((phrase) => ({ id: phrase.id, problems: problemsOf(design, phrase, TWO_DECEASED) }))
      .filter(({ problems }) => problems.length > 0);
    expect(wrong).toEqual([]);
  },
);

const COUPLE = '勅使河原 健太郎\n美沙子';
const ACROSS = [
  ...['〒154-0004', '東京都世田谷区太子堂三丁目12-10', 'グランドハイツ三軒茶屋 1203号'],
  '電話 090-1234-5678',
].join('\n');
const DOWN = [
  ...['〒一五四－〇〇〇四', '東京都世田谷区太子堂三丁目一二－一〇', 'グランドハイツ三軒茶屋 一二〇三号'],
  '電話 〇九〇－一二三四－五六七八',
].join('\n');

/** A sender as somebody types it, line by line. */
const SENDERS: Readonly<Partial<Record<Occasion, Readonly<Partial<Record<CardTextType, string>>>>>> = {
  mourning: { ADDRESS: DOWN, NAMES: COUPLE },
  wedding: { ADDRESS: ACROSS, NAMES: `${COUPLE}（旧姓 小笠原）` },
  birth: { ADDRESS: ACROSS, NAMES: COUPLE },
  moving: { ADDRESS: ACROSS, NAMES: COUPLE },
};

/** Of the letters of a place, pt; none where it says nothing. */
function sizeOf(page: Page, type: CardTextType): number {
  const glyphs = page.operations.flatMap((each) =>
    each.kind === 'text' && each.origin?.field === `text.${type}` ? each.glyphs : [],
  );
  const [a = 0, b = 0] = glyphs[0]?.matrix ?? [];
  return Math.hypot(a, b);
}

it.each(rows.filter(([, , season]) => SENDERS[season]))(
  '%s: a whole sender has room, whose names are no smaller than the address',
  (_, design, season) => {
    const typed = SENDERS[season] ?? {};
    const words = (design.words ?? []).map((own) => ({ ...own, text: typed[own.type] ?? own.text }));
    const page = layoutWords({ ...design, words });
    expect(page.issues.filter(({ code }) => ISSUE_LEVELS[code] !== 'told')).toEqual([]);
    expect(sizeOf(page, 'NAMES')).toBeGreaterThanOrEqual(sizeOf(page, 'ADDRESS'));
  },
);

it('what somebody has typed is measured as it is', () => {
  const [, design] = rows.find(([name]) => name.startsWith('moving-window')) ?? [];
  if (!design) throw new Error('moving-window is a design.');
  expect(offered(design, 'moving').length).toBeGreaterThan(0);
  expect(offered(design, 'moving', { address: '長'.repeat(84) })).toEqual([]);
});
