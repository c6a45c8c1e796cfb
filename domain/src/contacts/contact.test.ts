import { expect, test } from 'vitest';
import { emptyName } from '../address/print-address.ts';
import { contactFieldsOf, contactToPrintAddress } from './contact.ts';

const name = (last: string, first: string, honorific = '') => ({ last, first, honorific });
const contact = {
  code: 'c',
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3',
  name: name('髙橋', '太郎'),
  jointNames: [name('', '花子', '先生'), name('', '翔', ' ')],
  birthday: '19800102',
};

// Spec §3: a blank honorific is replaced by 様, joint names have four slots.
test('a contact becomes an address to print, with honorifics and four places for joint names', () => {
  const address = contactToPrintAddress(contact);
  expect(address).toMatchObject({
    code: 'c',
    zip: '1060032',
    address2: '1-2-3',
    name: name('髙橋', '太郎', '様'),
  });
  expect(address.jointNames).toEqual([
    name('', '花子', '先生'),
    name('', '翔', '様'),
    emptyName(),
    emptyName(),
  ]);
});

const work = { company: '株式会社ふみ', department: '営業部', title: '部長' };
const nobody = name('', '');

test.each([
  ['is printed where the card goes to it', { ...work, printsCompany: true }, work],
  ['is not printed at home', { ...work, printsCompany: false }, undefined],
  ['is always printed where nobody is named', { ...work, printsCompany: false, name: nobody }, work],
  ['that is blank is none', { company: ' ', department: '', title: '', printsCompany: true }, undefined],
  ['of a short form is printed', { office: work }, work],
])('a company %s', (_, kept, printed) => {
  const address = contactToPrintAddress({ ...contact, ...kept });
  expect(address.office).toEqual(printed);
  expect('office' in address).toBe(printed !== undefined);
});

test('an address becomes a contact without its empty joint names', () => {
  const address = {
    ...contactToPrintAddress(contact),
    jointNames: [name('山田', ''), name(' ', ''), name('', '翔')],
  };
  expect(contactFieldsOf(address)).toEqual({
    zip: '1060032',
    state: '東京都',
    address1: '港区六本木',
    address2: '1-2-3',
    addressLines: [],
    name: name('髙橋', '太郎', '様'),
    jointNames: [name('山田', ''), name('', '翔')],
  });
});
