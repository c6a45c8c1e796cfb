import { expect, test } from 'vitest';
import { emptyContact, type NewContact } from './contact.ts';
import { householdContact } from './household-contact.ts';

const person = (first: string, change: Partial<NewContact> = {}): NewContact => ({
  ...emptyContact(),
  name: { last: '髙橋', first, honorific: '様' },
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3',
  ...change,
});

const card = (year: number, sent: boolean, received: boolean) => ({ year, sent, received });

test('a family becomes one entry, with the cards and the mourning of all', () => {
  const taro = person('太郎', { kanaFirst: 'タロウ', groups: ['親戚'], history: [card(2026, true, false)] });
  const hanako = person('花子', {
    address1: '港区六本木１丁目２番３号',
    address2: '',
    kanaFirst: 'ハナコ',
    birthday: '19800102',
    groups: ['友人'],
    mourningUntil: '2027-03-31',
    history: [card(2026, false, true), card(2025, true, false)],
  });
  expect(householdContact([taro, hanako])).toEqual({
    ...taro,
    jointNames: [{ last: '', first: '花子', honorific: '様' }],
    groups: ['親戚', '友人'],
    mourningUntil: '2027-03-31',
    history: [card(2026, true, true), card(2025, true, false)],
  });
});

test.each([
  ['of another address', [person('太郎'), person('花子', { address2: '9-9' })]],
  ['of three, one lives elsewhere', [person('太郎'), person('花子'), person('一郎', { address2: '9-9' })]],
  ['one is not written to', [person('太郎'), person('花子', { skipReason: 'moved' })]],
  ['one is written to at work', [person('太郎'), person('花子', { company: 'ふみ', printsCompany: true })]],
  ['more than five names', ['一', '二', '三', '四', '五', '六'].map((first) => person(first))],
  ['nobody else', [person('太郎')]],
] as const)('%s: no household', (_, contacts) => {
  const [first, ...others] = contacts;
  expect(first && householdContact([first, ...others])).toBeNull();
});
