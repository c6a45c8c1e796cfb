import { emptyName, emptyPrintAddress, YEAR_END_GROUP_ID } from '@fumi/domain';
import { expect, test } from 'vitest';
import { getsCard } from '../../../contacts/find-contacts.ts';
import { mournsFor } from '../../../contacts/mourning.ts';
import { importCopy } from '../../../copy/contacts-import.ts';
import { setRecipients } from '../../../draft/change-draft.ts';
import { draftStore } from '../../../draft/draft-store.ts';
import { addable, addToCard } from './to-recipients.ts';

const contact = (code: string) => ({
  ...{ code, zip: '1060032', state: '東京都', address1: '港区六本木1-2-3', address2: '', birthday: '' },
  name: { ...emptyName(), last: code },
  jointNames: [],
});

const contacts = ['a', 'b', 'c', 'd'].map(contact);
const onCard = ['b'].map((code) => ({ ...emptyPrintAddress(), code }));

const codesOf = (people: readonly { readonly code: string }[]) => people.map(({ code }) => code);

test.each([
  ['all that were read go on the card, none twice', 30, ['a', 'c'], []],
  ['no more than there is room for, and the others are known', 2, ['a'], ['c']],
  ['nobody goes from a card that is full', 1, [], ['a', 'c']],
])('%s', (_, limit, added, left) => {
  const done = addable(onCard, contacts, ({ code }) => code !== 'd', limit);
  expect(codesOf(done.added)).toEqual(added);
  expect(codesOf(done.left)).toEqual(left);
  expect(codesOf(done.barred)).toEqual(['d']);
});

test('who mourns is not put on a New Year’s card, as in the picker, and is on any other', () => {
  const mourner = { ...contact('a'), mourningUntil: '2027-03-31' };
  const newYear = { id: YEAR_END_GROUP_ID, expirationDate: '2027-01-20' };
  const among = (group?: typeof newYear) => {
    const isGetting = getsCard(mournsFor(group), () => false);
    return codesOf(addable([], [mourner, contact('b')], isGetting, 30).added);
  };
  expect(among(newYear)).toEqual(['b']);
  expect(among()).toEqual(['a', 'b']);
});

test('a second press puts nobody on the card twice', () => {
  const { added } = addable(onCard, contacts, () => true, 30);
  setRecipients(onCard);
  addToCard(added);
  addToCard(added);
  expect(codesOf(draftStore.getState().recipients)).toEqual(['b', 'a', 'c', 'd']);
  setRecipients([]);
});

test('of the contacts for whom there is no room, three are named and the others counted', () => {
  expect(importCopy.noRoom(['一', '二', '三'], 30)).toBe('宛先は、30件までです。一、二、三は入りません。');
  expect(importCopy.noRoom(['一', '二', '三', '四', '五'], 30)).toContain(
    '一、二、三、ほか2人は入りません。',
  );
});
