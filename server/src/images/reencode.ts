import sharp from 'sharp';

/** Largest output: what the frame needs on the press, in px. The photo is scaled to cover it, never enlarged. */
export type PixelBounds = { readonly width: number; readonly height: number };

export type Reencoded = { readonly jpeg: Buffer; readonly width: number; readonly height: number };

/** Quality of the one re-encoding, in sharp's scale of 1 to 100 (spec §9: 0.9). */
const QUALITY = 90;

/** A picture that claims more is refused before a pixel is decoded (domain: MAX_DECODED_PIXELS). */
const MAX_INPUT_PIXELS = 100_000_000;

const DECODE_TIMEOUT_SECONDS = 20;

/** Of libvips' many decoders only two may ever see a stranger's bytes. */
export function allowOnlyJpegAndPng(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
  sharp.cache(false);
  sharp.concurrency(1);
}

/**
 * A photo as it is printed: upright, sRGB, on white where it was transparent, baseline JPEG, nothing of the
 * camera's notes (place, time, serial number) left. Throws where the bytes are no whole JPEG or PNG.
 */
export async function reencode(bytes: Uint8Array, bounds: PixelBounds): Promise<Reencoded> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAX_INPUT_PIXELS,
    failOn: 'error',
    autoOrient: true,
    animated: false,
  })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .flatten({ background: '#ffffff' })
    .resize({ ...bounds, fit: 'outside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, progressive: false })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
