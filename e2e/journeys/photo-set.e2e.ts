import sharp from 'sharp';
import {
  acceptCrop,
  askForAddresses,
  CREATE,
  chooseDesign,
  cropStage,
  dismissFirstWarning,
  pickPhoto,
} from '../support/flow.ts';
import { becomeMember } from '../support/member.ts';
import { finishBook } from '../support/order.ts';
import { cameraJpeg } from '../support/photos.ts';
import { awaitPressFile, pressPicture } from '../support/press-file.ts';
import { expect, test } from '../support/test.ts';

/* Files as phones, scanners and programs write them, none of which another test has: each gets onto the card. */

/** Mean red, green and blue, of 255, in a strip on the right: of the sky above and the ground below. */
type Scene = { readonly sky: readonly number[]; readonly ground: readonly number[] };

async function meanOf(picture: Buffer, top: number, height: number): Promise<number[]> {
  const { width = 0, height: whole = 0 } = await sharp(picture).metadata();
  const [left, column] = [Math.round(0.8 * width), Math.round(0.1 * width)];
  const part = { left, width: column, top: Math.round(top * whole), height: Math.round(height * whole) };
  const { channels } = await sharp(await sharp(picture).extract(part).png().toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

const sceneOf = async (picture: Buffer): Promise<Scene> => ({
  sky: await meanOf(picture, 0.2, 0.1),
  ground: await meanOf(picture, 0.75, 0.1),
});

/** The sky is bluer above than below, where green hills stand before it. */
const blueness = ([red = 0, , blue = 0]: readonly number[]): number => blue - red;
const isInColour = ({ sky, ground }: Scene): boolean => blueness(sky) > blueness(ground) + 8;
/** A photo in colour differs by forty and more. */
const isGrey = ({ sky, ground }: Scene): boolean =>
  [sky, ground].every((mean) => Math.max(...mean) - Math.min(...mean) < 12);

const upright = { width: 1800, height: 2400 };
const grey = async () =>
  sharp(await cameraJpeg(upright))
    .greyscale()
    .toColourspace('b-w');

const FILES: readonly (readonly [
  name: string,
  isRight: (scene: Scene) => boolean,
  make: () => Promise<Buffer>,
])[] = [
  [
    '48-megapixels.jpg',
    isInColour,
    () => cameraJpeg({ width: 8064, height: 6048, orientation: 6, quality: 55 }),
  ],
  ['panorama.jpg', isInColour, () => cameraJpeg({ width: 9600, height: 2000, quality: 70 })],
  ['one-to-three.jpg', isInColour, () => cameraJpeg({ width: 1200, height: 3600 })],
  ['cmyk.jpg', isInColour, () => cameraJpeg({ ...upright, profile: 'cmyk' })],
  ['grey.jpg', isGrey, async () => (await grey()).jpeg({ progressive: true }).toBuffer()],
  [
    '16-bit.png',
    isInColour,
    async () =>
      sharp(await cameraJpeg(upright))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
  ],
  ['16-bit-grey.png', isGrey, async () => (await grey()).toColourspace('grey16').png().toBuffer()],
];

const SPEC_BYTES = 8 * 1024 * 1024;

test('a photo of 48 megapixels, a panorama, a strip, in CMYK, grey and of 16 bits comes onto the card upright, in its colours', async ({
  page,
}) => {
  await chooseDesign(page);
  await dismissFirstWarning(page);
  for (const [name, isRight, make] of FILES) {
    const buffer = await make();
    expect(buffer.length, name).toBeLessThanOrEqual(SPEC_BYTES);
    await pickPhoto(page, { name, mimeType: name.endsWith('png') ? 'image/png' : 'image/jpeg', buffer });
    await expect(cropStage(page)).toBeVisible();
    await expect
      .poll(async () => isRight(await sceneOf(await cropStage(page).screenshot())), name)
      .toBe(true);
    await acceptCrop(page);
    await expect(page.getByRole('img', { name: new RegExp(`写真は${name}`) })).toBeVisible();
  }
});

test('a photo of 48 megapixels that the phone held on its side is uploaded and printed upright', async ({
  page,
}, info) => {
  await becomeMember(page);
  await page.goto(`${CREATE}kit/110`);
  await page
    .getByRole('link', { name: /全面写真 With warm wishes/ })
    .first()
    .click();
  await dismissFirstWarning(page);
  const buffer = await cameraJpeg({ width: 8064, height: 6048, orientation: 6, quality: 55 });
  await pickPhoto(page, { name: 'IMG_0048.jpg', mimeType: 'image/jpeg', buffer });
  await acceptCrop(page);
  await askForAddresses(page);
  await finishBook(page);
  const { bytes } = await awaitPressFile(page, 'T0021');
  const front = await pressPicture(bytes, 0);
  await info.attach('front', { body: front, contentType: 'image/jpeg' });
  expect(isInColour(await sceneOf(front))).toBe(true);
});
