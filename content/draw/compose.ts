import { Resvg } from '@resvg/resvg-js';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Design } from './drawing/design.ts';
import { BLEED_PX, canvasOf, render, svg } from './drawing/document.ts';
import { n } from './drawing/geometry.ts';

const png = (source: string): Buffer =>
  new Resvg(source, { font: { loadSystemFonts: false } }).render().asPng();
const uri = (image: Buffer) => `data:image/png;base64,${image.toString('base64')}`;

/** What lies under the photo: opaque, the whole sheet with its bleed. */
export function drawBackground(design: Design): Buffer {
  const { width, height } = canvasOf(design.orientation);
  return png(svg(width, height, design.background()));
}

/**
 * What lies over the photo. Where the photo's window isn't its whole rectangle, the
 * background comes again around the window, so that the corners of the photo hide.
 *
 *   ┌───────────┐  rectangle of the photo
 *   │▒▒ ╭───╮ ▒▒│  ▒ background again
 *   │▒ (     ) ▒│  ( ) window
 *   └───╰───╯───┘
 */
export function drawOverlay(design: Design, background: Buffer): Buffer | null {
  const { frame } = design;
  const art = design.overlay?.() ?? '';
  if (!frame?.window && !art) return null;
  const { width, height } = canvasOf(design.orientation);
  const again = frame?.window
    ? `<defs><clipPath id="around"><path clip-rule="evenodd" d="M${n(frame.x - 1)} ${n(frame.y - 1)}h${n(frame.width + 2)}v${n(frame.height + 2)}h${n(-frame.width - 2)}Z${frame.window}"/></clipPath></defs><image width="${width}" height="${height}" href="${uri(background)}" clip-path="url(#around)"/>`
    : '';
  return png(svg(width, height, again + art));
}

const SAMPLE = { width: 1600, height: 1200 } as const;
const samples = new Map<string, Promise<Buffer>>();

/** A sample photo, 4:3, drawn once per process: opaque RGBA. */
function sampleOf(name: string): Promise<Buffer> {
  const known = samples.get(name);
  if (known) return known;
  const drawn = import(new URL(`./photos/${name}.ts`, import.meta.url).href).then(
    (module: { photo: () => string }) => render(svg(SAMPLE.width, SAMPLE.height, module.photo())).rgba,
  );
  samples.set(name, drawn);
  return drawn;
}

async function croppedSample(name: string, width: number, height: number, focus: number): Promise<Buffer> {
  const scale = Math.max(width / SAMPLE.width, height / SAMPLE.height);
  const [w, h] = [Math.ceil(SAMPLE.width * scale), Math.ceil(SAMPLE.height * scale)];
  const offset = (spare: number) => Math.round(((1 + focus) / 2) * spare);
  return sharp(await sampleOf(name), { raw: { ...SAMPLE, channels: 4 } })
    .resize(w, h)
    .extract({ left: offset(w - width), top: offset(h - height), width, height })
    .raw()
    .toBuffer();
}

/** What lies over the photo: frame art, and words that the engine set. */
type Over = { readonly overlay: Buffer | null; readonly words: Buffer | null };

/** The card as it comes out of the post box: photo and words in place, bleed cut off. */
export async function drawCard(design: Design, background: Buffer, { overlay, words }: Over): Promise<Sharp> {
  const layers: OverlayOptions[] = [];
  if (design.frame && design.photo) {
    const { x, y, width, height } = design.frame;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [w, h] = [Math.ceil(x + width) - left, Math.ceil(y + height) - top];
    const input = await croppedSample(design.photo, w, h, design.focus ?? 0);
    layers.push({ input, raw: { width: w, height: h, channels: 4 }, left, top });
  }
  for (const input of [overlay, words]) if (input) layers.push({ input, left: 0, top: 0 });
  const { width, height } = canvasOf(design.orientation);
  const cut = Math.round(BLEED_PX);
  const whole = await sharp(background).composite(layers).removeAlpha().raw().toBuffer();
  return sharp(whole, { raw: { width, height, channels: 3 } }).extract({
    left: cut,
    top: cut,
    width: width - 2 * cut,
    height: height - 2 * cut,
  });
}
