import { parseAddress, textOf } from '../../address/parse/parse-address.ts';
import { graphemeCount, isBlank } from '../../address/text.ts';
import { ADDRESS_LIMITS } from '../../address/validate.ts';

/*
 * Texts that other programs keep in one, and we in several. Splitting drops the blanks in between
 * and changes no other character.
 */

/** A comma of Latin text that ends a last name, as in "Yamada, Taro"; that of "John Smith, Jr." ends none. */
export const LAST_COMMA_FIRST =
  /^([\p{Script=Latin}\p{M}\s.'’-]+)[,，](?!\s*(?:jr|sr|ii|iii|iv)\b)\s*([\p{Script=Latin}\p{M}\s.'’-]+(?:,\s*(?:jr|sr|ii|iii|iv)\.?)?)$/iu;

/** 山田 太郎 → 山田, 太郎. A name without a blank stays whole, in the last name. */
export function splitName(text: string): { last: string; first: string } {
  const trimmed = text.trim();
  const [, last = trimmed, first = ''] =
    LAST_COMMA_FIRST.exec(trimmed) ?? /^(\S+)\s+(\S.*)$/su.exec(trimmed) ?? [];
  return { last: last.trim(), first };
}

/** The prefecture that begins an address, and the rest. */
export function splitPrefecture(text: string): { state: string; rest: string } {
  const trimmed = text.trim();
  const state = textOf(parseAddress({ state: '', address1: trimmed, address2: '' }, []), ['prefecture']);
  return { state, rest: trimmed.slice(state.length).trim() };
}

/**
 * One long line as the two of our form: towns before the street number, the number and what follows behind.
 * A line that fits the first is not split.
 */
export function splitLines(text: string): { address1: string; address2: string } {
  const trimmed = text.trim();
  const parsed = parseAddress({ state: '', address1: trimmed, address2: '' }, []);
  const names = textOf(parsed, ['prefecture', 'city', 'street', 'town', 'aza']);
  if (names === '' || graphemeCount(trimmed) <= ADDRESS_LIMITS.address1)
    return { address1: trimmed, address2: '' };
  return { address1: names, address2: trimmed.slice(names.length).trim() };
}

/** Several lines of an address in the order in which they are written, blank ones left out. */
export const joinLines = (lines: readonly string[]): string =>
  lines
    .filter((line) => !isBlank(line))
    .map((line) => line.trim())
    .join('　');
