import { ok, refuse } from '@fumi/domain';
import { expect, test } from 'vitest';
import type { desk } from '../desk-client.ts';
import { ordersToPack } from './orders-to-pack.ts';

type List = typeof desk.deskPackList;

const order = (number: string) => ({ number }) as never;
const unreachable = refuse({ kind: 'unreachable' }) as Awaited<ReturnType<List>>;

/** A list with a page for each cursor; a page that is not there fails as unreachable. */
const listOf =
  (pages: Readonly<Record<string, { orders: never[]; next: string | null }>>): List =>
  async ({ query }) => {
    const page = pages[query?.after ?? ''];
    const same = query?.known === 'stamp';
    return page ? (ok({ ...page, stamp: 'stamp', same }) as Awaited<ReturnType<List>>) : unreachable;
  };

test('all pages of the list are fetched', async () => {
  const list = listOf({
    '': { orders: [order('a')], next: 'p2' },
    p2: { orders: [order('b')], next: null },
  });
  const whole = { orders: [order('a'), order('b')], isWhole: true, stamp: 'stamp' };
  expect(await ordersToPack(null, list)).toEqual(ok(whole));
  expect(await ordersToPack('of yesterday', list), 'a list that changed').toEqual(ok(whole));
});

test('a list that is known is not read again', async () => {
  const list = listOf({ '': { orders: [], next: null } });
  expect(await ordersToPack('stamp', list)).toEqual(ok(null));
});

test('where a later page fails, the orders before it are given, as an incomplete list', async () => {
  const list = listOf({ '': { orders: [order('a')], next: 'p2' } });
  expect(await ordersToPack(null, list)).toEqual(ok({ orders: [order('a')], isWhole: false, stamp: null }));
});

test('where the first page fails, the failure is given', async () => {
  expect(await ordersToPack(null, listOf({}))).toEqual(unreachable);
});
