import { expect, test } from 'vitest';
import { createClient, type OutgoingRequest } from './client.ts';

const recorded = (status: number, body: unknown) => {
  const requests: OutgoingRequest[] = [];
  const client = createClient(async (request) => {
    requests.push(request);
    return { status, body };
  });
  return { client, requests };
};

test('parameters and queries are escaped into the path', async () => {
  const { client, requests } = recorded(200, {});
  await client.bookGet({ params: { bookCode: 'a/b' } });
  await client.productPrice({ query: { productCode: 'T00 21' } });
  expect(requests.map(({ path }) => path)).toEqual([
    '/api/book/a%2Fb',
    '/api/product/info/price?product_code=T00%2021',
  ]);
});

test('a refusal is a value with its code', async () => {
  const { client } = recorded(409, { error: { code: 'unique', message: '…' } });
  const answer = await client.contactsShortCreate(
    {
      body: {
        zip: '',
        state: '',
        address1: '',
        address2: '',
        name: { last: '', first: '', honorific: '' },
        jointNames: [],
        birthday: '',
      },
    },
    { idempotencyKey: 'k' },
  );
  expect(answer).toMatchObject({
    ok: false,
    error: { kind: 'refused', status: 409, error: { code: 'unique' } },
  });
});

test('no answer, or one that is not ours, is unreachable', async () => {
  const silent = createClient(async () => null);
  expect(await silent.memberGet()).toEqual({ ok: false, error: { kind: 'unreachable' } });
  const { client } = recorded(502, '<html>');
  expect(await client.memberGet()).toEqual({ ok: false, error: { kind: 'unreachable' } });
});
