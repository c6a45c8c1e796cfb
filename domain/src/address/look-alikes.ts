import { CONFUSABLE_ROWS, OFTEN_MISTAKEN, VARIANT_ROWS } from './look-alikes.data.ts';
import { splitGraphemes } from './text.ts';
import { withoutSelectors } from './variation-selectors.ts';

const table = (rows: readonly string[]): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const all = Array.from(row);
    for (const one of all) {
      const others = all.filter((other) => other !== one);
      found.set(one, [...(found.get(one) ?? []), ...others]);
    }
  }
  return found;
};

const variants = table(VARIANT_ROWS);
const confusables = table(CONFUSABLE_ROWS);
const common = new Map(
  VARIANT_ROWS.flatMap((row) => {
    const [first = '', ...rest] = Array.from(row);
    return rest.map((variant) => [variant, first] as const);
  }),
);

/** A character of a name that a reader should look at twice. */
type LookAlike = {
  readonly character: string;
  /** Other shapes of the same kanji, to offer in its place. */
  readonly variants: readonly string[];
  /** Other kanji that look like it. */
  readonly confusables: readonly string[];
  /** It carries a variation selector, which many programs drop. */
  readonly hasSelector: boolean;
  /** Worth pointing at: an older shape, a selector, or one of the kanji that most wrong names come from. */
  readonly isDoubtful: boolean;
};

/** The characters of a text that have look-alikes, in their order. */
export const lookAlikesIn = (text: string): LookAlike[] =>
  splitGraphemes(text).flatMap((character) => {
    const base = withoutSelectors(character);
    const found = {
      character,
      variants: variants.get(base) ?? [],
      confusables: confusables.get(base) ?? [],
      hasSelector: base !== character,
      isDoubtful: base !== character || common.has(base) || OFTEN_MISTAKEN.includes(base),
    };
    return found.hasSelector || found.variants.length > 0 || found.confusables.length > 0 ? [found] : [];
  });

/** A key under which 髙橋 and 高橋 are the same. To compare with, never to keep or print. */
export function variantKey(text: string): string {
  // A loop: thousands of names and places are compared by their keys.
  let key = '';
  for (const character of withoutSelectors(text)) key += common.get(character) ?? character;
  return key;
}
