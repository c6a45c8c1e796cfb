import { parseArgs } from 'node:util';
import { writeAlmanac } from './almanac.ts';
import { keepAllThumbs, renderArt } from './art.ts';
import { writeCatalogue } from './catalogue.ts';
import { writeContactSheet, writeWordsSheet } from './contact-sheet.ts';
import { writeGoodsSheet } from './goods/goods-sheet.ts';
import { writeSamplePages } from './goods/sample-pages.ts';
import { collect } from './lettering.ts';
import { writeOpenGraph } from './open-graph.ts';
import { writeSamplePhotos } from './sample-photos.ts';

const USAGE = `content/draw: draws what the shop sells
  catalogue     --out DIR              the static JSON files (no rendering), in a folder named after them
  art           --out DIR [--kit ID…]  item previews and thumbnails that aren't current
  thumbs        --out DIR              keeps DIR's thumbnails in content/thumbs
  contact-sheet --out FILE             all cards on one picture
  words-sheet   --out FILE             cards with the shortest and the longest words
  goods-sheet   --out FILE             all goods on another
  open-graph    --out DIR              what a link shows elsewhere, into content/open-graph
  sample-pages  [--material ID…]       filled pages of each product, into content/sample-pages
  photos        --out DIR              the sample photos, as a camera would deliver them
  lettering     --fonts DIR            collects outlines of new letters (see content/fonts/lettering)
  almanac       --holidays DIR         writes content/calendar from the unpacked package @holiday-jp/holiday_jp`;

const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    kit: { type: 'string', multiple: true, default: [] },
    material: { type: 'string', multiple: true, default: [] },
    fonts: { type: 'string' },
    holidays: { type: 'string' },
  },
});

function needed(name: 'out' | 'fonts' | 'holidays'): string {
  const value = values[name];
  if (!value) throw new Error(`--${name} is missing\n${USAGE}`);
  return value;
}

const commands: Record<string, () => unknown> = {
  catalogue: () => say({ folder: writeCatalogue(needed('out')) }),
  art: () => renderArt(needed('out'), values.kit.flatMap((ids) => ids.split(',')).map(Number), say),
  thumbs: () => say({ kits: keepAllThumbs(needed('out')) }),
  'goods-sheet': () => writeGoodsSheet(needed('out')),
  'contact-sheet': () => writeContactSheet(needed('out')),
  'words-sheet': () => writeWordsSheet(needed('out')),
  'open-graph': async () => say({ files: await writeOpenGraph(needed('out')) }),
  'sample-pages': async () => say({ files: await writeSamplePages(values.material.map(Number)) }),
  photos: async () => say({ files: await writeSamplePhotos(needed('out')) }),
  almanac: () => say({ years: writeAlmanac(needed('holidays')) }),
  lettering: () => say(collect(needed('fonts'))),
};

const command = commands[positionals[0] ?? ''];
if (!command) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  await command();
}
