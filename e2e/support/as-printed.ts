import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { pageBoxes } from './press-file.ts';

/*
 * Pages of the screen before the order beside those of the press file, as somebody compares them who holds the print
 * beside the screen: both are shrunk until edges and the tints of inks don't count, and places do.
 *
 *   screen: the trimmed page          press file: media box ⊃ trim box
 *   ┌────────┐                        ┌┄┄┄┄┄┄┄┄┄┄┐
 *   │  photo │   ≈                    ┆┌────────┐┆
 *   │  words │                        ┆│        │┆
 *   └────────┘                        └┄┄┄┄┄┄┄┄┄┄┘
 */
const WIDTH_PX = 60;
/** Edges that are not compared: on the screen the paper has shadows and round corners there. */
const EDGE_PX = 2;
/** Of 255, by which a page may differ in the mean and in its worst pixel. Another photo or place is 30 and more. */
const MEAN_OFF = 6;
const WORST_OFF = 110;
const PX_PER_PT = 2;

/** A page in grey, `WIDTH_PX` wide. */
type Shrunk = { readonly pixels: Buffer; readonly heightPx: number };

async function shrunk(picture: Sharp, heightPx: number): Promise<Shrunk> {
  const pixels = await picture
    .flatten({ background: 'white' })
    .grayscale()
    .resize(WIDTH_PX, heightPx, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { pixels, heightPx };
}

/** Takes the rings of doubts off, and opens what the glue of a panorama hides: neither is printed. */
const hideScreenOnlyMarks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      [data-doubt] { outline: none !important; box-shadow: none !important }
      main figure [style] { transform: none !important; clip-path: none !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/** One page, once it has been drawn. */
async function shownPage(figure: Locator): Promise<Shrunk> {
  const drawing = figure.locator('svg').first();
  let png: Buffer = Buffer.alloc(0);
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // A page that comes near the window is drawn anew.
  await expect(async () => {
    await expect(figure.locator('[aria-busy="true"]'), 'art and type are here').toHaveCount(0);
    await drawing.evaluate(async (element) => {
      const sources = [...element.querySelectorAll('image')].map(({ href }) => href.baseVal);
      await Promise.all(sources.map((src) => Object.assign(new Image(), { src }).decode()));
    });
    png = await drawing.screenshot({ timeout: 5000 });
  }).toPass();
  const { width, height } = await sharp(png).metadata();
  return shrunk(sharp(png), Math.round((WIDTH_PX * height) / width));
}

/**
 * Whether a page is compared: the first seven, on which journeys change things, and each fifth
 * behind them; all where FUMI_FULL is 1.
 */
export const aSample = (at: number): boolean => process.env.FUMI_FULL === '1' || at < 7 || at % 5 === 0;

/** Each page that stands on the page before the order, or some of them, by its number. */
export async function shownPages(
  page: Page,
  isCompared: (at: number) => boolean = () => true,
): Promise<ReadonlyMap<number, Shrunk>> {
  await hideScreenOnlyMarks(page);
  const shown = new Map<number, Shrunk>();
  const figures = await page.locator('main figure[id^="page-"]').all();
  for (const figure of figures.filter((_, at) => isCompared(at))) {
    const pageNo = Number((await figure.getAttribute('id'))?.replace('page-', ''));
    shown.set(pageNo, await shownPage(figure));
  }
  return shown;
}

/** How much darker or lighter each pixel is, but for the edges. */
function differences(a: Shrunk, b: Shrunk): number[] {
  const inner = [...a.pixels.keys()].filter((at) => {
    const [x, y] = [at % WIDTH_PX, Math.floor(at / WIDTH_PX)];
    return Math.min(x, y, WIDTH_PX - 1 - x, a.heightPx - 1 - y) >= EDGE_PX;
  });
  return inner.map((at) => Math.abs((a.pixels[at] ?? 0) - (b.pixels[at] ?? 0)));
}

/** Fails where a page of the screen is not that of the press file. */
export async function expectAsPrinted(shown: ReadonlyMap<number, Shrunk>, bytes: Buffer): Promise<void> {
  const [trims = [], medias = []] = (['TrimBox', 'MediaBox'] as const).map((name) =>
    pageBoxes(bytes, name).map((box) => box.split(/\s+/).map(Number)),
  );
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const different: string[] = [];
  for (const [pageNo, onScreen] of shown) {
    const index = pageNo - 1;
    const [left = 0, bottom = 0, right = 0, top = 0] = trims[index] ?? [];
    const { data, width, height } = await document
      .getPage(index)
      .render({ scale: PX_PER_PT, render: 'bitmap' });
    const trimmed = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
      .extract({
        left: Math.round(left * PX_PER_PT),
        top: Math.round(((medias[index]?.[3] ?? 0) - top) * PX_PER_PT),
        width: Math.round((right - left) * PX_PER_PT),
        height: Math.round((top - bottom) * PX_PER_PT),
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const printed = sharp(trimmed.data, { raw: trimmed.info });
    const off = differences(onScreen, await shrunk(printed, onScreen.heightPx));
    const mean = off.reduce((sum, each) => sum + each, 0) / off.length;
    const worst = Math.max(...off);
    if (!(mean <= MEAN_OFF && worst <= WORST_OFF))
      different.push(`page ${pageNo}: ${mean.toFixed(1)} in the mean, ${worst} at worst`);
  }
  document.destroy();
  library.destroy();
  expect(shown.size, 'pages stand before the order').toBeGreaterThan(0);
  expect(different, 'what the press prints is what was seen').toEqual([]);
}
