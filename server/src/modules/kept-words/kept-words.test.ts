import { emptyPrintAddress, findMaterial, invariant, KEPT_DAYS, planBook } from '@fumi/domain';
import { expect, test } from 'vitest';
import { beginBook, catalogue, post, someone } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, orderBody } from '../../../test/order-making.ts';
import type { SignedUp } from '../../../test/sign-up.ts';
import { deleteExpired } from '../retention/expired.service.ts';

const { context, clock, signedUpMember } = await testApp();

const DAY_MS = 24 * 60 * 60 * 1000;
const info = catalogue(context);
const kit = info.kits.find(
  ({ themeId, pages }) => themeId === 30 && pages[1]?.some(({ textType }) => textType === 'NAMES'),
);
invariant(kit, 'A mourning card has a place for names.');
const design = kit;

/** An order of a card with words of one's own, for one recipient. */
async function orderWithWords(client: SignedUp, texts: { readonly NAMES?: string }): Promise<string> {
  const material = findMaterial(context.content.goods.materials, 13);
  const recipients = [someone('髙橋')];
  const items = planBook({ info, kit: design, material, sender: emptyPrintAddress(), recipients, texts });
  const code = await beginBook(client, design);
  for (const item of items) expect(await post(client, code, item)).toMatchObject({ ok: true });
  const closed = await client.bookTerminate({ body: { bookCode: code, total: items.length } });
  expect(closed).toMatchObject({ ok: true });
  return ordered(client, code);
}

async function ordered(client: SignedUp, bookCode: string): Promise<string> {
  const answer = await client.orderCreate({ body: orderBody(bookCode) });
  invariant(answer.ok, 'The order is taken.');
  return answer.value.code;
}

const keptOf = async (client: SignedUp) => {
  const answer = await client.keptWordsList();
  invariant(answer.ok, 'The list is the member’s own.');
  return answer.value.kept;
};

test('words and design of an order are kept once, as they were typed, without the recipients', async () => {
  const client = await signedUpMember();
  const orderCode = await orderWithWords(client, { NAMES: '山田 太郎' });
  expect(await keptOf(client)).toEqual([]);
  const first = await client.keptWordsKeep({ body: { orderCode } });
  expect(await client.keptWordsKeep({ body: { orderCode } })).toEqual(first);
  const kept = await keptOf(client);
  expect(kept).toMatchObject([
    { orderCode, productCode: 'T0021', kitId: design.id, texts: { NAMES: '山田 太郎' } },
  ]);
  expect(JSON.stringify(kept)).not.toContain('髙橋');
});

test('there is nothing to keep where nothing was typed, and nothing of another member', async () => {
  const [client, other] = [await signedUpMember(), await signedUpMember()];
  const plain = await ordered(client, await finishedBook(context, client.member.code));
  const notFound = { ok: false, error: { kind: 'refused', error: { code: 'not_found' } } };
  expect(await client.keptWordsKeep({ body: { orderCode: plain } })).toMatchObject(notFound);
  const orderCode = await orderWithWords(client, { NAMES: '山田' });
  expect(await other.keptWordsKeep({ body: { orderCode } })).toMatchObject(notFound);
  const kept = await client.keptWordsKeep({ body: { orderCode } });
  invariant(kept.ok, 'They are the member’s.');
  expect(await other.keptWordsForget({ body: kept.value })).toMatchObject(notFound);
  expect(await keptOf(other)).toEqual([]);
  expect((await client.keptWordsForget({ body: kept.value })).ok).toBe(true);
  expect(await keptOf(client)).toEqual([]);
});

test('kept words are in the export, and are deleted after fourteen months', async () => {
  const client = await signedUpMember();
  const orderCode = await orderWithWords(client, { NAMES: '山田 花子' });
  await client.keptWordsKeep({ body: { orderCode } });
  const { text } = await client.request({ path: '/api/member/export' });
  expect(JSON.parse(text)).toMatchObject({ export: { kept_words: [{ texts: { NAMES: '山田 花子' } }] } });
  const signInAgain = { userName: client.email, password: client.password, rememberMe: true };
  clock.advance((KEPT_DAYS.words - 1) * DAY_MS);
  await deleteExpired(context);
  await client.memberLogin({ body: signInAgain });
  expect(await keptOf(client)).toHaveLength(1);
  clock.advance(2 * DAY_MS);
  await deleteExpired(context);
  await client.memberLogin({ body: signInAgain });
  expect(await keptOf(client)).toEqual([]);
});
