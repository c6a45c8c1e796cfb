import {
  type CardTextType,
  emptyPrintAddress,
  findMaterial,
  frontSizePt,
  invariant,
  type Kit,
  planBook,
  TEXT_FACTS,
} from '@fumi/domain';
import { layoutFrontPage, placedText } from '@fumi/print';
import { describe, expect, test } from 'vitest';
import { beginBook, catalogue, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { readWithPdfium } from '../../../test/independent-reader.ts';
import { pressKey, renderPressFile } from '../../printing/press.service.ts';

/* What a customer writes on the picture side. */

const shop = await testApp();
const { context } = shop;

type Words = Partial<Record<CardTextType, string>>;

const hasPlace = (kit: Kit, type: CardTextType): boolean =>
  kit.pages[1]?.some(({ textType }) => textType === type) ?? false;

const mourning = catalogue(context).kits.find((kit) => kit.themeId === 30 && hasPlace(kit, 'NAMES'));
invariant(mourning, 'A mourning card has places for words.');
const kit = mourning;

const planWith = (texts: Words) =>
  planBook({
    info: catalogue(context),
    kit,
    material: findMaterial(context.content.goods.materials, 13),
    sender: emptyPrintAddress(),
    recipients: [],
    texts,
  });

const member = await shop.signedUpMember();
const draft = await beginBook(member, kit);

/** What the server says to a text, posted as a browser posts it. */
async function answerTo(type: CardTextType, value: string) {
  const item = planWith({ [type]: value }).find((each) => each.type === 'text');
  invariant(item, 'What was typed is posted.');
  const answer = await post(member, draft, item);
  return answer.ok ? 'ok' : (answer.error as { error?: { fields?: unknown } }).error?.fields;
}

async function printed(texts: Words) {
  const items = planWith(texts);
  const code = await beginBook(member, kit);
  for (const item of items) expect(await post(member, code, item)).toMatchObject({ ok: true });
  const closed = await member.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(closed).toMatchObject({ ok: true });
  await renderPressFile(context, code);
  const pdf = await context.storage.get(pressKey(code));
  invariant(pdf, 'The press file is there.');
  const pages = await readWithPdfium(pdf, 0);
  return { code, fronts: pages.filter((_, index) => index % 2 === 0).map(({ text }) => text) };
}

test('where nothing is typed, nothing is posted, and the words of the design are printed', async () => {
  expect(planWith({}).filter(({ type }) => type === 'text')).toEqual([]);
  const { fronts } = await printed({});
  expect(fronts).toHaveLength(30);
  for (const text of fronts) expect(text).toContain('喪中につき');
});

test('what was typed stands on all fronts, in place of the words of the design, and in the book', async () => {
  const texts = {
    MESSAGE: '去る十月三日に 父 太郎 が\n八十二歳にて永眠いたしました',
    DATE: '',
    NAMES: '髙橋 一郎',
  };
  const { code, fronts } = await printed(texts);
  for (const text of fronts) {
    expect(text).toContain('去る十月三日に父太郎が');
    expect(text).toContain('八十二歳にて永眠いたしました');
    expect(text).toContain('髙橋一郎');
    expect(text).toContain('喪中につき');
    expect(text).not.toContain('十二月');
  }
  const seen = await member.bookGet({ params: { bookCode: code } });
  const inPlaces = Object.entries(texts).map(([type, value]) => ({ type, page: 1, value }));
  if (!seen.ok) throw new Error('The book is there.');
  expect(seen.value.book.texts).toEqual(expect.arrayContaining(inPlaces));
  expect(seen.value.book.texts).toHaveLength(inPlaces.length);
});

test.each([
  ['MESSAGE', '父 太郎', 'ok'],
  ['MESSAGE', '', 'ok'],
  ['MESSAGE', '🐑', { MESSAGE: ['unprintable'] }],
  ['MESSAGE', '\u202e父', { MESSAGE: ['unprintable'] }],
  ['MESSAGE', '父\u0000', { MESSAGE: ['unprintable'] }],
  ['MESSAGE', '父\t太郎', { MESSAGE: ['unprintable'] }],
  ['MESSAGE', '父'.repeat(241), { MESSAGE: ['length'] }],
  ['MESSAGE', '\n'.repeat(12), { MESSAGE: ['lines'] }],
  ['MESSAGE', '父'.repeat(1001), { object: ['format'] }],
  ['DATE', '令和八年十二月二十四日の夕方に記す令和八年', { DATE: ['overflow'] }],
] as const)('to the words %s %j the server answers %j', async (type, value, expected) => {
  expect(await answerTo(type, value)).toEqual(expected);
});

test('words are refused in a place of another type', async () => {
  const [item] = planWith({ MESSAGE: '父' }).filter((each) => each.type === 'text');
  invariant(item, 'What was typed is posted.');
  const elsewhere = await post(member, draft, { ...item, textType: 'NAMES' } as typeof item);
  expect(elsewhere).toMatchObject({ ok: false });
  expect(await post(member, draft, { ...item, z: 9 })).toMatchObject({ ok: false });
});

const withWords = catalogue(context).kits.filter(({ pages }) => pages[1]?.some(({ textType }) => textType));

/** Type that is smaller by less than a twentieth is not told. */
const UNSEEN = 0.95;

describe('every design with words', () => {
  test('there are many', () => expect(withWords.length).toBeGreaterThanOrEqual(8));

  test.each(withWords.map((each) => [each.id, each.label, each] as const))(
    '%i %s has room for its own words at their size, and reports long ones that do not fit',
    (id, _, { orientation }) => {
      const places =
        context.content.kits.detail(13, id)?.page[1]?.filter(({ type }) => type === 'text') ?? [];
      const { width: widthPt, height: heightPt } = frontSizePt(orientation);
      const issuesOf = (place: (typeof places)[number], text: string) => {
        const { textType: type, textLook: look, z, x, y, width, height } = place;
        invariant(type, 'A place has a type.');
        const item = placedText(
          { type, look, z, box: { x, y, width, height } },
          text,
          context.content.print.fonts,
        );
        return layoutFrontPage({ widthPt, heightPt, bleedPt: 8.505, items: [item] }).issues;
      };
      expect(new Set(places.map(({ textType }) => textType)).size).toBe(places.length);
      for (const place of places) {
        expect([place.textType, issuesOf(place, place.words ?? '')]).toEqual([place.textType, []]);
        const { maxLength, floorPt, look } = TEXT_FACTS[place.textType ?? 'MESSAGE'];
        // A letter is a square: more of them than the place has area cannot fit, however they are broken.
        const hasRoomAt = (sizePt: number) => maxLength * sizePt ** 2 <= place.width * place.height;
        if (hasRoomAt((place.textLook ?? look).sizePt * UNSEEN)) continue;
        const long = issuesOf(place, '鷹'.repeat(maxLength)).map(({ code }) => code);
        const ways = ['overflow', 'condensed', ...(hasRoomAt(floorPt) ? ['shrunk'] : [])];
        expect(
          long.filter((code) => ways.includes(code)),
          place.textType,
        ).not.toEqual([]);
      }
    },
  );
});
