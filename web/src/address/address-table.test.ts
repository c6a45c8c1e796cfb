import { emptyPrintAddress, type PrintAddress } from '@fumi/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addressCopy, contactName, knownName } from '../copy/address.ts';
import { AddressTable } from './AddressTable.tsx';

const company: PrintAddress = {
  ...emptyPrintAddress(),
  office: { company: '株式会社ふみ', department: '', title: '' },
};
const table = (address: PrintAddress, withHonorific: boolean) =>
  renderToStaticMarkup(createElement(AddressTable, { address, withHonorific, problems: {} }));

test('where nobody is named, the company stands in the row of the name, with 御中', () => {
  expect(table(company, true)).toMatch(/data-row="name".*会社.*株式会社ふみ 御中/);
  expect(table(company, false)).not.toContain('御中');
  const someone = { ...company, name: { last: '髙橋', first: '', honorific: '様' } };
  expect(table(someone, true)).toMatch(/data-row="office".*株式会社ふみ.*data-row="name".*髙橋 様/);
});

test('where nobody is named, a card is called by its company with 御中; an empty one by no name', () => {
  expect(contactName(company)).toBe('株式会社ふみ 御中');
  expect(contactName({ name: emptyPrintAddress().name, company: '株式会社ふみ' })).toBe('株式会社ふみ 御中');
  expect(addressCopy.faceOf(knownName(company))).toBe('株式会社ふみ 御中の宛名面の仕上がり');
  expect(addressCopy.faceOf(knownName(emptyPrintAddress()))).toBe('宛名面の仕上がり');
});
