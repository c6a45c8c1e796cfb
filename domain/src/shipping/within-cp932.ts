import { lookAlikesIn } from '../address/look-alikes.ts';
import { splitGraphemes } from '../address/text.ts';
import { withoutSelectors } from '../address/variation-selectors.ts';

/* Replacements for characters that carriers' files (CP932) cannot hold: proposed, never made unasked. */

export type Replacement = { readonly from: string; readonly to: string };

/** The characters of a text that CP932 does not have. */
type Unencodable = (text: string) => readonly string[];

/** Replacements that neither the rows of variants nor NFKC give. */
const BY_HAND: Readonly<Record<string, string>> = { ゔ: 'ヴ', '–': '－', '·': '・', '\u2ed1': '長' };

/** é without its mark; kana keep theirs, without which they are other characters. */
const plainLatin = (character: string): string => {
  const plain = character.normalize('NFD').replace(/\p{Mn}/gu, '');
  return /^[A-Za-z]$/.test(plain) ? plain : '';
};

function replacementOf(character: string, unencodable: Unencodable): string | null {
  const bare = withoutSelectors(character);
  const [shape] = lookAlikesIn(bare);
  const candidates = [
    bare,
    ...(shape?.variants ?? []),
    BY_HAND[bare] ?? '',
    character.normalize('NFKC'),
    plainLatin(bare),
  ];
  return candidates.find((one) => one !== '' && one !== character && unencodable(one).length === 0) ?? null;
}

/** The common form of each character that the carrier's file cannot hold, as far as there is one: 𠮷 → 吉. */
export const replacementsIn = (text: string, unencodable: Unencodable): Replacement[] =>
  unencodable(text).flatMap((from) => {
    const to = replacementOf(from, unencodable);
    return to === null ? [] : [{ from, to }];
  });

/** A text with these in place of what it had. */
export function replaced(text: string, replacements: readonly Replacement[]): string {
  const forms = new Map(replacements.map(({ from, to }) => [from, to]));
  return splitGraphemes(text)
    .map((one) => forms.get(one) ?? one)
    .join('');
}
