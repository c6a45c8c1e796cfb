import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countCutFaces,
  type Face,
  type MatchedPhoto,
  offsetForFaces,
  type PrintedFrame,
  type Rect,
  type Size,
} from '@fumi/domain';
import { type FaceNet, readFaceNet } from '@fumi/web/face-net';
import { findInPicture, searchedSizes } from '@fumi/web/find-in-picture';
import { onCards, onCover, onDesign, type Placed, type Sold, soldDesigns } from './faces-in-designs.ts';
import { type FacePhoto, facePhotos } from './faces-photos.ts';

/*
 * `npm run bench faces [FOLDER]`: photos of packages, in which a person marked the faces, go through the shop's finder,
 * its first crop and its first placement. Fetches some 150 MB into the folder the first time.
 */

const [cache = join(import.meta.dirname, '../.cache/face-photos')] = process.argv.slice(2);
const say = (name: string, figure: string) => console.log(`faces  ${name.padEnd(66)} ${figure}`);

/** A photo with the faces that the finder found, px. */
type Searched = FacePhoto & { readonly found: readonly Face[] };

async function searched(net: FaceNet, photo: FacePhoto): Promise<Searched> {
  const sheets = searchedSizes(photo.size);
  const drawn = await Promise.all(sheets.map(({ size, sheet }) => photo.drawn(size, sheet)));
  const found = findInPicture(net, photo.size, (size: Size, sheet: Size) => ({
    ...sheet,
    data: drawn[sheets.findIndex((each) => each.size.width === size.width)] ?? new Uint8ClampedArray(),
  }));
  const { width, height } = photo.size;
  return {
    ...photo,
    found: found.map((face) => ({
      x: face.x * width,
      y: face.y * height,
      width: face.width * width,
      height: face.height * height,
    })),
  };
}

const middleIn = (inner: Rect, outer: Rect): boolean => {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
};
const isOne = (a: Rect, b: Rect): boolean => middleIn(a, b) || middleIn(b, a);

/** Share of the faces that are to be whole after the first crop. */
const GOAL = 0.95;

type Count = { marked: number; whole: number; possible: number };
const nothing = (): Count => ({ marked: 0, whole: 0, possible: 0 });

/** The marked faces that a crop cuts, of those in a photo. */
const cutBy = (photo: FacePhoto, frame: PrintedFrame, known: readonly Face[]): readonly Face[] => {
  const lying = { size: photo.size, offset: offsetForFaces(photo.size, frame, known) };
  return photo.faces.filter((face) => countCutFaces(lying, frame, [face]) > 0);
};

const share = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

/** In how many places each face of a photo is not whole, and in how many of them a crop could keep it. */
type Misses = Map<string, { times: number[]; avoidable: number }>;

function judge(photos: readonly Searched[], placed: readonly Placed[], misses: Misses): Count {
  const count = nothing();
  for (const { photo: index, frame } of placed) {
    const photo = photos[index];
    if (!photo || photo.faces.length === 0) continue;
    const cut = cutBy(photo, frame, photo.found);
    const best = cutBy(photo, frame, photo.faces);
    count.marked += photo.faces.length;
    count.whole += photo.faces.length - cut.length;
    count.possible += photo.faces.length - Math.min(best.length, cut.length);
    const { times, avoidable } = misses.get(photo.name) ?? { times: photo.faces.map(() => 0), avoidable: 0 };
    misses.set(photo.name, {
      times: times.map((before, at) => before + (cut.some((face) => face === photo.faces[at]) ? 1 : 0)),
      avoidable: avoidable + Math.max(0, cut.length - best.length),
    });
  }
  return count;
}

function add(to: Count, { marked, whole, possible }: Count): void {
  to.marked += marked;
  to.whole += whole;
  to.possible += possible;
}

