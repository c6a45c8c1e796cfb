import { type PrintAddress, withFamily } from '@fumi/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  address,
  LAYOUT_NAMES,
  type LayoutName,
  RECIPIENTS,
  SENDER,
  shippedLayout,
} from '../golden/cards.ts';
import { printedText, textOperations } from '../golden/ink.ts';
import { shippedLocalities } from '../golden/localities.ts';
import { FONT_IDS, type ShippedFontId, shippedChain } from '../golden/shipped-fonts.ts';
import { layoutAddressPage } from './address/address-page.ts';
import type { IssueCode, Page } from './display-list.ts';
import { ISSUE_LEVELS, LEAST_SIZE_PT, refusedIssues } from './issues.ts';

type Parties = { readonly sender?: PrintAddress; readonly recipient?: PrintAddress };

const face = (
  layout: LayoutName,
  { sender, recipient }: Parties,
  numerals: 'kanji' | 'arabic' = 'kanji',
  font: ShippedFontId = 'mincho',
) =>
  layoutAddressPage({
    layout: shippedLayout(layout),
    sender: sender ?? null,
    recipient: recipient ?? null,
    qr: null,
    fonts: shippedChain(font),
    numerals,
    localities: shippedLocalities,
  });

const told = (page: Page, code: IssueCode) => page.issues.filter((issue) => issue.code === code);

const FIVE = { ...RECIPIENTS.crowded, name: { last: '山田', first: '太郎', honorific: '様' } };
const COMMENTS = { comment1: '旧年中は大変お世話になりました', comment2: '今年もよろしくお願いします' };

/** Sizes of the type of a party's fields, pt: across the line, which condensing leaves alone. */
function sizes(page: Page, field: RegExp): number[] {
  return textOperations(page).flatMap(({ origin, glyphs }) =>
    origin && field.test(`${origin.party}.${origin.field}`)
      ? glyphs.map(({ matrix: [a, b, c, d] }) => Math.max(Math.hypot(a, b), Math.hypot(c, d)))
      : [],
  );
}

const printedLines = (page: Page, field: string): string[] =>
  textOperations(page).flatMap(({ origin, glyphs }) =>
    origin?.field === field ? [glyphs.map(({ text }) => text).join('')] : [],
  );

describe('what the engine decides by itself it tells', () => {
  test('numbers in other numerals, as they are printed', () => {
    const page = face('PortraitA', { recipient: RECIPIENTS.family });
    expect(told(page, 'numerals')).toEqual([
      { code: 'numerals', party: 'recipient', field: 'address2', text: '一丁目二－三', percent: null },
      { code: 'numerals', party: 'recipient', field: 'address2', text: '一二〇三号室', percent: null },
    ]);
    expect(told(face('PortraitA', { recipient: RECIPIENTS.family }, 'arabic'), 'numerals')).toEqual([]);
  });

  test('a name block that is smaller than the layout wants, with its measure', () => {
    const [issue] = told(face('LandscapeA', { sender: { ...FIVE, ...COMMENTS } }), 'shrunk').filter(
      ({ field }) => field === 'nameLast',
    );
    expect(issue).toMatchObject({ party: 'sender', text: '山田太郎' });
    expect(issue?.percent).toBeGreaterThan(50);
    expect(issue?.percent).toBeLessThan(80);
  });

  test('four comments side by side, smaller than one', () => {
    const page = face('PortraitA', {
      sender: { ...SENDER, ...COMMENTS },
      recipient: { ...RECIPIENTS.family, ...COMMENTS },
    });
    expect(told(page, 'shrunk').filter(({ field }) => field.startsWith('comment'))).toHaveLength(4);
  });

  test('an address on three lines is smaller than on two', () => {
    const recipient = { ...RECIPIENTS.crowded, address2: `23丁目1-11 ${'タワー'.repeat(7)}` };
    expect(told(face('PortraitA', { sender: recipient }), 'shrunk').length).toBeGreaterThan(0);
  });

  test('half-width kana of addresses and companies become full-width, those of names stay', () => {
    const recipient = {
      ...RECIPIENTS.company,
      address2: '1-2 ﾊﾟｰｸﾋﾞﾙ3F',
      name: { last: '株式会社ﾌﾐ', first: 'ﾔﾏﾀﾞ', honorific: '様' },
    };
    const page = face('PortraitA', { recipient });
    expect(told(page, 'full-width-kana').map(({ field, text }) => [field, text])).toEqual([
      ['address2', 'パークビル'],
      ['nameLast', '株式会社フミ'],
    ]);
    expect(printedText(page, 'recipient', 'nameFirst')).toBe('ﾔﾏﾀﾞ');
  });

  test('a name of a building that no line holds is broken', () => {
    const name = '東雲御苑高層住宅街区第一期分譲棟東南角地管理組合事務所棟';
    const sender = { ...SENDER, address2: `1-2 ${name}` };
    expect(told(face('PortraitA', { sender }), 'split')).toMatchObject([
      { party: 'sender', field: 'address2', text: name },
    ]);
  });
});

