import sharp from 'sharp';

/** A picture of our own as plain samples, 8 bits each, rows from the top. */
export type Samples = {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel. */
  readonly rgb: Buffer;
  /** One sample a pixel; null where every pixel is opaque. */
  readonly alpha: Buffer | null;
};

const isOpaque = (alpha: Buffer): boolean => alpha.every((sample) => sample === 255);

/** Decodes a PNG of the content for the press file. */
export async function decodeArt(png: Uint8Array): Promise<Samples> {
  const image = sharp(png).toColourspace('srgb').ensureAlpha();
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const rgb = Buffer.allocUnsafe(pixels * 3);
  const alpha = Buffer.allocUnsafe(pixels);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    rgb[pixel * 3] = data[pixel * 4] ?? 0;
    rgb[pixel * 3 + 1] = data[pixel * 4 + 1] ?? 0;
    rgb[pixel * 3 + 2] = data[pixel * 4 + 2] ?? 0;
    alpha[pixel] = data[pixel * 4 + 3] ?? 255;
  }
  return { width: info.width, height: info.height, rgb, alpha: isOpaque(alpha) ? null : alpha };
}
