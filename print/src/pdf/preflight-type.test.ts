import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { bookOptions, SHEET } from '../../golden/book.ts';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import type { Color, Page } from '../display-list.ts';
import { paintPdf } from '../paint/pdf.ts';
import { placeLine } from '../text/place-line.ts';
import { shapeVertical } from '../text/vertical-line.ts';
import { preflight } from './preflight.ts';
import { checkType } from './preflight-type.ts';

const plain = (bytes: Uint8Array): Uint8Array => bytes;

/** A press file of one word, whose streams are not compressed. */
function wordIn(color: Color, sizePt: number): Uint8Array {
  const line = shapeVertical('謹賀', shippedChain('mincho'));
  const glyphs = placeLine(line, { x: 50, y: 40, sizePt, squeeze: 1 });
  const text = { kind: 'text', color, glyphs, origin: null } as const;
  const page: Page = { ...SHEET, operations: [text], issues: [] };
  return paintPdf({ ...bookOptions([page]), deflate: plain });
}

const rules = { ...SHEET, conformance: 'X-4', pageCount: 1, inflate: plain } as const;
const codes = (pdf: Uint8Array) => preflight(pdf, rules).map(({ code }) => code);

test.each([
  ['black', [0, 0, 0, 1], 7, []],
  ['two inks', [0, 0.8, 0.7, 0], 7, []],
  ['paper left bare', [0, 0, 0, 0], 7, []],
  ['a grey', [0, 0, 0, 0.5], 7, []],
  ['three inks where it is large', [0, 0.8, 0.7, 0.1], 9, []],
  ['three inks where it is small', [0, 0.8, 0.7, 0.1], 8.9, ['small-type-inks']],
  ['a grey below nearly black', [0, 0, 0, 0.79], 7, []],
  ['a screen that is just nearly black', [0, 0, 0, 0.8], 30, ['grey-type']],
  ['a screen that is nearly black', [0, 0, 0, 0.82], 30, ['grey-type']],
  ['a screen that is nearly black, under another ink', [0.2, 0, 0, 0.82], 30, []],
] as const)('type of %s passes or is named', (_, color, sizePt, found) => {
  expect(codes(wordIn(color, sizePt))).toEqual(found);
});

const inStream = (operators: string) =>
  checkType({ version: '1.6', objects: [], trailer: '' }, [
    { id: 5, bytes: Uint8Array.from(operators, (letter) => letter.charCodeAt(0)) },
  ]).map(({ code }) => code);

test.each([
  ['has come back with Q', 'q 0 0 0 0.9 k Q <00> Tj', []],
  ['stands between q and Q', 'q 0 0 0 0.9 k <00> Tj Q', ['grey-type']],
  ['was set before q', '0 0 0 0.9 k q Q <00> Tj', ['grey-type']],
  ['came back twice', '0 0 0 0.9 k q 0 0 0 0.5 k q Q Q <00> Tj', ['grey-type']],
] as const)('type has the ink that %s', (_, operators, found) => {
  expect(inStream(`0 0 0 0.5 k 10 0 0 10 0 0 Tm ${operators}`)).toEqual(found);
});

/** The same file, one word of it exchanged for another of its length. */
const exchanged = (pdf: Uint8Array, from: string, to: string): Uint8Array =>
  Buffer.from(Buffer.from(pdf).toString('latin1').replace(from, to), 'latin1');

test('black type that cuts a hole into what lies below it is named', () => {
  const pdf = wordIn([0, 0, 0, 1], 8);
  expect(codes(exchanged(pdf, '/Black gs', '         '))).toEqual(['black-knocks-out']);
  expect(codes(exchanged(pdf, '/OPM 1', '/OPM 0'))).toEqual(['black-knocks-out']);
});

test('only black is printed over what lies below it', () => {
  const states = (color: Color) => Buffer.from(wordIn(color, 8)).toString('latin1').split(' gs\n').length - 1;
  expect(states([0, 0, 0, 1])).toBe(1);
  expect(states([0, 0, 0, 0])).toBe(0);
  expect(states([0, 0, 0.2, 1])).toBe(0);
});
