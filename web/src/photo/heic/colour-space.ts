/** The boxes of a file fit into so many bytes; its pixels follow. */
const HEAD_BYTES = 128 * 1024;

/** Share of X of the red primary at D50, of which a profile tells in its tag `rXYZ`: sRGB has 0.436, Adobe RGB 0.610. */
const isRedOfP3 = (x: number): boolean => x > 0.49 && x < 0.54;

/** Colour primaries of a `colr` box of kind `nclx` (ISO 23091-2): SMPTE EG 432-1. */
const NCLX_P3 = 'colrnclx\0\x0c';

/** In which colours a HEIC's pixels stand: those of iPhones in Display P3, which a canvas turns into its own when told. */
export function colourSpaceOf(bytes: Uint8Array): PredefinedColorSpace {
  const head = bytes.subarray(0, HEAD_BYTES);
  const text = new TextDecoder('latin1').decode(head);
  if (text.includes(NCLX_P3)) return 'display-p3';
  const profile = text.indexOf('acsp') - 36;
  const entry = profile < 0 ? -1 : text.indexOf('rXYZ', profile);
  if (entry < 0 || entry + 12 > head.length) return 'srgb';
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  // Behind the tag's own signature and four empty bytes, as s15Fixed16 (ICC.1, 10.31).
  const at = profile + view.getUint32(entry + 4) + 8;
  return at + 4 <= head.length && isRedOfP3(view.getInt32(at) / 65_536) ? 'display-p3' : 'srgb';
}
