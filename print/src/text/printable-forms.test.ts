import { formedCharacters, possibleForms } from '@fumi/domain';
import { expect, test } from 'vitest';
import { shippedChain } from '../../golden/shipped-fonts.ts';
import { glyphOutlines, glyphSources } from '../font/glyph-answer.ts';
import type { FontChain } from './font-chain.ts';
import { printableForms } from './printable-forms.ts';

const formsOf = (character: string, chain = shippedChain('mincho')) =>
  printableForms(chain, possibleForms(character));

test.each([
  ['邉', 15],
  ['邊', 8],
  ['辻', 2],
  ['山', 1],
])('「%s」 is printed in %d forms, the plain one first', (character, count) => {
  const forms = formsOf(character);
  expect(forms).toHaveLength(count);
  expect(forms[0]?.text).toBe(character);
  expect(new Set(forms.map(({ path }) => path)).size).toBe(count);
});

test('each kanji that people are asked about has more than one form', () => {
  const asked = formedCharacters('邉邊辻葛榊樋祇芦逢祁迫薩茨溝蓮蓬桝廣凞響');
  expect(asked).toHaveLength(20);
  for (const { character } of asked) expect(formsOf(character).length, character).toBeGreaterThan(1);
});

test('a browser finds the same forms in the outlines that the server answers', () => {
  const chain = shippedChain('brush');
  const answer = glyphOutlines(chain, possibleForms('辻').join(''));
  const there = glyphSources([answer]) as unknown as FontChain;
  const told = (forms: ReturnType<typeof formsOf>) => forms.map(({ text, key }) => [text, key]);
  expect(told(formsOf('辻', there))).toEqual(told(formsOf('辻', chain)));
});
