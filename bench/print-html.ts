import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ImageOperation, Operation, Page, PlacedGlyph, TextOperation } from '@fumi/print';
import { SHEET } from './print-book.ts';

/** The same sixty pages as HTML: real text in the same font, vertical lines by `writing-mode`, pictures as files. */
export function bookHtml(pages: readonly Page[], folder: string): string {
  const font = pathToFileURL(join(import.meta.dirname, '..', 'content', 'fonts', 'mincho.ttf')).href;
  const { widthPt: long, heightPt: short } = SHEET;
  // A browser can't turn a page: it breaks what lies below the fold before it turns it. Portrait pages stay upright.
  const css = `@page landscape{size:${long}pt ${short}pt;margin:0}@page portrait{size:${short}pt ${long}pt;margin:0}
    @font-face{font-family:F;src:url(${font})}*{margin:0}
    section{position:relative;overflow:hidden;break-after:page}section:last-child{break-after:auto}
    .landscape{page:landscape;width:${long}pt;height:${short}pt}.portrait{page:portrait;width:${short}pt;height:${long}pt}
    div,p,img{position:absolute}p{font-family:F;line-height:1;white-space:pre}.v{writing-mode:vertical-rl}`;
  return `<!doctype html><meta charset="utf-8"><style>${css}</style>${pages.map((page) => section(page, folder)).join('')}`;
}

function section(page: Page, folder: string): string {
  const way = page.heightPt > page.widthPt ? 'portrait' : 'landscape';
  return `<section class="${way}">${page.operations.map((operation) => element(operation, folder)).join('')}</section>`;
}

function element(operation: Operation, folder: string): string {
  switch (operation.kind) {
    case 'text':
      return textElement(operation);
    case 'image':
      return imageElement(operation, folder);
    case 'fill':
      return `<div><svg style="position:absolute;overflow:visible;width:1pt;height:1pt" viewBox="0 0 1 1"><path d="${operation.boxes
        .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
        .join('')}"/></svg></div>`;
    case 'stroke':
      return `<div style="left:${operation.box.x}pt;top:${operation.box.y}pt;width:${operation.box.width}pt;height:${operation.box.height}pt;border:${operation.lineWidthPt}pt solid #e8343a;box-sizing:border-box"></div>`;
    case 'shape':
      // Marks of calendars; the book of the comparison has cards.
      return '';
  }
}

/** One element a line: where its first glyph stands, with the air between its glyphs as letter spacing. */
function textElement({ glyphs }: TextOperation): string {
  const [first] = glyphs;
  if (!first) return '';
  const size = Math.max(...first.matrix.slice(0, 4).map(Math.abs));
  const text = glyphs
    .map((glyph) => glyph.text)
    .join('')
    .replace(/[<&]/g, '');
  const last = glyphs[glyphs.length - 1] as PlacedGlyph;
  const length = first.vertical ? last.matrix[5] - first.matrix[5] : last.matrix[4] - first.matrix[4];
  const spacing = glyphs.length > 1 ? length / (glyphs.length - 1) - size : 0;
  const top = first.matrix[5] - 0.88 * size;
  const vertical = glyphs.some((glyph) => glyph.vertical) ? ' class="v"' : '';
  return `<p${vertical} style="left:${first.matrix[4]}pt;top:${top}pt;font-size:${size}pt;letter-spacing:${spacing}pt">${text}</p>`;
}

function imageElement({ imageId, box, clip }: ImageOperation, folder: string): string {
  const name = imageId === 'photo' ? 'photo.jpg' : `${imageId}.png`;
  const source = pathToFileURL(join(folder, name)).href;
  const outer = clip ?? box;
  return `<div style="overflow:hidden;left:${outer.x}pt;top:${outer.y}pt;width:${outer.width}pt;height:${outer.height}pt"><img src="${source}" style="left:${box.x - outer.x}pt;top:${box.y - outer.y}pt;width:${box.width}pt;height:${box.height}pt"></div>`;
}
