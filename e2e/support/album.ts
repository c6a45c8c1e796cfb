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

/** The scene as pixels, upright and lying: photos are made of them, without decoding them again. */
const drawScene = (size: { width: number; height: number }) =>
  cameraJpeg({ ...size, profile: 'srgb' }).then((jpeg) =>
    sharp(jpeg).raw().toBuffer({ resolveWithObject: true }),
  );
let scenes: ReturnType<typeof drawScene>[] = [];

async function albumPhoto(index: number) {
  // Every fourth page shows its photo on the whole page: upright ones print clearly there.
  const { data, info } = await (scenes[index % 4 === 0 ? 0 : 1] as ReturnType<typeof drawScene>);
  const { width, height, channels } = info;
  const buffer = await sharp(data, { raw: { width, height, channels } })
    .linear(
      [0, 1, 2].map((colour) => 0.6 + ((index + 3 * colour) % 8) / 20),
      [0, 0, 0],
    )
    .composite([{ input: badge(index + 1), gravity: 'southeast' }])
    .withExif({
      IFD2: { DateTimeOriginal: `2026:08:01 ${two(8 + Math.floor(index / 60))}:${two(index % 60)}:00` },
    })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name: `album-${two(index + 1)}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Made once for all journeys of a worker. */
const album: ReturnType<typeof albumPhoto>[] = [];

/** So many photos, taken a minute after each other in the order of their numbers. */
export async function albumPhotos(count: number) {
  if (scenes.length === 0) scenes = [PORTRAIT, LANDSCAPE].map(drawScene);
  for (let index = album.length; index < count; index += 1) {
    const photo = albumPhoto(index);
    album.push(photo);
    await photo;
  }
  return Promise.all(album.slice(0, count));
}
