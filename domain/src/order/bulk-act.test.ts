import { expect, test } from 'vitest';
import { BULK_ACTS, bulkProblem } from './bulk-act.ts';
import { ORDER_STATES } from './order-state.ts';

const paid = { state: 'paid', held: false, press: 'ready' } as const;

test('a paid order is stopped, noted and gathered, and a stopped one goes on', () => {
  expect(BULK_ACTS.filter((act) => bulkProblem(act, paid) === null)).toEqual(['hold', 'note', 'gather']);
  const held = { ...paid, held: true };
  expect(BULK_ACTS.filter((act) => bulkProblem(act, held) === null)).toEqual(['release', 'note']);
  expect([bulkProblem('hold', held), bulkProblem('release', paid)], 'done before').toEqual([
    'already',
    'already',
  ]);
});

test('only orders that are paid or in print are stopped, and gathered if they have a press file', () => {
  const fits = (act: 'hold' | 'gather') =>
    ORDER_STATES.filter((state) => bulkProblem(act, { ...paid, state }) === null);
  expect([fits('hold'), fits('gather')]).toEqual([
    ['paid', 'in_print'],
    ['paid', 'in_print'],
  ]);
  for (const press of ['waiting', 'failed', 'none'] as const)
    expect([bulkProblem('hold', { ...paid, press }), bulkProblem('gather', { ...paid, press })]).toEqual([
      null,
      'no-press-file',
    ]);
});
