import { mayDo, type Permission, ROLES } from '@fumi/domain';
import { expect, test } from 'vitest';
import { orderActCopy } from '../../copy/desk-orders.ts';
import { runCopy } from '../../copy/desk-runs.ts';
import { actsOf, movesOn } from './order-acts.ts';

const order = { state: 'paid', held: false, press: 'ready', pages: 60, canCancel: true } as const;
const all = (): boolean => true;

test.each([
  ['paid', order, ['print', 'hold', 'cancel']],
  ['paid, while its press file is made', { ...order, press: 'waiting' }, ['hold', 'cancel']],
  ['paid, with a press file that failed', { ...order, press: 'failed' }, ['press', 'hold', 'cancel']],
  ['paid and stopped', { ...order, held: true }, ['release', 'cancel']],
  ['in print', { ...order, state: 'in_print', canCancel: false }, ['ship', 'reprint', 'hold']],
  [
    'in print and stopped',
    { ...order, state: 'in_print', held: true, canCancel: false },
    ['reprint', 'release'],
  ],
  ['sent', { ...order, state: 'shipped', canCancel: false }, ['reprint']],
  [
    'sent, its book no longer kept',
    { ...order, state: 'shipped', press: 'none', pages: 0, canCancel: false },
    [],
  ],
  ['cancelled', { ...order, state: 'cancelled', press: 'none', pages: 0, canCancel: false }, []],
] as const)('an order that is %s has these next steps', (_, what, acts) => {
  expect(actsOf(what, all)).toEqual(acts);
});

test('at most one of the next steps moves an order on, and it stands first', () => {
  for (const state of ['paid', 'in_print', 'shipped'] as const)
    for (const held of [false, true]) {
      const [, ...behind] = actsOf({ ...order, state, held }, all);
      expect(behind.filter(movesOn)).toEqual([]);
    }
});

test('each role sees the steps that it may take, and no other', () => {
  const of = (role: (typeof ROLES)[number]) =>
    actsOf(order, (permission: Permission) => mayDo(role, permission));
  expect(Object.fromEntries(ROLES.map((role) => [role, of(role)]))).toEqual({
    print: ['print', 'hold'],
    support: ['hold', 'cancel'],
    manager: ['print', 'hold', 'cancel'],
    owner: ['print', 'hold', 'cancel'],
  });
});

test('what was done is said in a sentence that names the order or the run', () => {
  const said = [...Object.values(orderActCopy.said), ...Object.values(runCopy.said)].map((words) =>
    words('X'),
  );
  for (const words of said) expect(words).toMatch(/^X.*(?:ました|います)。$/);
});
