import type { Box, Page, PlacedGlyph, TextOperation } from '../src/index.ts';
import { type ShippedFontId, shippedFont } from './shipped-fonts.ts';

/** Where the ink of a glyph lies on its page, pt. */
function inkBox({ font, glyphId, matrix }: PlacedGlyph): Box {
  const { data, unitsPerEm } = shippedFont(font as ShippedFontId);
  const [left, bottom, right, top] = data.box(glyphId) ?? [0, 0, 0, 0];
  const [a, b, c, d, e, f] = matrix.map((part, index) => (index < 4 ? part / unitsPerEm : part)) as unknown as number[];
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [(a ?? 0) * x + (c ?? 0) * y + (e ?? 0), (b ?? 0) * x + (d ?? 0) * y + (f ?? 0)]),
  );
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const textOperations = (page: Page): TextOperation[] =>
  page.operations.filter((operation): operation is TextOperation => operation.kind === 'text');

/** Where the ink of each printed input lies, by `party.field`. */
export function inkByField(page: Page): Map<string, Box[]> {
  const ink = new Map<string, Box[]>();
  for (const { origin, glyphs } of textOperations(page)) {
    if (!origin) continue;
    const key = `${origin.party}.${origin.field}`;
    ink.set(key, [...(ink.get(key) ?? []), ...glyphs.map(inkBox)]);
  }
  return ink;
}

/** What the page prints of one input, in reading order. */
export function printedText(page: Page, party: string, field: string): string {
  return textOperations(page)
    .filter(({ origin }) => origin?.party === party && origin.field === field)
    .flatMap(({ glyphs }) => glyphs.map(({ text }) => text))
    .join('');
}

/** The recipient's address as it stands on the page, line by line. */
export const addressLinesOf = (page: Page): string[] =>
  textOperations(page).flatMap(({ origin, glyphs }) =>
    origin?.party === 'recipient' && (origin.field === 'address1' || origin.field === 'address2')
      ? [glyphs.map(({ text }) => text).join('')]
      : [],
  );
