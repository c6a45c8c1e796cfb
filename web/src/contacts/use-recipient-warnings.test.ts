import { contactToPrintAddress, emptyContact, emptyPrintAddress, type PrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { atAddressOf, movedContact, openDoubts, recipientWarnings } from './use-recipient-warnings.ts';

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

test('a dismissed doubt is asked about again where the card has another address', () => {
  expect(openDoubts({ ...recipient, address2: '' }, ['no-street-number'], [contact])).toEqual([
    'no-street-number',
  ]);
});

test('a card whose person has another address in the address book by now is pointed out, and no other', () => {
  const all = [recipient, { ...recipient, address2: '2階' }, { ...recipient, code: '', address2: '3階' }];
  const [same, moved, ofNoContact] = recipientWarnings(all, emptyPrintAddress(), [], [contact]);
  expect(same).not.toContain('other-address');
  expect(moved).toContain('other-address');
  expect(ofNoContact).not.toContain('other-address');
});

test('a card takes over only the address of its contact, with the line breaks made for that', () => {
  const card = { ...recipient, comment1: 'お元気ですか', address2: '2階', addressLines: ['2階'] };
  expect(atAddressOf(contact, card)).toEqual({ ...recipient, comment1: 'お元気ですか' });
  expect(movedContact(atAddressOf(contact, card), [contact])).toBeUndefined();
  const lines = ['東京都港区芝公園', '東京タワー'];
  expect(atAddressOf({ ...contact, addressLines: lines }, card).addressLines).toEqual(lines);
});

test('a person who is among the recipients twice is pointed out at both cards, however spelled', () => {
  const typed = {
    ...recipient,
    code: '',
    name: { last: '渡邉', first: '花子', honorific: '様' },
    address1: '港区芝公園四丁目2番8号',
  };
  const again = {
    ...typed,
    name: { last: '渡邊', first: '花 子', honorific: '先生' },
    address1: '港区芝公園４－２－８',
  };
  const another = { ...typed, name: { ...typed.name, first: '太郎' } };
  const nobody = { ...typed, name: { last: '', first: '', honorific: '様' } };
  const all = [typed, another, again, nobody, nobody];
  expect(recipientWarnings(all, emptyPrintAddress(), [['zip-missing']], [])).toEqual([
    ['twice', 'zip-missing'],
    [],
    ['twice'],
    [],
    [],
  ]);
});

test('a card from somebody to themselves is pointed out, and none to their family or without a name', () => {
  const sender = { ...recipient, name: { last: '渡邉', first: '花子', honorific: '' } };
  const self = { ...recipient, name: { last: '渡邊', first: '花子', honorific: '様' } };
  const family = { ...self, name: { ...self.name, first: '太郎' } };
  const moved = { ...self, address2: '9-9' };
  const warned = (all: readonly PrintAddress[], from: PrintAddress) => recipientWarnings(all, from, [], []);
  expect(warned([self, family, moved], sender)).toEqual([['sender'], [], []]);
  expect(warned([emptyPrintAddress()], emptyPrintAddress())).toEqual([[]]);
});

test('a company is pointed out like a person, and each of its departments is another', () => {
  const office = (department: string) => ({
    ...emptyPrintAddress(),
    office: { company: '株式会社ふみ', department, title: '' },
  });
  const all = [office(''), office(''), office('営業部')];
  expect(recipientWarnings(all, emptyPrintAddress(), [], [])).toEqual([['twice'], ['twice'], []]);
});
