import { expect, test } from 'vitest';
import { mayDo, PERMISSIONS, ROLES } from './permission.ts';

test('an owner may do everything, and everybody may enter', () => {
  expect(PERMISSIONS.filter((permission) => mayDo('owner', permission))).toEqual(PERMISSIONS);
  for (const role of ROLES) expect(mayDo(role, 'desk-enter')).toBe(true);
});

test('support grants refunds and cannot send them', () => {
  expect([mayDo('support', 'refund-grant'), mayDo('support', 'refund-send')]).toEqual([true, false]);
  expect([mayDo('print', 'refund-grant'), mayDo('print', 'refund-send')]).toEqual([false, false]);
});

test('the role print sees cards, and cannot look people up', () => {
  expect([mayDo('print', 'person-see'), mayDo('print', 'card-see')]).toEqual([false, true]);
});
