import { api, toWire } from '@fumi/contract';
import { contactProblems, isNameless, type NewContact, SKIP_REASONS } from '@fumi/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepable } from './keepable.ts';

const text = fc.string({ unit: 'binary', maxLength: 300 });
const name = fc.record({ last: text, first: text, honorific: text });

const anything: fc.Arbitrary<NewContact> = fc.record({
  name,
  kanaLast: text,
  kanaFirst: text,
  jointNames: fc.array(name, { maxLength: 4 }),
  zip: fc.oneof(text, fc.constantFrom('1060032', '106-0032', '')),
  state: text,
  address1: text,
  address2: text,
  company: text,
  printsCompany: fc.boolean(),
  department: text,
  title: text,
  birthday: fc.constantFrom('', '19800102', '19800231', '99999999', '1月2日'),
  groups: fc.array(text),
  note: fc.string({ unit: 'binary', maxLength: 3000 }),
  mourningUntil: fc.constantFrom('', '2027-03-31', '2027-02-30'),
  history: fc.array(fc.record({ year: fc.nat(9999), sent: fc.boolean(), received: fc.boolean() })),
  addressLines: fc.array(text, { maxLength: 5 }),
  skipReason: fc.constantFrom(...SKIP_REASONS),
});

test('whatever a file holds of a contact, the server accepts what is kept of it', () => {
  fc.assert(
    fc.property(anything, (contact) => {
      const kept = keepable(contact);
      if (isNameless(kept)) return;
      expect(contactProblems(kept)).toEqual({});
      expect(api.contactsCreate.body.safeParse(toWire(kept)).error).toBeUndefined();
    }),
  );
});

test('an invalid zip, birthday and end of mourning move into the note, each with its name', () => {
  fc.assert(
    fc.property(anything, (contact) => {
      const odd = { zip: '106-003', birthday: '19800231', mourningUntil: '来春' };
      const kept = keepable({ ...contact, ...odd, note: 'メモ' });
      expect([kept.zip, kept.birthday, kept.mourningUntil]).toEqual(['', '', '']);
      expect(kept.note).toBe('メモ\n郵便番号：106-003\n誕生日：19800231\n喪明け：来春');
    }),
  );
});
