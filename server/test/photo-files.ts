import sharp from 'sharp';

/* Photos as cameras, mistakes and attackers make them; made when a test runs, because large files and real
   people's photos have no place in a repository. */

type Size = { readonly width: number; readonly height: number };

/** Red above, blue below, so that a test sees which way is up. */
const twoHalves = ({ width, height }: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#2040d0' } }).composite([
    {
      input: { create: { width, height: height >> 1, channels: 3, background: '#d02020' } },
      left: 0,
      top: 0,
    },
  ]);

export const plainJpeg = (size: Size): Promise<Buffer> => twoHalves(size).jpeg({ quality: 90 }).toBuffer();

/** Stored lying on its side with orientation 6, with the place and the maker's name, as telephones write it. */
export async function sidewaysJpeg({ width, height }: Size): Promise<Buffer> {
  const upright = await twoHalves({ width, height }).png().toBuffer();
  return sharp(upright)
    .rotate(270)
    .withExif({
      IFD0: { Make: 'Fumi Optical' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export const cmykJpeg = async (size: Size): Promise<Buffer> =>
  sharp(await plainJpeg(size))
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer();

export const wideGamutJpeg = async (size: Size): Promise<Buffer> =>
  sharp(await plainJpeg(size))
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();

export const greyJpeg = async (size: Size): Promise<Buffer> =>
  sharp(await plainJpeg(size))
    .greyscale()
    .jpeg({ progressive: true })
    .toBuffer();

export const clearPng = ({ width, height }: Size): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

export const deepPng = async (size: Size): Promise<Buffer> =>
  sharp(await plainJpeg(size))
    .toColourspace('rgb16')
    .png()
    .toBuffer();

export const truncatedJpeg = async (size: Size): Promise<Buffer> => {
  const whole = await plainJpeg(size);
  return whole.subarray(0, Math.floor(whole.length * 0.6));
};

/** Says that it is larger than any sensor; its pixels are not even there. */
export async function bombPng(): Promise<Buffer> {
  const png = await clearPng({ width: 8, height: 8 });
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
}

/** As many pixels as the limit lets through, all alike: a few kilobytes that decode to 300 MB. */
export const densePng = (): Promise<Buffer> =>
  sharp({
    create: { width: 10_000, height: 9_900, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();

export const textNamedJpeg = (): Buffer => Buffer.from('これは写真ではありません。\n'.repeat(100));

/** A real photo, followed by enough to be one byte over 8 MB. */
export async function oversizedJpeg(size: Size): Promise<Buffer> {
  const photo = await plainJpeg(size);
  return Buffer.concat([photo, Buffer.alloc(8 * 1024 * 1024 + 1 - photo.length)]);
}
