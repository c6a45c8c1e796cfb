import { expect, test } from 'vitest';
import { addMissingMethods } from './missing-methods.ts';

const METHODS = ['toSorted', 'with', 'toSpliced'] as const;

/** As a browser that has none of them. */
function withoutMethods<T>(use: () => T): T {
  const kept = METHODS.map((name) => [name, Array.prototype[name]] as const);
  const { Segmenter } = Intl;
  for (const name of METHODS) Reflect.deleteProperty(Array.prototype, name);
  Reflect.deleteProperty(Intl, 'Segmenter');
  addMissingMethods();
  const result = use();
  for (const [name, value] of kept) Object.defineProperty(Array.prototype, name, { value, writable: true });
  Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, writable: true });
  return result;
}

test('what an older browser lacks answers as the newer ones do, and changes no array', () => {
  const use = () => {
    const given = [3, 1, 2];
    const split = (text: string) =>
      Array.from(
        new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      );
    return [
      given.toSorted((a, b) => a - b),
      given.with(1, 9),
      given.with(-1, 9),
      given.toSpliced(1, 1),
      given.toSpliced(0, 0, 7),
      given,
      split('髙𠮷葛\u{e0100}か\u3099'),
    ];
  };
  const newer = use();
  expect(withoutMethods(use)).toEqual(newer);
});
