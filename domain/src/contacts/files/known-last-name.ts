import { isCompanyName } from '../../address/company-name.ts';
import { variantKey } from '../../address/look-alikes.ts';
import { LAST_NAMES } from './last-names.data.ts';

const KNOWN: ReadonlySet<string> = new Set(LAST_NAMES.map(variantKey));

export const isKnownLastName = (word: string): boolean => KNOWN.has(variantKey(word));

/** Kanji and kana alone. */
const WRITTEN_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;
/** 家, 夫妻, 一同, 商事, 工務店: what follows a last name and is no first name. */
const NO_FIRST_NAME = /(?:[家族妻同様店社院校業設会室所局部課]|商事)$/u;
/** Longer first names are so rare that the last name before one was matched by chance. */
const LONGEST_FIRST_NAME = 3;

type PartedName = {
  readonly last: string;
  readonly first: string;
  /** False where another place to part it is likely too: 東海谷 is hardly a 東 called 海谷. */
  readonly isSure: boolean;
};

/** 山田太郎 → 山田, 太郎, by the last names that many have; null where none of them begins it, or is all of it. */
export function partByLastName(text: string): PartedName | null {
  if (!WRITTEN_NAME.test(text) || NO_FIRST_NAME.test(text) || isCompanyName(text) || isKnownLastName(text))
    return null;
  const characters = Array.from(text);
  const lengths = characters
    .map((_, at) => at)
    .filter((at) => at > 0 && isKnownLastName(characters.slice(0, at).join('')));
  const fitting = lengths.filter((at) => characters.length - at <= LONGEST_FIRST_NAME);
  const longest = fitting.at(-1);
  if (longest === undefined) return null;
  const [last, first] = [characters.slice(0, longest).join(''), characters.slice(longest).join('')];
  return { last, first, isSure: lengths.length === 1 && longest > 1 && characters.length - longest > 1 };
}
