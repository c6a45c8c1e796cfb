/** Pictures that are no JPEG or PNG, and that a browser may know how to read. */
export type ForeignType = 'heic' | 'avif' | 'webp';

/** Brands of ISO base media files (ISO 23008-12, AV1 image file format), as `ftyp` names them. */
const BRANDS: Readonly<Record<string, ForeignType>> = {
  heic: 'heic',
  heix: 'heic',
  hevc: 'heic',
  heim: 'heic',
  heis: 'heic',
  avif: 'avif',
  avis: 'avif',
};

/** Brands that both HEIC and AVIF write first; what follows among the compatible ones decides, else HEIC. */
const SHARED_BRANDS: readonly string[] = ['mif1', 'msf1', 'miaf'];

/** As many bytes as name the type. */
export const FOREIGN_HEAD_BYTES = 64;

const letters = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Which other picture a file is, by its first bytes: names and declared types prove nothing. Null for all else. */
export function foreignType(bytes: Uint8Array): ForeignType | null {
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') return 'webp';
  if (letters(bytes, 4, 8) !== 'ftyp') return null;
  const major = letters(bytes, 8, 12);
  if (BRANDS[major]) return BRANDS[major];
  if (!SHARED_BRANDS.includes(major)) return null;
  const end = Math.min(
    bytes.length,
    new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0),
  );
  for (let at = 16; at + 4 <= end; at += 4) {
    const type = BRANDS[letters(bytes, at, at + 4)];
    if (type) return type;
  }
  return 'heic';
}
