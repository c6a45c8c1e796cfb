import { readTag } from './tables.ts';

const EXTENSION = 7;
const SINGLE = 1;

/** The `vert` feature of GSUB as glyph → upright vertical glyph: ー、（「ゃ and their kin. */
export function readVerticalForms(gsub: DataView | undefined): ReadonlyMap<number, number> {
  const forms = new Map<number, number>();
  if (!gsub) return forms;
  const lookups = gsub.getUint16(8);
  for (const index of verticalLookups(gsub)) {
    const lookup = lookups + gsub.getUint16(lookups + 2 + index * 2);
    for (const subtable of singleSubtables(gsub, lookup)) addSubstitutions(gsub, subtable, forms);
  }
  return forms;
}

function verticalLookups(gsub: DataView): number[] {
  const features = gsub.getUint16(6);
  const found = new Set<number>();
  for (const index of japaneseFeatures(gsub)) {
    const record = features + 2 + index * 6;
    if (readTag(gsub, record) !== 'vert') continue;
    const feature = features + gsub.getUint16(record + 4);
    for (let entry = 0; entry < gsub.getUint16(feature + 2); entry += 1) {
      found.add(gsub.getUint16(feature + 4 + entry * 2));
    }
  }
  return [...found].sort((a, b) => a - b);
}

// Chinese keeps ！；？ in the corner of their cell, Japanese in its middle: a font may hold the forms of both.
const SCRIPTS = ['hani', 'kana', 'DFLT'];
const JAPANESE = 'JAN ';

/** Features of Japanese text: the first script that the font knows, in its Japanese or default language. */
function japaneseFeatures(gsub: DataView): number[] {
  const scripts = gsub.getUint16(4);
  const offsets = new Map(recordsAt(gsub, scripts));
  const script = SCRIPTS.map((tag) => offsets.get(tag)).find((offset) => offset !== undefined);
  if (script === undefined) return [];
  const start = scripts + script;
  const fallback = gsub.getUint16(start);
  const language = new Map(recordsAt(gsub, start + 2)).get(JAPANESE) ?? fallback;
  if (language === 0) return [];
  const features = start + language + 4;
  return Array.from({ length: gsub.getUint16(features) }, (_, index) =>
    gsub.getUint16(features + 2 + index * 2),
  );
}

/** A counted list of (tag, offset) records. */
function recordsAt(gsub: DataView, start: number): [tag: string, offset: number][] {
  return Array.from({ length: gsub.getUint16(start) }, (_, index) => {
    const record = start + 2 + index * 6;
    return [readTag(gsub, record), gsub.getUint16(record + 4)];
  });
}

function singleSubtables(gsub: DataView, lookup: number): number[] {
  const subtables: number[] = [];
  for (let index = 0; index < gsub.getUint16(lookup + 4); index += 1) {
    const subtable = lookup + gsub.getUint16(lookup + 6 + index * 2);
    const type = gsub.getUint16(lookup);
    if (type === SINGLE) subtables.push(subtable);
    if (type === EXTENSION && gsub.getUint16(subtable + 2) === SINGLE) {
      subtables.push(subtable + gsub.getUint32(subtable + 4));
    }
  }
  return subtables;
}

function addSubstitutions(gsub: DataView, subtable: number, forms: Map<number, number>): void {
  const covered = coverage(gsub, subtable + gsub.getUint16(subtable + 2));
  const addsDelta = gsub.getUint16(subtable) === 1;
  covered.forEach((glyph, index) => {
    const form = addsDelta
      ? (glyph + gsub.getInt16(subtable + 4)) & 0xffff
      : gsub.getUint16(subtable + 6 + index * 2);
    // The first lookup that knows a glyph wins, as a shaper would apply it.
    if (!forms.has(glyph)) forms.set(glyph, form);
  });
}

function coverage(gsub: DataView, start: number): number[] {
  const glyphs: number[] = [];
  const ranges = gsub.getUint16(start) === 2;
  for (let index = 0; index < gsub.getUint16(start + 2); index += 1) {
    if (!ranges) {
      glyphs.push(gsub.getUint16(start + 4 + index * 2));
      continue;
    }
    const range = start + 4 + index * 6;
    for (let glyph = gsub.getUint16(range); glyph <= gsub.getUint16(range + 2); glyph += 1)
      glyphs.push(glyph);
  }
  return glyphs;
}
