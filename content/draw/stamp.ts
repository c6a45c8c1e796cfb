import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Design } from './drawing/design.ts';
import type { GoodsDesign, GoodsFamily } from './goods/goods.ts';
import type { SampleProduct } from './goods/sample-pages.data.ts';

const sources = new Map<string, { readonly text: string; readonly imports: readonly string[] }>();

function sourceOf(url: string) {
  const known = sources.get(url);
  if (known) return known;
  const text = readFileSync(fileURLToPath(url), 'utf8').replaceAll('\r\n', '\n');
  const imports = [...text.matchAll(/^import (?!type )[^;]*? from '(\.[^']+)';/gm)].map(
    ([, path]) => new URL(path ?? '', url).href,
  );
  const source = { text, imports };
  sources.set(url, source);
  return source;
}

/** A file and all that it imports; types draw nothing. */
function closure(url: string, seen = new Set<string>()): Set<string> {
  if (seen.has(url)) return seen;
  seen.add(url);
  for (const next of sourceOf(url).imports) closure(next, seen);
  return seen;
}

const here = (path: string) => new URL(path, import.meta.url).href;

/** The random generator of all art, listed here because it is imported as @fumi/domain and `closure` skips packages. */
const RANDOM_GENERATOR = here('../../domain/src/seeded-random.ts');

function digestOf(files: ReadonlySet<string>, filling = ''): string {
  const hash = createHash('sha256');
  for (const url of [...files, RANDOM_GENERATOR].sort()) hash.update(sourceOf(url).text);
  return hash.update(filling).digest('hex').slice(0, 16);
}

/** What decides how the words of a thumbnail look; the press chooses its inks, and they are shown as it prints them. */
const WORDS = ['./draw-words.ts', '../../print/src/text/type-ink.ts'];

/** How far the background lies over the edge of a photo in a window. */
const RING = './window-ring.ts';

/** Names the art of a design: it changes when any source changes that the design is drawn from. */
export function stampOf(design: Design): string {
  const files = closure(here('./compose.ts'));
  closure(here(`./designs/${design.slug}.ts`), files);
  if (design.photo) closure(here(`./photos/${design.photo}.ts`), files);
  if (design.frame?.window) closure(here(RING), files);
  if (design.words) for (const file of WORDS) closure(here(file), files);
  return digestOf(files);
}

/** The same for a design of a family; its pictures come from the family's source as a whole. */
export function goodsStamp(family: GoodsFamily, design: GoodsDesign): string {
  const files = closure(here('./goods/draw-page.ts'));
  closure(here(`./goods/${family.file}`), files);
  for (const photo of design.photos) closure(here(`./photos/${photo}.ts`), files);
  return digestOf(files);
}

/** The same for the sample pages of a product: a design of its family, and what fills it. */
export function samplePagesStamp(family: GoodsFamily, product: SampleProduct): string {
  // Both import what other products show too.
  const files = new Set([here('./goods/sample-pages.ts'), here('./goods/sample-sheets.ts')]);
  for (const file of ['draw-page.ts', 'page-layouts.ts', family.file])
    closure(here(`./goods/${file}`), files);
  for (const file of WORDS) closure(here(file), files);
  const photos = product.sheets.flatMap(({ pages }) => pages.flatMap(({ photos = [] }) => photos));
  for (const photo of photos) closure(here(`./photos/${photo}.ts`), files);
  return digestOf(files, JSON.stringify(product));
}
