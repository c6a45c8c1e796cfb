import sharp from 'sharp';
import { bleedColours } from './bleed-colours.ts';
import { splitShadow } from './split-shadow.ts';

/** A picture of our own as a press file carries it: zlib streams of 8-bit rows, each behind a PNG filter byte. */
export type ArtStreams = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgb: Uint8Array;
  /** Null where every pixel is opaque. */
  readonly alpha: Uint8Array | null;
};

/** A picture, and its shadow where it has one: a picture that is printed below it. */
export type DecodedArt = ArtStreams & { readonly shadow: ArtStreams | null };

const SIGNATURE_BYTES = 8;

/*
 *  length (4) │ type (4) │ data (length) │ check (4)      A PNG is chunks of this form. The data of all IDAT
 *                                                         chunks in a row is one zlib stream of filtered rows,
 *  which is just what FlateDecode with a PNG predictor reads: no need to compress twice.
 */
function dataOf(png: Buffer): Uint8Array {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

const OPTIONS = { compressionLevel: 6, adaptiveFiltering: true, palette: false, progressive: false } as const;

/** Colours and opacity as streams; the colours reach into what is transparent. */
async function streamsOf(rgba: Uint8Array, width: number, height: number): Promise<ArtStreams> {
  const image = sharp(rgba, { raw: { width, height, channels: 4 } });
  const { isOpaque } = await image.clone().stats();
  const alpha = isOpaque
    ? null
    : await image.clone().extractChannel('alpha').toColourspace('b-w').png(OPTIONS).toBuffer();
  if (!isOpaque) bleedColours(rgba, width, height);
  const { data, info } = await image.clone().removeAlpha().png(OPTIONS).toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, rgb: dataOf(data), alpha: alpha && dataOf(alpha) };
}

/** Decodes a PNG of the content once, for all press files that will carry it. */
export async function decodeArt(png: Uint8Array): Promise<DecodedArt> {
  const { data: rgba, info } = await sharp(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const split = splitShadow(rgba, width, height);
  const art = await streamsOf(split?.solid ?? rgba, width, height);
  return { ...art, shadow: split && (await streamsOf(split.shadow, width, height)) };
}
