import sharp from 'sharp';

/* Photos with what cameras write: EXIF with place and orientation, wide-gamut profiles, megapixels. Made here,
   because a person's real photo has no place in a repository. */

type PhotoSpec = {
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1–8; the picture is stored so that it stands upright when honoured. */
  readonly orientation?: number;
  readonly profile?: 'srgb' | 'p3' | 'cmyk';
  readonly quality?: number;
  /** EXIF DateTimeOriginal, on the camera's clock. */
  readonly taken?: string;
};

/** A scene with an unmistakable top: sky, sun at the upper left, hills, and grain as a sensor leaves it. */
const scene = (width: number, height: number): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="none">
  <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#5fa8d8"/><stop offset="1" stop-color="#fbe3c0"/></linearGradient></defs>
  <rect width="400" height="300" fill="url(#s)"/><circle cx="90" cy="70" r="34" fill="#fff3b8"/>
  <path d="M0 220 Q80 130 170 210 T400 170 V300 H0Z" fill="#4f7d52"/><path d="M0 260 Q120 200 240 256 T400 240 V300 H0Z" fill="#2f5b3e"/>
  <circle cx="210" cy="200" r="22" fill="#f0c9a4"/><path d="M180 290 q30 -90 60 0z" fill="#c2453a"/>
  <circle cx="262" cy="214" r="17" fill="#f3d2b0"/><path d="M240 290 q22 -70 46 0z" fill="#35618f"/>
</svg>`;

/** Turns the upright picture into what the sensor stored for an orientation tag. */
const STORED_ROTATION: Readonly<Record<number, number>> = { 1: 0, 3: 180, 6: 270, 8: 90 };

const exifOf = (taken: string) => ({
  IFD0: { Make: 'Fumi Optical', Model: 'F-24', Software: 'fixture' },
  IFD2: { DateTimeOriginal: taken },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '35/1 39/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '139/1 44/1 0/1',
  },
});

/** A JPEG photo as a camera writes it. */
export async function cameraJpeg({
  width,
  height,
  orientation = 1,
  profile = 'p3',
  quality = 88,
  taken = '2026:11:03 10:30:00',
}: PhotoSpec): Promise<Buffer> {
  const noise = {
    width,
    height,
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 9 },
  };
  const grain = await sharp({ create: noise }).png({ compressionLevel: 0 }).toBuffer();
  const upright = await sharp(Buffer.from(scene(width, height)))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(upright)
    .rotate(STORED_ROTATION[orientation] ?? 0)
    .withExif(exifOf(taken))
    .withMetadata({ orientation })
    .withIccProfile(profile)
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/** A PNG with a transparent ground. */
export const transparentPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 40, alpha: 0.5 } } })
    .png()
    .toBuffer();

/** A few hundred kilobytes that would decode to hundreds of megapixels. */
export const decompressionBomb = (): Promise<Buffer> =>
  sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
