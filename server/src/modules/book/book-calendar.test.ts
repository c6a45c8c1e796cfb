import {
  type CalendarSettings,
  emptyPrintAddress,
  findMaterial,
  invariant,
  type Kit,
  MAX_OWN_DAYS,
  type OwnDay,
  planBook,
} from '@fumi/domain';
import { expect, test } from 'vitest';
import { createBody, kitOnSale, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { readWithPdfium } from '../../../test/independent-reader.ts';
import { pressKey, renderPressFile } from '../../printing/press.service.ts';
import { findBookByCode } from './book.repository.ts';

/* Calendars whose family has marked days of its own (ADR 95). */

const shop = await testApp();
const { context } = shop;
/** Twelve months of a photo on one side and a grid on the other, from January 2027. */
const PRODUCT = 'T0018';
const PAPER = 10;

const material = findMaterial(context.content.goods.materials, PAPER);
const info = context.content.kits.info(PAPER)?.kits;
invariant(info, 'The calendar has designs.');
const kit = info.kits.find(({ id }) =>
  info.tags.find(({ kitIds }) => kitIds.length > 0)?.kitIds.includes(id),
);
invariant(kit, 'A calendar can be ordered.');
const member = await shop.signedUpMember();

const own = (date: string, words = 'はなの誕生日'): OwnDay => ({ date, words, mark: 'cake' });

/** What the server says to a book spec with settings, sent as anybody could. */
async function answerTo(calendarSettings: unknown, of: Kit = kit as Kit, productCode = PRODUCT) {
  const body = {
    ...createBody(of, productCode),
    calendarSettings: calendarSettings as CalendarSettings,
  };
  const answer = await member.bookCreate({ body });
  return answer.ok ? 'ok' : (answer.error as { error?: { fields?: unknown } }).error?.fields;
}

test('a calendar is printed with the days of its family, and shows them to it afterwards', {
  timeout: 120_000,
}, async () => {
  const settings: CalendarSettings = {
    rokuyo: true,
    noteLines: true,
    ownDays: [own('05-03'), own('2027-11-20', '髙橋家の金婚式')],
  };
  const created = await member.bookCreate({
    body: { ...createBody(kit, PRODUCT), calendarSettings: settings },
  });
  invariant(created.ok, 'The book is begun.');
  const code = created.value.bookCode;
  const nobody = { sender: emptyPrintAddress(), recipients: [] };
  const items = planBook({ info, kit, material, ...nobody, photoCount: 12 });
  for (const item of items) expect(await post(member, code, item)).toMatchObject({ ok: true });
  await member.bookTerminate({ body: { bookCode: code, total: items.length } });
  await renderPressFile(context, code);
  const pdf = await context.storage.get(pressKey(code));
  invariant(pdf, 'The press file is there.');
  const texts = (await readWithPdfium(pdf, 0)).map(({ text }) => text.replaceAll(/\s/g, ''));
  const pagesWith = (words: string) => texts.flatMap((text, at) => (text.includes(words) ? [at + 1] : []));
  // Behind the cover's two pages each month has two, the grid on the second.
  expect(pagesWith('はなの誕生日')).toHaveLength(1);
  expect(pagesWith('金婚式').map((pageNo) => pageNo - (pagesWith('はなの誕生日')[0] ?? 0))).toEqual([12]);
  expect((await findBookByCode(context.db, code))?.design.calendar?.settings).toEqual(settings);
  const seen = await member.bookGet({ params: { bookCode: code } });
  expect(seen.ok && seen.value.book.calendarSettings).toEqual(settings);
});

test('where nothing was chosen, what is sent and kept is what the specification says', async () => {
  const spec = createBody(kit, PRODUCT);
  expect(Object.keys(spec)).toEqual(['themeId', 'kitId', 'cover', 'page', 'productCode']);
  const created = await member.bookCreate({ body: spec });
  invariant(created.ok, 'The book is begun.');
  const kept = await findBookByCode(context.db, created.value.bookCode);
  expect(kept?.design.calendar).not.toHaveProperty('settings');
});

test.each([
  ['a day that is none', own('02-30'), 'date'],
  ['29 February of a common year', own('2027-02-29'), 'date'],
  ['nothing to print', { ...own('05-03', ''), mark: 'none' as const }, 'empty'],
  ['thirteen characters', own('05-03', 'あいうえおかきくけこさしす'), 'length'],
  ['two lines', own('05-03', '誕生\n日'), 'unprintable'],
  ['a character that no face has', own('05-03', '\u{13000}の日'), 'unprintable'],
])('%s is refused', async (_, day, problem) => {
  expect(await answerTo({ ownDays: [own('01-01'), day] })).toEqual({ calendarSettings: [problem] });
});

test.each([
  [
    'more days than a calendar holds',
    { ownDays: Array.from({ length: MAX_OWN_DAYS + 1 }, () => own('05-03')) },
  ],
  ['a mark that nobody has drawn', { ownDays: [{ ...own('05-03'), mark: 'skull' }] }],
  ['what is no setting', { colour: 'red' }],
  ['a list', [own('05-03')]],
])('%s is refused by the schema', async (_, settings) => {
  expect(await answerTo(settings)).not.toBe('ok');
});

test('as many days as a calendar holds are taken', async () => {
  const ownDays = Array.from({ length: MAX_OWN_DAYS }, () => own('05-03'));
  expect(await answerTo({ ownDays })).toBe('ok');
});

test('settings belong to calendars alone', async () => {
  expect(await answerTo({ noteLines: true }, kitOnSale(context), 'T0021')).toEqual({
    calendarSettings: ['not-of-this-kit'],
  });
});
