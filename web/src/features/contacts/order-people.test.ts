import { contactToPrintAddress, emptyContact } from '@fumi/domain';
import { expect, test } from 'vitest';
import { skipReasonOf } from './OrderPeoplePage.tsx';

const contact = {
  ...{ ...emptyContact(), code: 'a', updatedAt: '' },
  ...{ zip: '1060032', state: '東京都', address1: '港区六本木1-2-3' },
  name: { last: '髙橋', first: '花子', honorific: '様' },
};

test('among the people of an order, the sender of the next card gets none', () => {
  expect(skipReasonOf({ contact }, 2027, contactToPrintAddress(contact))).toBe('差出人');
  expect(skipReasonOf({ contact }, 2027, null)).toBeNull();
});