test('a comment that is longer than spec asks for stands on two lines, as far as there is room', () => {
  const comment1 = '昨年は家族みんなで遊びに来てくださりありがとうございました。今年もまたお待ちしています。';
  const page = face('PortraitA', { sender: { ...SENDER, comment1, comment2: '' } });
  expect(told(page, 'split')).toMatchObject([{ party: 'sender', field: 'comment1', text: comment1 }]);
  expect(refusedIssues(page.issues)).toEqual([]);
  const full = { ...SENDER, comment1: '旧年中は大変お世話になりました。今年もよろしく。', comment2: '' };
  const easy = face('PortraitA', { sender: full });
  expect(easy.issues.filter(({ code }) => ISSUE_LEVELS[code] !== 'told')).toEqual([]);
  expect(Math.min(...sizes(easy, /comment/))).toBe(8.5);
  const moved = { ...SENDER, comment1: '今年は引っ越しました。ぜひ遊びに来てくださいね。', comment2: '' };
  expect(printedLines(face('PortraitA', { sender: moved }), 'comment1')).toEqual([
    '今年は引っ越しました。',
    'ぜひ遊びに来てくださいね。',
  ]);
  const three = { ...SENDER, comment1: comment1.repeat(3), comment2: comment1 };
  expect(refusedIssues(face('PortraitA', { sender: three }).issues).map(({ field }) => field)).toContain(
    'comment1',
  );
});

test('an honorific without an end finds no room, and the card is refused', () => {
  const name = { ...RECIPIENTS.family.name, honorific: '御一同様'.repeat(20) };
  const { issues } = face('PortraitA', { recipient: { ...RECIPIENTS.family, name } });
  expect(refusedIssues(issues).map(({ code }) => code)).toContain('overflow');
  expect(refusedIssues(face('PortraitA', { recipient: RECIPIENTS.family }).issues)).toEqual([]);
});

test('five names in landscape stand in two columns', () => {
  const page = face('LandscapeA', { recipient: FIVE });
  const starts = textOperations(page)
    .filter(({ origin }) => origin?.field.endsWith('nameFirst'))
    .map(({ glyphs }) => Math.round(glyphs[0]?.matrix[4] ?? 0));
  expect(starts).toHaveLength(5);
  expect(new Set(starts).size).toBe(2);
  expect(Math.min(...sizes(page, /nameFirst/))).toBeGreaterThan(16);
});

test.each([
  ['山田', '太郎'],
  ['勅使河原', '健太郎'],
  ['林', '誠'],
])('the whole family beside %s %s leaves the name the size that it has alone', (last, first) => {
  const recipient = { ...RECIPIENTS.family, name: { last, first, honorific: '様' } };
  expect(told(face('PortraitA', { recipient: withFamily(recipient, 'recipient') }), 'shrunk')).toEqual([]);
});

const text = (letters: string, minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...letters), { minLength, maxLength }).map((found) => found.join(''));

const KANJI = '山田髙橋一二三口十龍鬱太郎子恵東西第';
const MIXED = `${KANJI}あいうゃアイーAbx019- `;

// The longest that spec §5 lets through, and everything shorter.
const people = fc
  .record({
    state: fc.constantFrom('東京都', '神奈川県'),
    address1: text(MIXED, 0, 25),
    address2: text(MIXED, 0, 30),
    last: text(KANJI, 1, 7),
    first: text(KANJI, 0, 6),
    honorific: fc.constantFrom('様', 'ちゃん'),
    joint: fc.array(fc.tuple(text(KANJI, 0, 7), text(KANJI, 1, 6)), { maxLength: 4 }),
    comment1: text(KANJI, 0, 25),
    comment2: text(KANJI, 0, 25),
  })
  .map(({ last, first, honorific, joint, ...rest }): PrintAddress => {
    const whole = address({ ...rest, zip: '1060032', name: [last, first, honorific] });
    const jointNames = whole.jointNames.map((slot, index) => ({
      ...slot,
      last: joint[index]?.[0] ?? '',
      first: joint[index]?.[1] ?? '',
    }));
    return { ...whole, jointNames };
  });

const FACES = LAYOUT_NAMES.flatMap((layout) => FONT_IDS.map((font) => [layout, font] as const));

describe.each(FACES)('%s in %s', (layout, font) => {
  test('prints whatever spec lets through, and nothing smaller than can be read', () => {
    fc.assert(
      fc.property(people, people, (sender, recipient) => {
        const page = face(layout, { sender, recipient }, 'kanji', font);
        expect(refusedIssues(page.issues)).toEqual([]);
        const least = (field: RegExp) => Math.min(Number.POSITIVE_INFINITY, ...sizes(page, field)) + 1e-6;
        expect(least(/comment/)).toBeGreaterThanOrEqual(LEAST_SIZE_PT.words);
        expect(least(/sender\.address/)).toBeGreaterThanOrEqual(LEAST_SIZE_PT.senderAddress);
        expect(least(/name(Last|First)$/i)).toBeGreaterThanOrEqual(LEAST_SIZE_PT.jointNames);
      }),
      { numRuns: 60 },
    );
  });
});

test('each of the three levels is in use', () => {
  expect(new Set(Object.values(ISSUE_LEVELS))).toEqual(new Set(['told', 'warned', 'refused']));
});
