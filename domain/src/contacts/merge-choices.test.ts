import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyContact, type NewContact } from './contact.ts';
import { mergedContact } from './merge.ts';
import { mergeConflicts, mergedContacts, withChoices } from './merge-choices.ts';

const contact = (change: Partial<NewContact>): NewContact => ({
  ...emptyContact(),
  name: { last: '髙橋', first: '太郎', honorific: '様' },
  ...change,
});
const conflicts = (...all: [NewContact, ...NewContact[]]) =>
  mergeConflicts(all).map(({ part, choices }) => [part, choices.length, choices[0]?.isBoth]);

test('what one of them lacks is no conflict', () => {
  expect(conflicts(contact({ zip: '1060032', state: '東京都' }), contact({ company: '会社' }))).toEqual([]);
});

test('two addresses are a conflict of two, and the first goes before', () => {
  const [one, other] = [contact({ address1: '港区' }), contact({ address1: '札幌市' })];
  expect(conflicts(one, other)).toEqual([['address', 2, false]]);
  expect(mergeConflicts([one, other])[0]?.choices.map((choice) => choice.contact.address1)).toEqual([
    '港区',
    '札幌市',
  ]);
});

test('two notes may both stay, which is what merging does by itself', () => {
  expect(conflicts(contact({ note: '甲' }), contact({ note: '乙' }))).toEqual([['note', 3, true]]);
});

test('two names among three contacts are one conflict of two choices', () => {
  const other = contact({ name: { last: '高橋', first: '太郎', honorific: '様' } });
  expect(conflicts(contact({}), other, contact({}))).toEqual([['name', 2, false]]);
});

const history = (year: number, sent: boolean, received: boolean) => ({ year, sent, received });
const joint = (first: string) => ({ last: '', first, honorific: '' });

test('merging two contacts loses nothing that has a field', () => {
  const one = contact({
    zip: '1060032',
    jointNames: ['花子', '一郎', '二郎'].map(joint),
    groups: ['友人'],
    note: '甲',
    mourningUntil: '2026-03-31',
    history: [history(2026, true, false), history(2024, false, true)],
  });
  const other = contact({
    name: { last: '高橋', first: '太郎', honorific: '先生' },
    state: '北海道',
    address1: '札幌市',
    addressLines: ['北海道札幌市'],
    jointNames: ['一郎', '三郎', '四郎'].map(joint),
    groups: ['親戚', '友人'],
    note: '乙',
    mourningUntil: '2027-03-31',
    history: [history(2025, true, false), history(2026, false, true)],
    skipReason: 'moved' as NewContact['skipReason'],
    printsCompany: true,
  });
  expect(mergedContact(one, other)).toEqual({
    ...contact({}),
    zip: '1060032',
    state: '北海道',
    address1: '札幌市',
    addressLines: ['北海道札幌市'],
    jointNames: ['花子', '一郎', '二郎', '三郎'].map(joint),
    groups: ['友人', '親戚'],
    note: '甲 乙',
    mourningUntil: '2027-03-31',
    history: [history(2026, true, true), history(2025, true, false), history(2024, false, true)],
    skipReason: 'moved',
    printsCompany: true,
  });
});

test('what a note says already is not said again', () => {
  const both = mergedContact(contact({ note: '甲' }), contact({ note: '乙' }));
  expect(mergedContact(both, contact({ note: '乙' })).note).toBe('甲 乙');
});

test('a joint name is known by both its parts', () => {
  const one = contact({ jointNames: [{ last: '佐藤', first: '花子', honorific: '' }] });
  const other = contact({ jointNames: [joint('花子'), { last: '佐藤', first: '一郎', honorific: '' }] });
  expect(mergedContact(one, other).jointNames.map(({ last, first }) => last + first)).toEqual([
    '佐藤花子',
    '花子',
    '佐藤一郎',
  ]);
});

const text = fc.constantFrom('', '甲', '乙');
const anything = fc
  .record({ address1: text, zip: fc.constantFrom('', '1060032'), note: text, company: text, kanaLast: text })
  .map(contact);

test('the first choice of every conflict is what merging does by itself', () => {
  fc.assert(
    fc.property(fc.tuple(anything, anything, anything), (all) => {
      const chosen = mergeConflicts(all).map(({ part, choices }) => {
        const [first] = choices;
        return [part, first?.contact ?? all[0]] as const;
      });
      expect(withChoices(mergedContacts(all), chosen)).toEqual(mergedContacts(all));
    }),
  );
});
