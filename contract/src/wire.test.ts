import { emptyPrintAddress, withOffice } from '@fumi/domain';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { api, everyCall } from './api.ts';
import type { CallDefinition } from './call.ts';
import type { CallName } from './calls.ts';
import { fromWire, toWire } from './wire.ts';
import { printAddressFromWire } from './wire-address.ts';

test.each([
  [
    'words',
    { book_code: 'b', page: { '2': [{ item_id: 1 }] } },
    { bookCode: 'b', page: { '2': [{ itemId: 1 }] } },
  ],
  ['spec’s own words', { receivers: [{ name_last: '髙橋' }] }, { recipients: [{ last: '髙橋' }] }],
  [
    'a contact, whose name lies among its fields',
    { zip: '1', name_last: '髙橋', name_first: '花子', honorific: '様', birthday: '1980/04/01' },
    { zip: '1', name: { last: '髙橋', first: '花子', honorific: '様' }, birthday: '19800401' },
  ],
  ['an order’s customer', { zip: '1', name: '髙橋 花子' }, { zip: '1', name: '髙橋 花子' }],
  ['what is no object', [null, 1, 'a_b'], [null, 1, 'a_b']],
])('%s are translated, and back', (_, wire, ours) => {
  expect(fromWire(wire)).toEqual(ours);
  expect(toWire(ours)).toEqual(wire);
});

test.each(['1980-04-01', '1980/04/01', '1980年04月01日', '19800401'])(
  'a birthday that comes as %s is eight digits',
  (birthday) => {
    expect(fromWire({ zip: '', name_last: '', birthday })).toMatchObject({ birthday: '19800401' });
  },
);

test('fields that are not translated keep their keys', () => {
  const wire = { calendar: { sundayInk: 1 }, kit_id: 1 };
  expect(fromWire(wire, ['calendar'])).toEqual({ calendar: { sundayInk: 1 }, kitId: 1 });
  expect(toWire({ calendar: { sundayInk: 1 }, kitId: 1 }, ['calendar'])).toEqual(wire);
});

type Shape = { properties?: Record<string, Shape>; [more: string]: unknown };

/** Every key that a schema names, but those in fields that are not translated and in print addresses. */
function keysIn(shape: unknown, asIs: readonly string[]): string[] {
  if (Array.isArray(shape)) return shape.flatMap((each) => keysIn(each, asIs));
  if (typeof shape !== 'object' || shape === null) return [];
  const { properties = {}, ...more } = shape as Shape;
  if ('comment1' in properties) return [];
  const own = Object.entries(properties).flatMap(([key, value]) =>
    asIs.includes(key) ? [key] : [key, ...keysIn(value, asIs)],
  );
  return [...own, ...Object.values(more).flatMap((value) => keysIn(value, asIs))];
}

test.each(Object.entries<CallDefinition>(everyCall))(
  'every key of %s is the same after translation to our words and back',
  (name, { asIs = [] }) => {
    const { params, query, body, response }: Partial<Record<string, z.ZodType | string | true>> =
      api[name as CallName];
    const schemas = [params, query, body, response].filter((part) => part instanceof z.ZodType);
    const keys = schemas.flatMap((schema) => keysIn(z.toJSONSchema(schema, { io: 'input' }), asIs));
    const changed = keys.filter((key) => !(key in (toWire(fromWire({ [key]: '' }, asIs), asIs) as object)));
    expect(changed).toEqual([]);
  },
);

test('a printed address has spec’s fields alone, and an office where one is printed', () => {
  const office = { company: '株式会社ふみ', department: '', title: '部長' };
  const address = emptyPrintAddress();
  expect(Object.keys(toWire(address) as object)).toEqual(Object.keys(address));
  const atWork = withOffice(address, office);
  expect(toWire(atWork)).toMatchObject({ office });
  expect(fromWire(toWire(atWork))).toEqual(atWork);
  expect(fromWire(toWire(address))).toEqual(address);
  expect(fromWire({ ...(toWire(address) as object), office: { company: 1 } })).toEqual(address);
});

test('lines broken by hand are sent with their address, and not with another one', () => {
  const address = {
    ...emptyPrintAddress(),
    state: '東京都',
    address1: '港区',
    addressLines: ['東京都', '港区'],
  };
  expect(toWire(address)).toMatchObject({ address_lines: ['東京都', '港区'] });
  expect(printAddressFromWire(toWire(address))).toEqual(address);
  expect(toWire({ ...address, address1: '品川区' })).not.toHaveProperty('address_lines');
  expect(toWire(emptyPrintAddress())).not.toHaveProperty('address_lines');
});

test('the side of a comment is kept, and no unknown one is read', () => {
  const address = { ...emptyPrintAddress(), comment1: 'お元気で', commentSide: 'picture' as const };
  expect(toWire(address)).toMatchObject({ comment_side: 'picture' });
  expect(printAddressFromWire(toWire(address))).toEqual(address);
  expect(printAddressFromWire({ comment_side: 'back' })).not.toHaveProperty('commentSide');
  expect(toWire(emptyPrintAddress())).not.toHaveProperty('comment_side');
});
