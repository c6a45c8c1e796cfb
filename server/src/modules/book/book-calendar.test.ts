import {
  type CalendarSettings,
  emptyPrintAddress,
  findMaterial,
  invariant,
  KEPT_DAYS,
  type Kit,
  MAX_OWN_DAYS,
  type OwnDay,
  planBook,
  type TextStyle,
} from '@fumi/domain';
import { expect, test } from 'vitest';
import { createBody, kitOnSale, post } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { readWithPdfium } from '../../../test/independent-reader.ts';
import { orderBody } from '../../../test/order-making.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { rowsOf } from '../../../test/sql-rows.ts';
import { sql } from '../../db/drizzle.ts';
import { pressKey, renderPressFile } from '../../printing/press.service.ts';
import { expireDrafts } from '../draft/draft.service.ts';
import { findBookByCode } from './book.repository.ts';
import { expireBooks } from './book-expire.service.ts';

/* Calendars whose family has marked days of its own (ADR 95). */

const shop = await testApp();
const { context } = shop;
/** Twelve months of a photo on one side and a grid on the other, from January 2027. */
const PRODUCT = 'T0018';
const PAPER = 10;
/** By mail, without a stand. */
const DELIVERY = 1807;
const DAY_MS = 86_400_000;

const material = findMaterial(context.content.goods.materials, PAPER);
const info = context.content.kits.info(PAPER)?.kits;
invariant(info, 'The calendar has designs.');
const kit = info.kits.find(({ id }) =>
  info.tags.find(({ kitIds }) => kitIds.length > 0)?.kitIds.includes(id),
);
invariant(kit, 'A calendar can be ordered.');
const member = await shop.signedUpMember();

const nobody = { sender: emptyPrintAddress(), recipients: [] };
const items = planBook({ info, kit, material, ...nobody, photoCount: 12 });

/** A finished calendar with settings, and its code. */
async function finishedCalendar(
  client: SignedUp,
  calendarSettings: CalendarSettings,
  style: { readonly textStyle?: TextStyle } = {},
): Promise<string> {
  const body = { ...createBody(kit as Kit, PRODUCT), calendarSettings, ...style };
  const created = await client.bookCreate({ body });
  invariant(created.ok, 'The book is begun.');
  const { bookCode } = created.value;
  for (const item of items) expect(await post(client, bookCode, item)).toMatchObject({ ok: true });
  await client.bookTerminate({ body: { bookCode, total: items.length } });
  return bookCode;
}

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

test('a calendar is printed with the title and the days of its family, and shows them to it afterwards', async () => {
  const settings: CalendarSettings = {
    title: '髙橋家の一年',
    rokuyo: true,
    noteLines: true,
    ownDays: [own('05-03'), own('2027-11-20', '髙橋家の金婚式')],
  };
  const textStyle = { face: 'maru', size: 'large' } as const;
  const code = await finishedCalendar(member, settings, { textStyle });
  await renderPressFile(context, code);
  const pdf = await context.storage.get(pressKey(code));
  invariant(pdf, 'The press file is there.');
  const texts = (await readWithPdfium(pdf, 0)).map(({ text }) => text.replaceAll(/\s/g, ''));
  const pagesWith = (words: string) => texts.flatMap((text, at) => (text.includes(words) ? [at + 1] : []));
  // Behind the cover's two pages each month has two, the grid on the second.
  expect(pagesWith('はなの誕生日')).toHaveLength(1);
  // The years stand on the back too, the title on the cover alone.
  expect(pagesWith('髙橋家の一年')).toEqual([1]);
  expect(pagesWith('金婚式').map((pageNo) => pageNo - (pagesWith('はなの誕生日')[0] ?? 0))).toEqual([12]);
  expect((await findBookByCode(context.db, code))?.design.calendar?.settings).toEqual(settings);
  const seen = await member.bookGet({ params: { bookCode: code } });
  expect(seen.ok && seen.value.book.calendarSettings).toEqual(settings);
  // No design uses this typeface: it is embedded for the title alone.
  expect(pdf.toString('latin1').match(/\/BaseFont\/[A-Z]{6}\+\S*?Maru/gi)).not.toBeNull();
  expect(seen.ok && seen.value.book.textStyle).toEqual(textStyle);
});

test('without chosen settings a book spec has the specified fields, and no settings are stored', async () => {
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
  ['fifteen characters', '山田家のカレンダー二〇二七年度', 'length'],
  ['a character that no face has', '\u{13000}家の一年', 'unprintable'],
])('a title of %s is refused', async (_, title, problem) => {
  expect(await answerTo({ title })).toEqual({ calendarSettings: [problem] });
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

/** Each member's birthday has words of its own. */
let members = 0;
const aBirthday = () => own('06-14', `梓${++members}の誕生日`);

const way = context.content.goods.deliveryTypes.find(({ id }) => id === DELIVERY);
const delivery = {
  deliveryKindId: way?.deliveryKindId ?? 0,
  ...(way?.bundleId ? { bundleId: way.bundleId } : {}),
};

/** Tables that hold the words anywhere. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await rowsOf(
    context,
    sql`select table_schema, table_name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { table_schema: schema, table_name: name } of tables) {
    const table = sql`${sql.identifier(String(schema))}.${sql.identifier(String(name))}`;
    const rows = await rowsOf(
      context,
      sql`select 1 from ${table} as row where position(${words} in row::text) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found.sort((a, b) => a.localeCompare(b));
}

/** A member with the birthday in a draft and in a finished calendar. */
async function memberWithBirthday() {
  const client = await shop.signedUpMember();
  const day = aBirthday();
  const calendar = { field: 'calendar', value: { ownDays: [day] } } as const;
  const code = crypto.randomUUID();
  const kept = await client.draftSave({
    body: { code, productCode: PRODUCT, baseRevision: 0, changes: [calendar] },
  });
  expect(kept.ok).toBe(true);
  return { client, day, draftCode: code, bookCode: await finishedCalendar(client, calendar.value) };
}

test('a calendar that is ordered twice has its days in both orders', async () => {
  const { client, day, bookCode } = await memberWithBirthday();
  for (const at of [1, 2]) {
    const body = orderBody(bookCode, { quantities: [at], ...delivery });
    expect(await client.orderCreate({ body })).toMatchObject({ ok: true });
    const seen = await client.bookGet({ params: { bookCode } });
    expect(seen.ok && seen.value.book.calendarSettings?.ownDays).toEqual([day]);
  }
});

test('a birthday goes with the draft and the calendar of the member who leaves', async () => {
  const { client, day } = await memberWithBirthday();
  expect(await tablesWith(day.words)).toEqual(['book', 'draft']);
  expect(await client.memberWithdraw({ body: {} })).toMatchObject({ ok: true });
  expect(await tablesWith(day.words)).toEqual([]);
});

test('a birthday goes with a draft that is deleted, and with a calendar that nobody orders in seven days', async () => {
  const { client, day, draftCode } = await memberWithBirthday();
  expect(await client.draftDelete({ body: { codes: [draftCode] } })).toMatchObject({ ok: true });
  expect(await tablesWith(day.words)).toEqual(['book']);
  shop.clock.advance(7 * DAY_MS + 1000);
  await expireBooks(context);
  expect(await tablesWith(day.words)).toEqual([]);
});

test('a birthday goes with a draft that nobody has changed for ninety days', async () => {
  const { day } = await memberWithBirthday();
  shop.clock.advance((KEPT_DAYS.drafts + 1) * DAY_MS);
  await expireDrafts(context, { budgetMs: 60_000 });
  await expireBooks(context);
  expect(await tablesWith(day.words)).toEqual([]);
});
