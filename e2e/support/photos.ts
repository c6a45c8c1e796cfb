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

/** Side of the tile of grain that is repeated: grain for a whole large picture takes a second. */
const GRAIN_PX = 256;

async function makeJpeg({
  width,
  height,
  orientation = 1,
  profile = 'p3',
  quality = 88,
  taken = '2026:11:03 10:30:00',
}: PhotoSpec): Promise<Buffer> {
  const tile = Math.min(GRAIN_PX, width, height);
  const noise = {
    width: tile,
    height: tile,
    channels: 3 as const,
    background: '#808080',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 9 },
  };
  const grain = await sharp({ create: noise }).png().toBuffer();
  const { data, info } = await sharp(Buffer.from(scene(width, height)))
    .composite([{ input: grain, blend: 'soft-light', tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .rotate(STORED_ROTATION[orientation] ?? 0)
    .withExif(exifOf(taken))
    .withMetadata({ orientation })
    .withIccProfile(profile)
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

const made = new Map<string, Promise<Buffer>>();

/** A JPEG photo as a camera writes it; the same one for all who ask for the same. */
export function cameraJpeg(spec: PhotoSpec): Promise<Buffer> {
  const key = JSON.stringify(spec);
  const jpeg = made.get(key) ?? makeJpeg(spec);
  made.set(key, jpeg);
  return jpeg;
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

/** A face as the finder knows one: drawn, of nobody. Its middle is the origin; 400 wide from ear to ear. */
const FACE = `
<ellipse cy="-60" rx="245" ry="300" fill="#2b1d16"/><ellipse rx="195" ry="255" fill="url(#skin)"/>
<path d="M-200 -60 Q-170 -280 0 -270 Q170 -280 200 -60 Q120 -190 0 -185 Q-120 -190 -200 -60Z" fill="#2b1d16"/>
<g id="half"><path d="M130 -82 Q80 -115 35 -86" stroke="#3a251a" stroke-width="16" fill="none"/>
<ellipse cx="82" cy="-35" rx="42" ry="20" fill="#fbf6f0"/><circle cx="82" cy="-35" r="19" fill="#2a1a12"/>
<path d="M128 -38 Q82 -68 38 -36" stroke="#2a1a12" stroke-width="9" fill="none"/>
<ellipse cx="20" cy="78" rx="12" ry="6" fill="#7c4a35"/></g><use href="#half" transform="scale(-1 1)"/>
<path d="M-8 -40 Q-22 40 -38 72 Q0 98 38 72 Q22 40 8 -40Z" fill="#c98f6d" opacity="0.6"/>
<path d="M-78 138 Q0 116 78 138 Q0 202 -78 138Z" fill="#b4544f"/><path d="M-62 140 Q0 154 62 140 Q0 176 -62 140Z" fill="#fff4ee"/>`;

/** What lies behind the faces, and what they wear: red, green, blue. */
export const GROUND = [125, 143, 134] as const;
export const SHIRT = [57, 80, 107] as const;

/** A photo of faces whose middles lie there, px. */
export const portraitJpeg = (
  width: number,
  height: number,
  middles: readonly (readonly [number, number])[],
) =>
  sharp(
    Buffer.from(`
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
  <radialGradient id="skin" cx="45%" cy="40%"><stop stop-color="#f3cdae"/><stop offset="0.7" stop-color="#dda582"/><stop offset="1" stop-color="#a8704f"/></radialGradient>
  <filter id="soft"><feGaussianBlur stdDeviation="4"/></filter></defs>
  <rect width="${width}" height="${height}" fill="rgb(${GROUND.join()})"/>
  ${middles
    .map(
      ([x, y]) => `<g transform="translate(${x} ${y})" filter="url(#soft)">
      <path d="M-380 880 Q-360 360 -120 310 L120 310 Q360 360 380 880Z" fill="rgb(${SHIRT.join()})"/>
      <rect x="-85" y="160" width="170" height="200" fill="#c48d6b"/>${FACE}</g>`,
    )
    .join('')}</svg>`),
  )
    .jpeg({ quality: 92 })
    .toBuffer();
