import { type Contact, emptyName } from '@fumi/domain';
import { expect, test } from 'vitest';
import { byReading } from './by-reading.ts';

const aContact = (code: string, kana?: string): Contact => ({
  code,
  zip: '',
  state: '',
  address1: '',
  address2: '',
  name: emptyName(),
  jointNames: [],
  birthday: '',
  ...(kana === undefined ? {} : { kana }),
});

test('contacts are listed by reading, both kana alike, and those without one come last as they were added', () => {
  const contacts = [
    aContact('none'),
    aContact('wa', 'ワタナベ'),
    aContact('empty', ''),
    aContact('su', 'すずき'),
    aContact('sa', 'サトウ'),
    aContact('a', 'あおき'),
  ];
  expect(byReading(contacts).map(({ code }) => code)).toEqual(['a', 'sa', 'su', 'wa', 'none', 'empty']);
});
