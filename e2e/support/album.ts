import sharp from 'sharp';
import { cameraJpeg } from './photos.ts';

/* Many photos that can be told apart: one scene in other light, with its number in a corner. */

const LANDSCAPE = { width: 1600, height: 1200 } as const;
/** Wide enough for a page of the wall calendar, the largest that shows a photo whole: 2692 px × 0.58 (spec §5). */
const PORTRAIT = { width: 1600, height: 2134 } as const;

const badge = (number: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" rx="40" fill="#fff"/><text x="150" y="150" font-size="150" text-anchor="middle" font-family="sans-serif">${number}</text></svg>`,
  );

const TWO_DIGITS = 2;
const two = (value: number): string => String(value).padStart(TWO_DIGITS, '0');

/** So many photos, taken a minute after each other in the order of their numbers. */
export async function albumPhotos(count: number) {
  const scenes = await Promise.all([PORTRAIT, LANDSCAPE].map((size) => cameraJpeg(size)));
  const photos: { name: string; mimeType: string; buffer: Buffer }[] = [];
  for (let index = 0; index < count; index += 1) {
    // Every fourth page shows its photo on the whole page: upright ones print clearly there.
    const scene = scenes[index % 4 === 0 ? 0 : 1];
    const buffer = await sharp(scene)
      .modulate({ hue: (index * 47) % 360, saturation: 0.7 + (index % 5) * 0.12 })
      .composite([{ input: badge(index + 1), gravity: 'southeast' }])
      .withExif({
        IFD2: { DateTimeOriginal: `2026:08:01 ${two(8 + Math.floor(index / 60))}:${two(index % 60)}:00` },
      })
      .jpeg({ quality: 85 })
      .toBuffer();
    photos.push({ name: `album-${two(index + 1)}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  return photos;
}
