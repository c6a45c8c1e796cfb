import type { Page, PlacedGlyph, TextOperation } from '../display-list.ts';
import type { Font } from '../font/font.ts';
import type { ContentContext } from './content-stream.ts';
import { collectGlyphs, type EmbeddedFont, embedFont } from './embed-font.ts';
import { outlinePainter } from './outline-stream.ts';
import { addOverprint } from './overprint.ts';
import type { PdfObjects } from './pdf-file.ts';
import { textStream } from './text-stream.ts';

function* glyphsOf(pages: Iterable<Page>): Generator<PlacedGlyph> {
  for (const page of pages) {
    for (const operation of page.operations) if (operation.kind === 'text') yield* operation.glyphs;
  }
}

export type FontOptions = {
  readonly pages: Iterable<Page>;
  readonly fonts: readonly Font[];
  /** Embedded subsets, or filled paths for presses that take no fonts. */
  readonly text?: 'fonts' | 'outlines' | undefined;
  readonly hash: (bytes: Uint8Array) => Uint8Array;
};

type Fonts = {
  readonly paintText: ContentContext['paintText'];
  /** Entries of the pages' resources, with how black type is printed. */
  readonly resources: string;
};

/** Embeds what the texts of pages need of each face, once. */
export function addFonts(file: PdfObjects, { fonts, pages, text, hash }: FontOptions): Fonts {
  const byId = new Map(fonts.map((font) => [font.fontId, font]));
  const overprint = addOverprint(file);
  if (text === 'outlines') return { paintText: remembering(outlinePainter(byId)), resources: overprint };
  const used = collectGlyphs(glyphsOf(new Set(pages)));
  const faces = new Map<string, EmbeddedFont>();
  for (const [fontId, glyphs] of used) {
    const font = byId.get(fontId);
    if (font) faces.set(fontId, embedFont(file, font, glyphs, faces.size, hash));
  }
  const entries = [...faces.values()].map(({ resources }) => resources).join('');
  const paintText: ContentContext['paintText'] = (operation) => textStream(operation, faces);
  return {
    paintText: remembering(paintText),
    resources: `${overprint}${entries === '' ? '' : `/Font<<${entries}>>`}`,
  };
}

/** Lines that several pages share, such as the sender's, are written once. */
function remembering(paintText: ContentContext['paintText']): ContentContext['paintText'] {
  const known = new Map<TextOperation, string>();
  return (operation) => {
    const operators = known.get(operation) ?? paintText(operation);
    known.set(operation, operators);
    return operators;
  };
}