/** The faces of a photo by their number in the list, with how often each is missed: `1, 3 in 12; 2 in 4`. */
function missedFaces(times: readonly number[]): string {
  const often = [...new Set(times)].filter((count) => count > 0).toSorted((a, b) => b - a);
  const numbers = (count: number) => times.flatMap((each, at) => (each === count ? [at + 1] : [])).join(', ');
  if (times.length === 1) return `in ${often[0]}`;
  return often.map((count) => `${numbers(count)} in ${count}`).join('; ');
}

function sayMisses(misses: Misses): void {
  const sum = (times: readonly number[]) => times.reduce((all, each) => all + each, 0);
  const cut = [...misses].filter(([, { times }]) => sum(times) > 0);
  for (const [name, { times, avoidable }] of cut.toSorted(([, a], [, b]) => sum(b.times) - sum(a.times))) {
    const kept = avoidable > 0 ? `; a crop could keep ${avoidable} of ${sum(times)}` : '';
    say(`  ${name}, ${times.length} faces`, `missed ${missedFaces(times)}${kept}`);
  }
}

function report(
  name: string,
  designs: readonly Sold[],
  photos: readonly Searched[],
  pour: (sold: Sold) => readonly Placed[],
): void {
  const all = nothing();
  const misses: Misses = new Map();
  const below: string[] = [];
  let tooNarrow = 0;
  for (const sold of designs) {
    const count = judge(photos, pour(sold), misses);
    add(all, count);
    if (count.possible < GOAL * count.marked) tooNarrow += 1;
    if (count.whole < GOAL * count.marked) below.push(`${sold.kit.id} ${share(count.whole, count.marked)}`);
  }
  const { whole, marked, possible } = all;
  say(name, `${share(whole, marked)} of ${marked}; of what any crop keeps ${share(whole, possible)}`);
  say('', `no crop keeps 95 % in ${tooNarrow} of ${designs.length} designs`);
  if (below.length > 0) say('', `below 95 %: ${below.join(', ')}`);
  sayMisses(misses);
}

const net = readFaceNet(
  readFileSync(join(import.meta.dirname, '../web/src/photo/faces/tiny-face-detector.bin')),
);
const photos: Searched[] = [];
for (const photo of await facePhotos(cache)) photos.push(await searched(net, photo));

const missed = photos.flatMap(({ name, faces, found }) => {
  const count = faces.filter((face) => !found.some((box) => isOne(face, box))).length;
  return count > 0 ? [`${name} ${count} of ${faces.length}`] : [];
});
const wrong = photos.flatMap(({ name, faces, found }) => {
  const count = found.filter((box) => !faces.some((face) => isOne(face, box))).length;
  return count > 0 ? [`${name} ${count}`] : [];
});
const markedCount = photos.reduce((sum, { faces }) => sum + faces.length, 0);
const foundCount = photos.reduce(
  (sum, { faces, found }) => sum + faces.filter((face) => found.some((box) => isOne(face, box))).length,
  0,
);
say(`${photos.length} photos, faces that are found`, `${foundCount} of ${markedCount}`);
say('missed', missed.join(', '));
say('boxes where nobody marked a face', wrong.join(', '));

const sold = soldDesigns();
for (const code of [...new Set(sold.map(({ productCode }) => productCode))]) {
  const designs = sold.filter(({ productCode }) => productCode === code);
  const [first] = designs;
  if (!first) continue;
  if (first.material.binding === 'card') {
    report(`${code}, each photo in each frame`, designs, photos, (each) => onCards(each, photos.length));
    continue;
  }
  const known = photos.map(({ size, found }): MatchedPhoto => ({ ...size, faces: found }));
  const chosen = photos.map(({ size }): MatchedPhoto => size);
  report(`${code}, as photos are laid when they are chosen`, designs, photos, (each) =>
    onDesign(each, chosen),
  );
  report(`${code}, arranged when faces are known`, designs, photos, (each) => onDesign(each, known));
  if (onCover(first, 1).length > 0)
    report(`${code}, each photo on each cover`, designs, photos, (each) => onCover(each, photos.length));
}
