import { invariant } from '@fumi/domain';
import { readCharacterMap } from './character-map.ts';
import { type Contour, readContours } from './contours.ts';
import { type GlyphBox, type GlyphData, readGlyphData } from './glyph-data.ts';
import { type FontId, type Glyph, type GlyphSource, isSpace } from './glyph-source.ts';
import { type AxisMetrics, type FaceMetrics, readAxisMetrics, readFaceMetrics } from './metrics.ts';
import { readPostScriptName } from './postscript-name.ts';
import { svgPathOf } from './svg-path.ts';
import { readTables, requireTable, type Tables } from './tables.ts';
import { readVariationMap } from './variation-map.ts';
import { readVerticalForms } from './vertical-forms.ts';

/** A whole font file: a glyph source that can also be cut down and embedded in a PDF. */
export type Font = GlyphSource & {
  readonly postScriptName: string;
  readonly tables: Tables;
  readonly face: FaceMetrics;
  readonly data: GlyphData;
  readonly horizontal: AxisMetrics;
  glyph(glyphId: number): Glyph;
  contours(glyphId: number): readonly Contour[];
};

/** Opens a TrueType file (`glyf` outlines; `cmap` 4, 12, 14; `vert`; `vmtx`). Reads glyphs when asked, keeps them. */
export function readFont(fontId: FontId, bytes: Uint8Array): Font {
  const tables = readTables(bytes);
  invariant(tables.has('glyf'), `${fontId} has no TrueType outlines`);
  const face = readFaceMetrics(tables);
  const data = readGlyphData(tables);
  const horizontal = readAxisMetrics(tables, 'hhea', 'hmtx');
  invariant(horizontal, `${fontId} has no horizontal metrics`);
  const toGlyph = glyphReader(face, data, horizontal, readAxisMetrics(tables, 'vhea', 'vmtx'));
  const glyph = memo(toGlyph);
  const forms = readVerticalForms(tables.get('GSUB'));
  const contours = memo((id: number) => readContours(data, id));
  return {
    fontId,
    unitsPerEm: face.unitsPerEm,
    ascenderEm: face.ascender / face.unitsPerEm,
    descenderEm: face.descender / face.unitsPerEm,
    postScriptName: readPostScriptName(tables),
    tables,
    face,
    data,
    horizontal,
    glyph,
    contours,
    find: finder(requireTable(tables, 'cmap'), glyph),
    verticalForm: ({ id }) => {
      const form = forms.get(id);
      return form === undefined ? undefined : glyph(form);
    },
    path: memo((id) => svgPathOf(contours(id))),
  };
}

const NO_SELECTOR = 0;

function finder(cmap: DataView, glyph: (id: number) => Glyph): GlyphSource['find'] {
  const nominal = readCharacterMap(cmap);
  const variation = readVariationMap(cmap, nominal);
  const search = (codePoint: number, selector: number) => {
    const id = selector === NO_SELECTOR ? nominal(codePoint) : variation(codePoint, selector);
    if (id === 0) return null;
    const found = glyph(id);
    return found.isBlank && !isSpace(codePoint) ? null : found;
  };
  const known = new Map<number, Glyph | null>();
  return (codePoint, selector = NO_SELECTOR) => {
    // Code points have 21 bits: both fit into a number.
    const key = selector * 2 ** 21 + codePoint;
    let found = known.get(key);
    if (found === undefined) {
      found = search(codePoint, selector);
      known.set(key, found);
    }
    return found ?? undefined;
  };
}

function glyphReader(
  face: FaceMetrics,
  data: GlyphData,
  horizontal: AxisMetrics,
  vertical: AxisMetrics | undefined,
): (id: number) => Glyph {
  const em = face.unitsPerEm;
  return (id) => {
    const box: GlyphBox | undefined = data.box(id);
    const advance = horizontal.advance(id);
    // TrueType keeps no vertical origin: it is the top side bearing above the glyph's own top.
    const originY = vertical && box ? box[3] + vertical.bearing(id) : face.ascender;
    return {
      id,
      advanceEm: advance / em,
      heightEm: (vertical ? vertical.advance(id) : em) / em,
      originXEm: advance / 2 / em,
      originYEm: originY / em,
      isBlank: box === undefined,
    };
  };
}

function memo<Value>(compute: (id: number) => Value): (id: number) => Value {
  const known = new Map<number, Value>();
  return (id) => {
    const value = known.get(id);
    if (value !== undefined) return value;
    const fresh = compute(id);
    known.set(id, fresh);
    return fresh;
  };
}
