import { emptyName, emptyPrintAddress, YEAR_END_GROUP_ID } from '@fumi/domain';
import { expect, test } from 'vitest';
import { mournsFor } from '../../../contacts/mourning.ts';
import { addable } from './to-recipients.ts';

const contact = (code: string) => ({
  ...{ code, zip: '1060032', state: '東京都', address1: '港区六本木1-2-3', address2: '', birthday: '' },
  name: { ...emptyName(), last: code },
  jointNames: [],
});

const contacts = ['a', 'b', 'c', 'd'].map(contact);
const onCard = ['b'].map((code) => ({ ...emptyPrintAddress(), code }));

test.each([
  ['all that were read go on the card, none twice', 30, ['a', 'c']],
  ['no more than there is room for', 2, ['a']],
  ['nobody goes from a card that is full', 1, []],
])('%s', (_, limit, codes) => {
  const isWanted = ({ code }: { code: string }) => code !== 'd';
  expect(addable(onCard, contacts, isWanted, limit).map(({ code }) => code)).toEqual(codes);
});

test('who mourns is not put on a New Year’s card, as in the picker, and is on any other', () => {
  const mourner = { ...contact('a'), mourningUntil: '2027-03-31' };
  const newYear = { id: YEAR_END_GROUP_ID, expirationDate: '2027-01-20' };
  const among = (group?: typeof newYear) => {
    const mourns = mournsFor(group);
    return addable([], [mourner, contact('b')], (one) => !mourns(one), 30).map(({ code }) => code);
  };
  expect(among(newYear)).toEqual(['b']);
  expect(among()).toEqual(['a', 'b']);
});
