import { ok, type Result, refuse } from '../result.ts';
import { HYPHENS } from './hyphens.ts';

/** Exactly seven half-width digits (spec §5). */
export const isZip = (text: string): boolean => /^[0-9]{7}$/.test(text);

/** 106-0032, as people read it; what is no whole zip stays as it is. */
export const formatZip = (zip: string): string => (isZip(zip) ? `${zip.slice(0, 3)}-${zip.slice(3)}` : zip);

const NO_DIGITS = new RegExp(`[〒\\s${HYPHENS}]`, 'g');

/** What people type as a zip: 〒, hyphens and full-width digits are understood, nothing else is changed. */
export const zipDigits = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(NO_DIGITS, '');

/** One locality that a zip stands for (spec §3: zip info result). */
export type Locality = {
  readonly prefecture: string;
  readonly city: string;
  readonly area: string;
  readonly facility: string;
};

export type ZipRefusal = 'several-prefectures' | 'not-found';

/** The longest text with which all the given texts begin, by code points; '' for none. */
export function commonPrefix(texts: readonly string[]): string {
  const [first = '', ...rest] = texts.map((text) => Array.from(text));
  let length = first.length;
  for (const text of rest) {
    let same = 0;
    while (same < length && text[same] === first[same]) same += 1;
    length = same;
  }
  return Array.from(first).slice(0, length).join('');
}

/**
 * The part of an address that a zip fixes: where several localities share a prefecture,
 * city, area and facility are their common prefixes; several prefectures are refused (spec §8).
 */
export function resolveZip(localities: readonly Locality[]): Result<Locality, ZipRefusal> {
  const [first] = localities;
  if (!first) return refuse('not-found');
  if (localities.some(({ prefecture }) => prefecture !== first.prefecture))
    return refuse('several-prefectures');
  return ok({
    prefecture: first.prefecture,
    city: commonPrefix(localities.map(({ city }) => city)),
    area: commonPrefix(localities.map(({ area }) => area)),
    facility: commonPrefix(localities.map(({ facility }) => facility)),
  });
}
