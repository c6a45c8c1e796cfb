import { foreignType } from './foreign-type.ts';

/** Kind of a file that could not be read as a photo; the advice to the customer depends on it. */
export type UnreadType = 'picture' | 'video' | 'pdf';

/** How they begin, ? for any byte. BMP has no more than two letters, a size, and four bytes that are kept at zero. */
const BEGINNINGS: readonly (readonly [beginning: string, type: UnreadType])[] = [
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['GIF8', 'picture'],
  ['BM????\0\0\0\0', 'picture'],
  ['????ftypcrx ', 'picture'],
  ['????ftyp', 'video'],
  ['\x1aE\xdf\xa3', 'video'],
  ['RIFF????AVI ', 'video'],
  ['%PDF-', 'pdf'],
];

const isBegunBy = (bytes: Uint8Array, beginning: string): boolean =>
  [...beginning].every((letter, at) => letter === '?' || bytes[at] === letter.charCodeAt(0));

/** What a file is that is neither JPEG nor PNG and that nobody could read, by its first bytes; null for all else. */
export function unreadType(bytes: Uint8Array): UnreadType | null {
  if (foreignType(bytes) !== null) return 'picture';
  return BEGINNINGS.find(([beginning]) => isBegunBy(bytes, beginning))?.[1] ?? null;
}
