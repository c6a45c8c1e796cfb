import { contactToPrintAddress, emptyContact } from '@fumi/domain';
import { expect, test } from 'vitest';
import { openDoubts } from './use-recipient-warnings.ts';

const contact = {
  ...emptyContact(),
  code: 'a',
  zip: '1050011',
  state: '東京都',
  address1: '港区芝公園',
  address2: '東京タワー',
  dismissedDoubts: ['no-street-number'] as const,
};
const recipient = contactToPrintAddress(contact);

test('a doubt that was dismissed in the address book is not asked about at the card', () => {
  expect(openDoubts(recipient, ['no-street-number'], [contact])).toEqual([]);
  expect(openDoubts(recipient, ['no-street-number'], [])).toEqual(['no-street-number']);
});

test('it is asked about again where the card says another address', () => {
  expect(openDoubts({ ...recipient, address2: '' }, ['no-street-number'], [contact])).toEqual([
    'no-street-number',
  ]);
});
