import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { toWire } from '@fumi/contract';
import {
  CUT_MARGIN_PT,
  DEFAULT_ADDRESS_STYLE,
  emptyPrintAddress,
  invariant,
  POSTCARD_ITEM_PT,
  type PrintAddress,
} from '@fumi/domain';
import { preflight } from '@fumi/print/pdf';
import { expect, test } from 'vitest';
import { beginBook, catalogue, finishBook, kitOnSale, planOf, someone } from '../../test/book-posting.ts';
import { testApp } from '../../test/harness.ts';
import { rowsOf } from '../../test/sql-rows.ts';
import { eq, sql } from '../db/drizzle.ts';
import { bookItem } from '../db/tables/book.ts';
import { Unavailable } from '../faults.ts';
import { findBookByCode, updatePress } from '../modules/book/book.repository.ts';
import { drawPressPage, renderPressFile, resumePress } from './press.service.ts';

const { context, clock, signedUpMember, runJobs, visitor } = await testApp();

type Browser = Awaited<ReturnType<typeof signedUpMember>>;

const pressOf = async (client: Browser, code: string) => {
  const seen = await client.bookGet({ params: { bookCode: code } });
  return seen.ok ? seen.value.book.press : null;
};

const stored = async (code: string): Promise<Buffer> => {
  const pdf = await context.storage.get(`press/${code}.pdf`);
  if (!pdf) throw new Error('There is no press file.');
  return pdf;
};

test.each(['landscape', 'portrait'] as const)(
  'a finished %s book becomes a press file of sixty pages that carries the photo byte for byte',
  async (orientation) => {
    const client = await signedUpMember();
    const recipients = Array.from({ length: 30 }, (_, index) => someone('髙橋', `${index}郎`));
    const kit = kitOnSale(context, orientation);
    const code = await finishBook(client, context, { kit, sender: someone('佐藤'), recipients });
    expect(await pressOf(client, code)).toBe('waiting');
    await runJobs();
    expect(await pressOf(client, code)).toBe('ready');
    const pdf = await stored(code);
    const wanted = {
      conformance: 'X-4',
      pageCount: 60,
      widthPt: POSTCARD_ITEM_PT.width,
      heightPt: POSTCARD_ITEM_PT.height,
      bleedPt: CUT_MARGIN_PT,
    } as const;
    expect(preflight(pdf, wanted)).toEqual([]);
    for await (const { key } of context.storage.list(`photo/${code}/`)) {
      expect(pdf.includes((await context.storage.get(key)) ?? 'no photo')).toBe(true);
    }
  },
);

