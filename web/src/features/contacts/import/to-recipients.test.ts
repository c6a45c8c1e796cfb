import { emptyName, emptyPrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { withImported } from './to-recipients.ts';

const contact = (code: string) => ({
  ...{ code, zip: '1060032', state: '東京都', address1: '港区六本木1-2-3', address2: '', birthday: '' },
  name: { ...emptyName(), last: code },
  jointNames: [],
});

const contacts = ['a', 'b', 'c', 'd'].map(contact);
const onCard = ['b'].map((code) => ({ ...emptyPrintAddress(), code }));

test.each([
  ['all that were read go on the card, none twice', 30, ['b', 'a', 'c']],
  ['no more than there is room for', 2, ['b', 'a']],
  ['nobody goes from a card that is full', 1, ['b']],
])('%s', (_, limit, codes) => {
  const isImported = (code: string) => code !== 'd';
  expect(withImported(onCard, contacts, isImported, limit).map(({ code }) => code)).toEqual(codes);
});
