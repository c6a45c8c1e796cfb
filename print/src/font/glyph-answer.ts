import { glyphKey, readCharacters } from '../text/character.ts';
import { type FontChain, findGlyph } from '../text/font-chain.ts';
import { withLayoutCharacters } from '../text/layout-characters.ts';
import type { FontId, Glyph, GlyphSource } from './glyph-source.ts';

/** Advance, vertical advance, vertical origin above the baseline, path: font units, path y up. */
type GlyphOutline = readonly [advance: number, height: number, originY: number, path: string];

export type GlyphFace = {
  readonly font: FontId;
  readonly units_per_em: number;
  readonly ascender: number;
  readonly descender: number;
  /** Character, with its variation selector where it has one → glyph. */
  readonly characters: Readonly<Record<string, number>>;
  /** Glyph → the glyph that stands upright in vertical lines. */
  readonly vertical_forms: Readonly<Record<string, number>>;
  readonly glyphs: Readonly<Record<string, GlyphOutline>>;
};

/** Answer of `POST /api/glyphs/{font}`: what the browser needs to lay a text out, and what can't be printed. */
export type GlyphAnswer = {
  readonly font: FontId;
  /** The chosen typeface first, then those that stand in for its gaps. */
  readonly faces: readonly GlyphFace[];
  /** Characters that another typeface of the chain draws. */
  readonly substituted: readonly string[];
  /** Characters that no typeface draws. */
  readonly unprintable: readonly string[];
};

/** Characters of a text that no typeface of the chain draws, each once; controls are not looked at. */
export const unprintableCharacters = (chain: FontChain, text: string): string[] => [
  ...new Set(
    readCharacters(text)
      .filter((character) => character.codePoint >= 0x20 && !findGlyph(chain, character))
      .map((character) => character.text),
  ),
];

/** The outlines of a text in a chain of typefaces, with all forms that the layout may ask for. */
export function glyphOutlines(chain: FontChain, text: string): GlyphAnswer {
  const faces = chain.map((source) => ({ source, collected: emptyFace() }));
  const substituted = new Set<string>();
  const unprintable = new Set<string>();
  const typed = new Set(readCharacters(text).map((character) => character.text));
  for (const character of readCharacters(withLayoutCharacters(text))) {
    if (character.codePoint < 0x20) continue;
    const found = findGlyph(chain, character);
    if (typed.has(character.text)) {
      if (!found) unprintable.add(character.text);
      else if (found.finding) substituted.add(character.text);
    }
    const face = faces.find(({ source }) => source === found?.source);
    if (!found || !face) continue;
    // A lost variation is found again through its base, which the layout tries next.
    const lost = found.finding?.code === 'variation-lost';
    const key = lost ? String.fromCodePoint(character.codePoint) : glyphKey(character);
    face.collected.characters[key] = found.glyph.id;
    collect(face.source, found.glyph, face.collected);
  }
  return {
    font: chain[0].fontId,
    faces: faces.map(({ source, collected }) => ({ ...faceMetrics(source), ...collected })),
    substituted: [...substituted],
    unprintable: [...unprintable],
  };
}

type Collected = {
  characters: Record<string, number>;
  vertical_forms: Record<string, number>;
  glyphs: Record<string, GlyphOutline>;
};

const emptyFace = (): Collected => ({ characters: {}, vertical_forms: {}, glyphs: {} });

function faceMetrics({ fontId, unitsPerEm, ascenderEm, descenderEm }: GlyphSource) {
  return {
    font: fontId,
    units_per_em: unitsPerEm,
    ascender: Math.round(ascenderEm * unitsPerEm),
    descender: Math.round(descenderEm * unitsPerEm),
  };
}

function collect(source: GlyphSource, glyph: Glyph, face: Collected): void {
  face.glyphs[glyph.id] = outlineOf(source, glyph);
  const form = source.verticalForm(glyph);
  if (!form) return;
  face.vertical_forms[glyph.id] = form.id;
  face.glyphs[form.id] = outlineOf(source, form);
}

/** Outlines that were asked for before, by font: reading one from the font file costs more than all else here. */
const outlines = new WeakMap<GlyphSource, Map<number, GlyphOutline>>();

function outlineOf(source: GlyphSource, glyph: Glyph): GlyphOutline {
  const known = outlines.get(source) ?? new Map<number, GlyphOutline>();
  outlines.set(source, known);
  const before = known.get(glyph.id);
  if (before) return before;
  const units = (em: number) => Math.round(em * source.unitsPerEm);
  const outline: GlyphOutline = [
    units(glyph.advanceEm),
    units(glyph.heightEm),
    units(glyph.originYEm),
    source.path(glyph.id),
  ];
  known.set(glyph.id, outline);
  return outline;
}

/** Typefaces of one or several answers as glyph sources, in the order of the first answer. */
export function glyphSources(answers: readonly GlyphAnswer[]): GlyphSource[] {
  const order = [...new Set(answers.flatMap(({ faces }) => faces.map(({ font }) => font)))];
  return order.map((font) =>
    sourceOf(answers.flatMap(({ faces }) => faces.filter((face) => face.font === font))),
  );
}

function sourceOf(parts: readonly GlyphFace[]): GlyphSource {
  const first = parts[0] as GlyphFace;
  const em = first.units_per_em;
  const characters = new Map(parts.flatMap((face) => Object.entries(face.characters)));
  const forms = new Map(parts.flatMap((face) => Object.entries(face.vertical_forms)));
  const outlines = new Map(parts.flatMap((face) => Object.entries(face.glyphs)));
  const glyph = (id: number | undefined): Glyph | undefined => {
    const outline = id === undefined ? undefined : outlines.get(String(id));
    return outline && id !== undefined ? glyphOf(id, outline, em) : undefined;
  };
  return {
    fontId: first.font,
    unitsPerEm: em,
    ascenderEm: first.ascender / em,
    descenderEm: first.descender / em,
    find: (codePoint, selector) => {
      const suffix = selector === undefined ? '' : String.fromCodePoint(selector);
      return glyph(characters.get(String.fromCodePoint(codePoint) + suffix));
    },
    verticalForm: ({ id }) => glyph(forms.get(String(id))),
    path: (id) => outlines.get(String(id))?.[3] ?? '',
  };
}

function glyphOf(id: number, [advance, height, originY, path]: GlyphOutline, em: number): Glyph {
  return {
    id,
    advanceEm: advance / em,
    heightEm: height / em,
    originXEm: advance / 2 / em,
    originYEm: originY / em,
    isBlank: path === '',
  };
}
