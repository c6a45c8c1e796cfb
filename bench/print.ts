// The press file of one book, sixty pages: ours beside Chromium and a PDF library, in one run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ART_PX, layoutBook, openShop, PHOTO_PX, paintBook, readImages } from './print-book.ts';
import { bookHtml } from './print-html.ts';
import { type Cost, measure } from './print-measure.ts';

const KIT = '27001';
const here = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'fumi-bench-'));
const bytesOf = (name: string) => statSync(join(folder, name)).size;
const say = (name: string, figure: string) => console.log(`${name.padEnd(58)} ${figure}`);

/** Real art of a kit of ours, decoded and deflated as the print worker keeps it. */
async function prepareArt(): Promise<void> {
  spawnSync(process.execPath, [
    join(here, '..', 'content', 'draw', 'main.ts'),
    'art',
    '--out',
    folder,
    '--kit',
    KIT,
  ]);
  const media = join(folder, 'material', 'v2', 'item', 'media');
  const [background, frame] = readdirSync(media)
    .filter((id) => id.startsWith(KIT))
    .sort();
  for (const [name, id] of [
    ['background', background],
    ['frame', frame],
  ] as const) {
    const picture = sharp(join(media, id ?? '', 'preview.png')).resize(ART_PX.width, ART_PX.height);
    await picture
      .clone()
      .png()
      .toFile(join(folder, `${name}.png`));
    writeFileSync(
      join(folder, `${name}.rgb`),
      deflateSync(await picture.clone().removeAlpha().raw().toBuffer()),
    );
    const alpha = picture.clone().ensureAlpha().extractChannel(3);
    writeFileSync(join(folder, `${name}.alpha`), deflateSync(await alpha.raw().toBuffer()));
  }
  const photo = sharp(join(folder, 'background.png')).resize(PHOTO_PX.width, PHOTO_PX.height, {
    fit: 'cover',
  });
  await photo.jpeg({ quality: 90 }).toFile(join(folder, 'photo.jpg'));
}

const cost = ({ seconds, cpuSeconds, peakMiB }: Cost, bytes: number): string =>
  `${seconds.toFixed(2)} s, ${cpuSeconds.toFixed(2)} s CPU, ${peakMiB.toFixed(0)} MiB, ${bytes.toLocaleString('en')} bytes`;

/** CPU seconds of one repetition in this process, after warming up. */
function warm(work: () => unknown, times = 20): number {
  for (let index = 0; index < 5; index += 1) work();
  const before = process.cpuUsage();
  for (let index = 0; index < times; index += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / times;
}

async function chromium(): Promise<Cost | null> {
  const program = process.env.CHROMIUM_PATH ?? 'chromium';
  if (spawnSync(program, ['--version']).status !== 0) return null;
  writeFileSync(join(folder, 'book.html'), bookHtml(layoutBook(openShop().chain), folder));
  const page = pathToFileURL(join(folder, 'book.html')).href;
  const flags = [
    '--headless',
    '--no-sandbox',
    '--no-pdf-header-footer',
    `--user-data-dir=${join(folder, 'profile')}`,
  ];
  return measure(program, [...flags, `--print-to-pdf=${join(folder, 'chromium.pdf')}`, page]);
}

try {
  await prepareArt();
  // Node keeps the TypeScript that it stripped once, as it does where the shop runs.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  await measure(process.execPath, [join(here, 'print-cold.ts'), folder]);
  const cold = await measure(process.execPath, [join(here, 'print-cold.ts'), folder]);
  const outlines = await measure(process.execPath, [join(here, 'print-cold.ts'), folder, 'outlines']);
  const library = await measure(process.execPath, [join(here, 'print-pdfkit.ts'), folder]);
  const browser = await chromium();
  say('print: 60 pages, cold process, embedded fonts', cost(cold, bytesOf('ours-fonts.pdf')));
  say('print: 60 pages, cold process, outlines', cost(outlines, bytesOf('ours-outlines.pdf')));
  say('print: pdfkit, places from our layout, no vertical forms', cost(library, bytesOf('pdfkit.pdf')));
  say(
    'print: Chromium, equivalent HTML',
    browser ? cost(browser, bytesOf('chromium.pdf')) : 'skipped: no Chromium',
  );
  const shop = openShop();
  const images = readImages(folder);
  const pages = layoutBook(shop.chain);
  const bare = pages.map((page) => ({
    ...page,
    operations: page.operations.filter(({ kind }) => kind === 'image'),
  }));
  const fronts = new Map(pages.map((page, index) => [page, bare[index] ?? page]));
  const pictures = pages.map((page) => fronts.get(page) ?? page);
  const layout = warm(() => layoutBook(shop.chain));
  const whole = warm(() => paintBook(layoutBook(shop.chain), shop, images));
  const limit = warm(() => paintBook(pictures, shop, images));
  say('print: a warm book', `${whole.toFixed(3)} s CPU (layout ${layout.toFixed(3)} s)`);
  for (const [name, peer] of [
    ['Chromium', browser],
    ['pdfkit', library],
  ] as const) {
    if (!peer) continue;
    const ratio = (ours: number) => `${(peer.cpuSeconds / ours).toFixed(1)} ×`;
    say(`print: CPU of ${name} over ours, cold and warm`, `${ratio(cold.cpuSeconds)}, ${ratio(whole)}`);
  }
  const photo = bytesOf('photo.jpg');
  const art = ['background.rgb', 'frame.rgb', 'frame.alpha'].reduce((sum, name) => sum + bytesOf(name), 0);
  say(
    'print: the limit, pictures and empty pages alone',
    `${limit.toFixed(3)} s CPU; photo ${photo.toLocaleString('en')}, art ${art.toLocaleString('en')} bytes`,
  );
  say(
    'print: bytes beyond the pictures',
    `${(bytesOf('ours-fonts.pdf') - photo - art).toLocaleString('en')} of ${bytesOf('ours-fonts.pdf').toLocaleString('en')}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
