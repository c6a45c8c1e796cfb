import { type TagGroup, wordsInSeason } from '@fumi/domain';
import type { Shop } from '../shop/shop.ts';
import { arrivalOf } from './arrival.ts';

/** A design's own words as they are right on the day of arrival: 暑中 until 立秋, 残暑 from then on. */
export function ownWords(shop: Shop, { occasion }: Pick<TagGroup, 'occasion'>): (words: string) => string {
  if (occasion === undefined) return (words) => words;
  const arrivesOn = arrivalOf({ occasion }, shop);
  return (words) => wordsInSeason(words, occasion, arrivesOn);
}