test('the owner opens the proof, and nobody else does', async () => {
  const client = await signedUpMember();
  const code = await finishBook(client, context);
  const path = `/api/book/${code}/proof.pdf`;
  const early = await client.request({ path, headers: { accept: 'text/html' } });
  expect([early.status, early.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(early.text).toContain('http-equiv="refresh"');
  expect((await client.request({ path })).headers['content-type']).toContain('application/json');
  await runJobs();
  const proof = await client.request({ path });
  expect([proof.status, proof.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(proof.text.startsWith('%PDF-1.6')).toBe(true);
  expect(proof.headers['cache-control']).toBe('private, no-store');
  const stranger = await signedUpMember();
  expect((await stranger.request({ path: `/api/book/${code}/proof.pdf` })).status).toBe(404);
  expect((await visitor().request({ path: `/api/book/${code}/proof.pdf` })).status).toBe(401);
});

test('no press file waits behind pages that somebody looks at', async () => {
  const code = await finishBook(await signedUpMember(), context);
  const book = await findBookByCode(context.db, code);
  invariant(book, 'A finished book is there.');
  const looks = Promise.all(Array.from({ length: 200 }, () => drawPressPage(context, book, 2)));
  const first = await Promise.race([
    renderPressFile(context, code).then(() => 'the press file'),
    looks.then(() => 'the pages'),
  ]);
  expect(first).toBe('the press file');
  expect((await looks).every((svg) => svg?.startsWith('<svg'))).toBe(true);
});

test('the same book always gives the same bytes', async () => {
  const client = await signedUpMember();
  const code = await finishBook(client, context, { recipients: [someone('山田')] });
  await runJobs();
  const first = await stored(code);
  await updatePress(context.db, code, { press: 'waiting' });
  await renderPressFile(context, code);
  expect((await stored(code)).equals(first)).toBe(true);
});

const styleOf = async (client: Browser, code: string) => {
  const seen = await client.bookGet({ params: { bookCode: code } });
  return seen.ok ? [seen.value.book.addressLayout, seen.value.book.addressStyle] : null;
};

test('addresses are printed in the style that they were posted in', async () => {
  const client = await signedUpMember();
  const style = { face: 'brush', numerals: 'arabic' } as const;
  const kit = catalogue(context).kits.find(({ pages }) =>
    pages[1]?.every(({ textType }) => textType === undefined || textType === 'NAMES'),
  );
  invariant(kit, 'There is a design that leaves room for names and says nothing itself.');
  const code = await finishBook(client, context, { kit, recipients: [someone('山田')], style });
  await runJobs();
  expect(await styleOf(client, code)).toEqual(['PortraitA', style]);
  const fonts = (await stored(code)).toString('latin1').match(/\+Fumi\w+/g);
  expect(new Set(fonts)).toEqual(new Set(['+FumiBrush']));
});

test('a book without addresses is in the usual style', async () => {
  const client = await signedUpMember();
  expect(await styleOf(client, await finishBook(client, context))).toEqual([
    'PortraitA',
    DEFAULT_ADDRESS_STYLE,
  ]);
});

const [, migration = ''] = readFileSync(
  new URL('../db/migrations/0018_address-style.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint');

test.each([
  ['PortraitA', 'PortraitA', { face: 'mincho', numerals: 'kanji' }],
  ['PortraitABrushArabic', 'PortraitA', { face: 'brush', numerals: 'arabic' }],
  ['PortraitAGothicArabic', 'PortraitA', { face: 'gothic', numerals: 'arabic' }],
  ['PortraitAArabic', 'PortraitA', { face: 'mincho', numerals: 'arabic' }],
  ['PortraitABrush', 'PortraitA', { face: 'brush', numerals: 'kanji' }],
  ['LandscapeAGothic', 'LandscapeA', { face: 'gothic', numerals: 'kanji' }],
])('a book that was stored in %s is migrated to %s and prints', async (old, layout, style) => {
  const client = await signedUpMember();
  const code = await finishBook(client, context, { sender: someone('佐藤') });
  await context.db.update(bookItem).set({ layout: old, style: null }).where(eq(bookItem.kind, 'sender'));
  await context.db.execute(sql.raw(migration));
  expect(await styleOf(client, code)).toEqual([layout, style]);
  await runJobs();
  expect(await pressOf(client, code)).toBe('ready');
});

const ourWords = readFileSync(new URL('../db/migrations/0020_our-words.sql', import.meta.url), 'utf8');

test('an address that is stored in the wire’s words is migrated to ours', async () => {
  const client = await signedUpMember();
  const sender = { ...someone('佐藤'), comment1: 'ひとこと', code: '' };
  const code = await finishBook(client, context, { sender });
  const posted = toWire(sender) as { comment1: string };
  const stored = { ...posted, comment1: '', comment: posted.comment1 } as unknown as PrintAddress;
  await context.db.update(bookItem).set({ address: stored }).where(eq(bookItem.bookCode, code));
  await context.db.execute(sql.raw(ourWords));
  const seen = await client.bookGet({ params: { bookCode: code } });
  expect(seen.ok && seen.value.book.sender).toEqual(sender);
});

test('a draft has no press file, and a job for it does nothing', async () => {
  const client = await signedUpMember();
  const code = await beginBook(client, kitOnSale(context));
  await renderPressFile(context, code);
  await renderPressFile(context, 'no-such-book');
  expect(await context.storage.stat(`press/${code}.pdf`)).toBeNull();
});

test('a book that can never be rendered fails at last, and waits for a person', async () => {
  const client = await signedUpMember();
  const code = await finishBook(client, context);
  for await (const { key } of context.storage.list(`photo/${code}/`)) await context.storage.delete(key);
  const tries = async (): Promise<number> => {
    for (let count = 1; ; count += 1) {
      const isTriedAgain = await renderPressFile(context, code).then(
        () => false,
        () => true,
      );
      if (!isTriedAgain) return count;
    }
  };
  expect(await tries()).toBe(5);
  expect(await pressOf(client, code)).toBe('failed');
  expect((await client.request({ path: `/api/book/${code}/proof.pdf` })).status).toBe(503);
});

test('a render that was taken for dead changes nothing once the book has another file', async () => {
  const code = await finishBook(await signedUpMember(), context);
  const signals = new EventEmitter();
  const [asleep, awake] = [once(signals, 'asleep'), once(signals, 'awake')];
  const { worker } = context.press;
  const render: typeof worker.render = async (task) => {
    signals.emit('asleep');
    const answer = await worker.render(task);
    await awake;
    return answer;
  };
  const sleeper = { ...context, press: { ...context.press, worker: { ...worker, render } } };
  const late = renderPressFile(sleeper, code);
  await asleep;
  await renderPressFile(context, code);
  const before = await findBookByCode(context.db, code);
  expect(before?.press).toBe('ready');
  // A face is corrected, and the new file is begun.
  await context.db.execute(sql`update book_item set address = jsonb_set(address, '{address2}', '"別棟"')
    where book_code = ${code} and address is not null`);
  await updatePress(context.db, code, { press: 'waiting', pressTries: 1 });
  const object = await context.storage.stat(`press/${code}.pdf`);
  signals.emit('awake');
  await late;
  expect(await findBookByCode(context.db, code)).toEqual({ ...before, press: 'waiting', pressTries: 1 });
  expect(await context.storage.stat(`press/${code}.pdf`)).toEqual(object);
});

/** The shop while its store hangs or is away. */
const withoutStore = {
  ...context,
  press: { ...context.press, images: { of: () => Promise.reject(new Unavailable('away')) } },
};

test('a store that is away uses up no try of a book, and what waited is rendered once it is back', async () => {
  const client = await signedUpMember();
  const code = await finishBook(client, context);
  for (let time = 0; time < 10; time += 1)
    await expect(renderPressFile(withoutStore, code)).rejects.toThrow('away');
  const full = {
    ...context,
    storage: { ...context.storage, put: () => Promise.reject(new Unavailable('full')) },
  };
  for (let time = 0; time < 6; time += 1) await expect(renderPressFile(full, code)).rejects.toThrow('full');
  expect(await pressOf(client, code)).toBe('waiting');
  await context.db.execute(sql`delete from job.job where name like 'press-render%'`);
  await resumePress(context);
  await runJobs();
  expect(await pressOf(client, code), 'while the queue tries by itself').toBe('waiting');
  clock.advance(3 * 60_000);
  await resumePress(context);
  await resumePress(context);
  const jobs = await rowsOf(context, sql`select 1 from job.job where singleton_key = ${code}`);
  expect(jobs).toHaveLength(1);
  await runJobs();
  expect(await pressOf(client, code)).toBe('ready');
});

test('the plan of a book has a post for everything that its design needs', () => {
  const kit = kitOnSale(context);
  const items = planOf(context, kit, emptyPrintAddress(), []);
  const needed = Object.values(kit.pages)
    .flat()
    .filter(({ textType }) => textType === undefined);
  expect(items.length).toBe(needed.length);
});
