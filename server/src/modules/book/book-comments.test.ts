import {
  type BookItem,
  emptyPrintAddress,
  findMaterial,
  invariant,
  type PrintAddress,
  planBook,
} from '@fumi/domain';
import { expect, test } from 'vitest';
import { beginBook, catalogue, finishBook, post, someone } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { readWithPdfium } from '../../../test/independent-reader.ts';
import { orderBody } from '../../../test/order-making.ts';
import { pressKey, renderPressFile } from '../../printing/press.service.ts';

/* Comments for one recipient, on the picture side of their card (ADR 71). */

const { context, signedUpMember } = await testApp();
const info = catalogue(context);

const found = info.kits.find(
  ({ themeId, pages }) => themeId === 10 && pages[1]?.some(({ textType }) => textType === 'COMMENT'),
);
invariant(found, 'A New Year’s design has a place for a comment.');
const kit = found;

const material = findMaterial(context.content.goods.materials, 13);
const told = (last: string, comment1: string): PrintAddress => ({
  ...someone(last),
  comment1,
  commentSide: 'picture',
});
const planFor = (recipients: PrintAddress[]): BookItem[] =>
  planBook({ info, kit, material, sender: emptyPrintAddress(), recipients });
const commentIn = (items: readonly BookItem[]) => {
  const comment = items.find(({ type }) => type === 'text');
  invariant(comment?.type === 'text', 'The comment is posted.');
  return comment;
};

const member = await signedUpMember();

async function pressOf(code: string) {
  await renderPressFile(context, code);
  const pdf = await context.storage.get(pressKey(code));
  invariant(pdf, 'The press file is there.');
  return { pdf, texts: (await readWithPdfium(pdf, 0)).map(({ text }) => text) };
}

async function finished(recipients: PrintAddress[]): Promise<string> {
  const items = planFor(recipients);
  const code = await beginBook(member, kit);
  for (const item of items) expect(await post(member, code, item)).toMatchObject({ ok: true });
  expect(await member.bookTerminate({ body: { bookCode: code, total: items.length } })).toMatchObject({
    ok: true,
  });
  return code;
}

test('each comment is on the front of its recipient’s card; the pictures are in the file once', async () => {
  const recipients = Array.from({ length: 30 }, (_, at) => told(`山田${at}`, `第${at}の友へ`));
  const { pdf, texts } = await pressOf(await finished(recipients));
  const bare = await pressOf(await finishBook(member, context, { kit, recipients: [someone('山田')] }));
  for (const at of [0, 1, 29]) {
    expect(texts[2 * at]).toContain(`第${at}の友へ`);
    expect(texts[2 * at + 1]).toContain(`山田${at}`.slice(0, 2));
    expect(texts[2 * at + 1]).not.toContain('友へ');
    expect(texts[2 * at]?.match(/の友へ/g)).toHaveLength(1);
  }
  const picturesIn = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype\s*\/Image/g)?.length;
  expect(picturesIn(pdf)).toBe(picturesIn(bare.pdf));
  expect(pdf.length - bare.pdf.length).toBeLessThan(200_000);
});

test('a comment for one recipient is shown as such in the book, and not kept for next year', async () => {
  const code = await finished([told('髙橋', '内緒の話')]);
  const seen = await member.bookGet({ params: { bookCode: code } });
  invariant(seen.ok, 'The book is the member’s.');
  expect(seen.value.book.texts).toEqual([{ type: 'COMMENT', page: 1, value: '内緒の話' }]);
  const ordered = await member.orderCreate({ body: orderBody(code) });
  invariant(ordered.ok, 'The order is taken.');
  const kept = await member.keptWordsKeep({ body: { orderCode: ordered.value.code } });
  expect(kept).toMatchObject({ ok: false, error: { error: { code: 'not_found' } } });
});

const draft = await beginBook(member, kit);
const comment = commentIn(planFor([told('山田', 'お元気で')]));

test.each([
  ['a comment', {}, null],
  ['on two pages', { addedPageNo: [3] }, { addedPageNo: ['one-page'] }],
  ['on an address side', { pageNo: 2 }, {}],
  ['where the design has no place', { z: 99 }, {}],
  ['as words of all cards', { textType: 'MESSAGE' }, {}],
  ['an empty one', { value: '' }, { object: ['required'] }],
  ['what no face has', { value: '🐑' }, { COMMENT: ['unprintable'] }],
  ['characters that turn a line around', { value: '\u202eあ' }, { COMMENT: ['unprintable'] }],
  ['three lines', { value: 'あ\nい\nう' }, { COMMENT: ['lines'] }],
  ['more than two full lines', { value: 'あ'.repeat(51) }, { COMMENT: ['length'] }],
  ['more than the wire takes', { value: 'あ'.repeat(1001) }, { object: ['format'] }],
] as const)('%s is judged again by the server', async (_, change, fields) => {
  const answer = await post(member, draft, { ...comment, ...change } as BookItem);
  if (fields === null) return expect(answer).toMatchObject({ ok: true });
  expect(answer).toMatchObject({ ok: false, error: { error: { fields } } });
});

test('a comment with an unknown field is refused, and so is an address with a side', async () => {
  const at = { bookCode: draft, pageNo: 1, pageType: 1, x: 0, y: 0, z: comment.z, type: 1 } as const;
  const object = { text_type: 'COMMENT', value: 'お元気で', receiver: 'x' };
  expect(await member.bookPost({ body: { ...at, object: JSON.stringify(object) } })).toMatchObject({
    ok: false,
    error: { error: { fields: { object: ['format'] } } },
  });
  const face = { ...comment, type: 'recipient', layout: kit.addressLayout, pageNo: 2, z: 11 } as const;
  const style = { face: 'mincho', numerals: 'kanji' } as const;
  const sided = { ...face, style, address: told('山田', 'お元気で') } as BookItem;
  expect(await post(member, draft, sided)).toMatchObject({
    ok: false,
    error: { error: { fields: { object: ['format'] } } },
  });
});
