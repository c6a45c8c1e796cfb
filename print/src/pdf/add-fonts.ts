import type { Page, PlacedGlyph, TextOperation } from '../display-list.ts';
import type { Font } from '../font/font.ts';
import type { PaintText } from './content-stream.ts';
import { collectGlyphs, type EmbeddedFont, embedFont } from './embed-font.ts';
import { outlinePainter } from './outline-stream.ts';
import { addOverprint } from './overprint.ts';
import type { PdfObjects, Ref } from './pdf-file.ts';
import { textStream } from './text-stream.ts';

function* glyphsOf(pages: Iterable<Page>): Generator<PlacedGlyph> {
  for (const page of pages) {
    for (const operation of page.operations) if (operation.kind === 'text') yield* operation.glyphs;
  }
}

type FontOptions = {
  readonly pages: Iterable<Page>;
  readonly fonts: readonly Font[];
  /** Embedded subsets, or filled paths for presses that take no fonts. */
  readonly text?: 'fonts' | 'outlines' | undefined;
  readonly hash: (bytes: Uint8Array) => Uint8Array;
};

type Fonts = {
  readonly paintText: PaintText;
  /** Entries of the pages' resources, with how black type is printed. */
  readonly resources: string;
};

/** Embeds what the texts of pages need of each typeface, once. */
export function addFonts(file: PdfObjects, { fonts, pages, text, hash }: FontOptions): Fonts {
  const byId = new Map(fonts.map((font) => [font.fontId, font]));
  const overprint = addOverprint(file);
  if (text === 'outlines') return { paintText: memoized(outlinePainter(file, byId)), resources: overprint };
  const used = collectGlyphs(glyphsOf(new Set(pages)));
  const faces = new Map<string, EmbeddedFont>();
  for (const [fontId, glyphs] of used) {
    const font = byId.get(fontId);
    if (font) faces.set(fontId, embedFont(file, font, glyphs, faces.size, hash));
  }
  const entries = [...faces.values()].map(({ resources }) => resources).join('');
  return {
    paintText: memoized((operation) => textStream(operation, faces)),
    resources: `${overprint}${entries === '' ? '' : `/Font<<${entries}>>`}`,
  };
}

/** Lines that several pages share, such as the sender's, are written once. */
function memoized(paintText: PaintText): PaintText {
  const known = new Map<TextOperation, { readonly operators: string; readonly forms: Map<string, Ref> }>();
  return (operation, used) => {
    const forms = new Map<string, Ref>();
    const painted = known.get(operation) ?? { operators: paintText(operation, forms), forms };
    known.set(operation, painted);
    for (const [name, id] of painted.forms) used.set(name, id);
    return painted.operators;
  };
}
