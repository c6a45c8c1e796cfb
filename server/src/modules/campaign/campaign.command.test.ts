import { expect, test } from 'vitest';
import { testApp } from '../../../test/harness.ts';
import { finishedBook, hanako } from '../../../test/order-making.ts';
import { campaignCommand } from './campaign.command.ts';

const { context, signedUpMember } = await testApp();
const operator = await signedUpMember();
const book = await finishedBook(context, operator.member.code);
const addressed = await finishedBook(context, operator.member.code, { isAddressed: true });

async function command(...words: string[]) {
  const said: string[] = [];
  const code = await campaignCommand(words, { context, say: (line) => said.push(line) });
  return { code, said };
}

const terms = (over: Record<string, string> = {}): string[] =>
  Object.entries({
    title: '町内会の年賀',
    book,
    product: 'T0021',
    price: '300',
    delivery: '7',
    from: '2026-11-01',
    to: '2026-12-20',
    ...over,
  }).flatMap(([name, value]) => [`--${name}`, value]);

test('a campaign is added, and each of its codes orders once', async () => {
  expect((await command('add', 'chonaikai', ...terms())).code).toBe(0);
  const { said } = await command('tickets', 'chonaikai', '2');
  expect(new Set(said).size).toBe(2);
  const client = await signedUpMember();
  const other = await signedUpMember();
  const order = (minchuCode: string, who = client) =>
    who.orderCreate({ body: { ...hanako, destinations: [{ ...hanako, quantity: 1 }], minchuCode } });
  const [first = ''] = said;
  expect((await order(first)).ok).toBe(true);
  expect(await order(first, other)).toMatchObject({ ok: false });
  expect((await command('list')).said).toEqual([expect.stringContaining('chonaikai  町内会の年賀')]);
});

test.each([
  ['a name in capitals', ['add', 'Chonai', ...terms()], 'small letters'],
  [
    'another product’s book',
    ['add', 'other', ...terms({ product: 'T0018', delivery: '1807' })],
    'one of T0021',
  ],
  ['a delivery that the product has not', ['add', 'other', ...terms({ delivery: '1807' })], 'is sent by'],
  ['an unknown product', ['add', 'other', ...terms({ product: 'T1' })], 'T1 is not a supported product'],
  ['an unfinished book', ['add', 'other', ...terms({ book: 'none' })], 'no finished book'],
  ['an addressed book', ['add', 'other', ...terms({ book: addressed })], 'addressed to people'],
  ['days in the wrong order', ['add', 'other', ...terms({ to: '2026-10-01' })], 'in this order'],
  ['codes of no campaign', ['tickets', 'nobody', '1'], 'no campaign'],
  ['no verb', [], 'usage'],
])('%s is refused', async (_, words, sentence) => {
  const answer = await command(...words);
  expect([answer.code, answer.said.join()]).toEqual([1, expect.stringContaining(sentence)]);
});
