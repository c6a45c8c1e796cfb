import { expect, test } from 'vitest';
import { splitZip } from '../contacts/files/cell-text.ts';
import { typedCode } from '../order/typed-code.ts';
import { addressKey } from './address-key.ts';
import { HYPHENS } from './hyphens.ts';
import { zipDigits } from './zip.ts';

const ALL = [...'-－‐‑‒–—―−ーｰ─━\u00ad'];

test('the class holds these characters and no others of the first plane', () => {
  const character = new RegExp(`^[${HYPHENS}]$`);
  const found = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((one) =>
    character.test(one),
  );
  expect(new Set(found)).toEqual(new Set(ALL));
});

test.each(ALL)('%s is a hyphen in an address, a zip, a cell and a code alike', (character) => {
  expect(addressKey(`六本木1${character}2`)).toBe(addressKey('六本木1-2'));
  expect(zipDigits(`106${character}0032`)).toBe('1060032');
  expect(splitZip(`106${character}0032 港区`)).toEqual({ zip: '1060032', rest: '港区' });
  expect(typedCode(`AB${character}CD`)).toBe('ABCD');
});
