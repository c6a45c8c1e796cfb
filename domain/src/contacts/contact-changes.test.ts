import { expect, test } from 'vitest';
import { emptyContact, type NewContact } from './contact.ts';
import { withContactChanges } from './contact-changes.ts';

const contact = (over: Partial<NewContact>): NewContact => ({
  ...emptyContact(),
  ...{ zip: '1060032', state: '東京都', address1: '港区六本木1-2-3', address2: '', note: '釣り' },
  ...over,
});

const HERE = contact({});
const MOVED = contact({
  zip: '1500001',
  address1: '渋谷区神宮前5-6-7',
  addressLines: ['渋谷区', '神宮前5-6-7'],
});

test.each<[string, kept: NewContact, wanted: Partial<NewContact>, after: Partial<NewContact>]>([
  ['a change of the note', MOVED, contact({ note: '将棋' }), { ...MOVED, note: '将棋' }],
  ['nothing', MOVED, HERE, MOVED],
  [
    'an address of their own',
    MOVED,
    contact({ address1: '港区赤坂1-1' }),
    { ...MOVED, address1: '港区赤坂1-1', addressLines: [] },
  ],
  [
    'a room, though the house has moved',
    MOVED,
    contact({ address2: '101' }),
    { ...MOVED, address2: '101', addressLines: [] },
  ],
  ['breaks of the address that has moved', MOVED, contact({ addressLines: ['港区', '六本木1-2-3'] }), MOVED],
  [
    'breaks of the address that is kept',
    contact({ note: '将棋' }),
    contact({ addressLines: ['港区', '六本木1-2-3'] }),
    contact({ note: '将棋', addressLines: ['港区', '六本木1-2-3'] }),
  ],
  [
    'another address where breaks are kept',
    contact({ addressLines: ['港区六', '本木1-2-3'] }),
    contact({ address1: '港区赤坂1-1' }),
    contact({ address1: '港区赤坂1-1' }),
  ],
  [
    'a name without its address',
    MOVED,
    { name: { last: '鈴木', first: '', honorific: '' } },
    { ...MOVED, name: { last: '鈴木', first: '', honorific: '' } },
  ],
])(
  'a device with older data that wants %s keeps what another device has changed',
  (_, kept, wanted, after) => {
    expect(withContactChanges(kept, HERE, wanted)).toEqual(after);
  },
);

test('a field that the device did not know counts as changed', () => {
  expect(withContactChanges(MOVED, {}, HERE)).toEqual(HERE);
});
