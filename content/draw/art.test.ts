import { existsSync, linkSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invariant } from '@fumi/domain';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { renderArt } from './art.ts';
import { committedStamp } from './art-files.ts';
import { soldKits } from './catalogue.ts';
import { designs } from './designs.ts';
import { FAMILIES } from './goods/families.ts';
import { goodsItemIds, kitsOf } from './goods/goods.ts';
import { idCards } from './goods/id-card.ts';
import { staleSamplePages } from './goods/sample-pages.ts';
import { goodsStamp, stampOf } from './stamp.ts';

const out = mkdtempSync(join(tmpdir(), 'fumi-art-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** A landscape card whose photo is seen through a window: both layers, quickly drawn. */
const KIT = 27029;

async function filesOf(kit: number): Promise<string[]> {
  const files: string[] = [];
  await renderArt(out, [kit], (line) => {
    if (line.kit === kit) files.push(...line.files);
  });
  return files;
}

it('a kit is drawn once: its layers at 260 dpi, its thumbnails trimmed', async () => {
  rmSync(out, { recursive: true });
  const files = await filesOf(KIT);
  expect(files).toContain(`material/v2/item/media/${KIT}1/preview.png`);
  expect(files.every((file) => existsSync(join(out, file)))).toBe(true);
  const sizeOf = async (file: string) => {
    const { width, height } = await sharp(readFileSync(join(out, file))).metadata();
    return [width, height];
  };
  expect(await sizeOf(`material/v2/item/media/${KIT}1/preview.png`)).toEqual([1576, 1085]);
  expect(await sizeOf(`material/v2/item/media/${KIT}3/preview.png`)).toEqual([1576, 1085]);
  expect(await sizeOf(`material/v2/item/media/${KIT}3/preview-1040.webp`)).toEqual([1040, 716]);
  expect(await sizeOf(`material/v2/item/media/${KIT}3/trim-628.webp`)).toEqual([628, 424]);
  expect(await sizeOf(`material/v2/kit/media/${KIT}/1/thumb.jpg`)).toEqual([628, 424]);
  expect(await sizeOf(`material/v2/kit/media/${KIT}/2/thumb-360.webp`)).toEqual([243, 360]);
  expect(await filesOf(KIT)).toEqual([]);
}, 60_000);

it('around a window the background covers the edge of the photo by more than a pixel of any preview', async () => {
  await filesOf(KIT);
  const { frame } = designs.find(({ id }) => id === KIT) ?? {};
  if (!frame?.window) throw new Error(`Kit ${KIT} has a window.`);
  const overlay = sharp(readFileSync(join(out, `material/v2/item/media/${KIT}3/preview.png`)));
  const { data, info } = await overlay.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(Math.round(y) * info.width + Math.round(x)) * 4 + 3];
  const { x, y, width, height } = frame;
  for (const away of [2, 14]) {
    expect(alphaAt(x - away, y + height / 2)).toBe(255);
    expect(alphaAt(x + width / 2, y + height + away)).toBe(255);
  }
}, 60_000);

it('a small overlay that is missing is cut from the drawn one', async () => {
  await filesOf(KIT);
  const small = `material/v2/item/media/${KIT}3/trim-360.webp`;
  rmSync(join(out, small));
  expect(await filesOf(KIT)).toEqual(
    [360, 628].map((side) => `material/v2/item/media/${KIT}3/trim-${side}.webp`),
  );
}, 60_000);

const [ID_CARD] = idCards.designs;
invariant(ID_CARD, 'ID cards have a design.');

it.each([
  ['a postcard', KIT, Number(`${KIT}1`)],
  ['an ID card', ID_CARD.id, goodsItemIds(ID_CARD, 1).background],
])(
  'the small picture of %s that is missing is made of the drawn one',
  async (_, kit, item) => {
    await filesOf(kit);
    const small = `material/v2/item/media/${item}/preview-1040.webp`;
    rmSync(join(out, small));
    expect(await filesOf(kit)).toEqual([small]);
  },
  60_000,
);

it('a file that is drawn anew is another file, so that who reads the old one reads it to its end', async () => {
  await filesOf(KIT);
  const names = ['thumb-360.webp', 'thumb-628.webp', 'thumb.jpg'];
  const thumb = (name: string) => join(out, `material/v2/kit/media/${KIT}/1/${name}`);
  for (const name of names) linkSync(thumb(name), join(out, `reader-${name}`));
  rmSync(join(out, 'stamps', `${KIT}-thumbs`));
  expect(await filesOf(KIT)).toContain(`material/v2/kit/media/${KIT}/1/thumb-628.webp`);
  const inode = (file: string) => statSync(file).ino;
  const written = names.filter((name) => inode(thumb(name)) === inode(join(out, `reader-${name}`)));
  expect(written).toEqual([]);
}, 60_000);

it('every committed thumbnail is current (main.ts art, then main.ts thumbs)', () => {
  const { current, legacy } = soldKits();
  const stale = [...current, ...legacy].filter(({ id, design }) => committedStamp(id) !== stampOf(design));
  expect(stale.map(({ design }) => design.slug)).toEqual([]);
  const staleGoods = FAMILIES.flatMap((family) =>
    family.designs.filter((design) => {
      const firstKit = kitsOf(family, design)[0];
      return firstKit && committedStamp(firstKit.kitId) !== goodsStamp(family, design);
    }),
  );
  expect(staleGoods.map(({ id }) => id)).toEqual([]);
});

it('every committed sample page is current (main.ts sample-pages, with --material those that are named here)', () => {
  expect(staleSamplePages()).toEqual([]);
});
