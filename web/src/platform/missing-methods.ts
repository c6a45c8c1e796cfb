/*
 * Polyfills for the oldest supported browsers (ADR 56), with only what our calls need.
 * toSorted, with, toSpliced: Chrome 110, Safari 16, Firefox 115. Intl.Segmenter: Firefox 125.
 */

function add(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** A base and the marks on it: voiced kana, variation selectors. Emoji made of several come apart. */
const GRAPHEME = /\P{M}\p{M}*|^\p{M}+/gu;

/** Gives the browser, or the worker, what it lacks. */
export function addMissingMethods(): void {
  add(Array.prototype, 'toSorted', function (this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare);
  });
  add(Array.prototype, 'with', function (this: unknown[], index: number, value: unknown) {
    const copy = [...this];
    copy[index < 0 ? copy.length + index : index] = value;
    return copy;
  });
  add(
    Array.prototype,
    'toSpliced',
    function (this: unknown[], start: number, count: number, ...items: unknown[]) {
      const copy = [...this];
      copy.splice(start, count, ...items);
      return copy;
    },
  );

  add(
    Intl,
    'Segmenter',
    class {
      segment(text: string): { readonly segment: string }[] {
        return (text.match(GRAPHEME) ?? []).map((segment) => ({ segment }));
      }
    },
  );
}
