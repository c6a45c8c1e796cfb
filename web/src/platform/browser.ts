/** Phones and tablets of the two systems that send `X-Browser-Type: 2` (spec §7). */
export const isSmartphone = (userAgent: string): boolean => /iPhone|iPod|iPad|Android/.test(userAgent);

/** Spec §9: computers start at 768 px; in characters, so that whoever enlarges the text has the narrow layout in time. */
export const PC_MIN_WIDTH = '48em';

/** Whether the main pointer is a finger: hints then speak of touching. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Browsers inside of other apps, in which choosing a photo is known to fail (spec §8). */
const PROBLEMATIC = /\bLine\/|FBAN|FBAV|Instagram|Twitter|MicroMessenger|YJApp|; wv\)|GSA\//;

/** Android's own browser, before Chrome took its place. */
const OLD_ANDROID = /Android.*Version\/[\d.]+.*Mobile Safari/;

/** Platform, to suggest another browser for it, where choosing a photo is known to fail in this one; else null. */
export function betterBrowser(userAgent: string): 'ios' | 'android' | null {
  if (!PROBLEMATIC.test(userAgent) && !OLD_ANDROID.test(userAgent)) return null;
  if (/iPhone|iPod|iPad/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : null;
}

/** Safari, and every browser on a phone of Apple's. */
export const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit') && !/Chrom(e|ium)\//.test(userAgent);
