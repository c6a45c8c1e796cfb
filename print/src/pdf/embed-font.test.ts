import { expect, test } from 'vitest';
import { shippedFont } from '../../golden/shipped-fonts.ts';
import { collectGlyphs, embedFont } from './embed-font.ts';
import { parsePdf } from './parsed-pdf.ts';
import { startPdf } from './pdf-file.ts';

const font = shippedFont('mincho');
const idOf = (character: string): number => font.find(character.codePointAt(0) ?? 0)?.id ?? 0;

/** What a file holds of a typeface with these glyphs and their texts. */
function embedded(used: ReadonlyMap<number, ReadonlySet<string>>) {
  const file = startPdf('1.6', (bytes) => bytes);
  const face = embedFont(file, font, used, 3, () => Uint8Array.from([0, 1, 25, 26, 51, 255, 7]));
  const bytes = file.finish({ root: 1, info: 1, hash: () => new Uint8Array(16) });
  const objects = parsePdf(bytes)?.objects ?? [];
  const holding = (text: string) => objects.filter(({ dictionary }) => dictionary.includes(text));
  return { face, objects, holding };
}

const usedOf = (characters: string) =>
  new Map(Array.from(characters, (character) => [idOf(character), new Set([character])]));

test('a face is described in thousandths of its em, under a name of six capitals that its digest gives', () => {
  const [descriptor] = embedded(usedOf('山')).holding('/Type/FontDescriptor');
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const { ascender, descender, box } = font.face;
  expect(descriptor?.dictionary).toContain(
    `/FontName/ABZAZV+${font.postScriptName}/Flags 4/FontBBox[${box.map(thousandths).join(' ')}]` +
      `/ItalicAngle 0/Ascent ${thousandths(ascender)}/Descent ${thousandths(descender)}` +
      `/CapHeight ${thousandths(ascender)}/StemV 80/FontFile2 1 0 R`,
  );
});

test('only glyphs that are not one em wide and high have measures of their own', () => {
  const { face, holding } = embedded(usedOf('山i'));
  const [descendant] = holding('/CIDFontType2');
  const { advanceEm, heightEm, originXEm, originYEm } = font.glyph(idOf('i'));
  const code = Number.parseInt(face.code({ glyphId: idOf('i'), text: 'i' }), 16);
  const thousandths = (em: number) => String(Math.round(em * 1e6) / 1000);
  expect(advanceEm).not.toBe(1);
  expect(descendant?.dictionary).toContain(`${code}[${thousandths(advanceEm)}]`);
  expect(descendant?.dictionary).toContain(
    `${code}[${[-heightEm, originXEm, originYEm].map(thousandths).join(' ')}]`,
  );
  expect(descendant?.dictionary).toContain('/DW 1000/W[');
  expect(descendant?.dictionary).toContain('/DW2[880 -1000]/W2[');
  const kanji = Number.parseInt(face.code({ glyphId: idOf('山'), text: '山' }), 16);
  expect(descendant?.dictionary).not.toMatch(new RegExp(`[[\\]]${kanji}\\[`));
});

test('a glyph of two texts has two codes, which a table leads to it', () => {
  const used = collectGlyphs(
    ['邉', '邉\u{e0101}', '山'].map((text) => ({
      font: 'mincho',
      glyphId: idOf(text),
      text,
      matrix: [1, 0, 0, 1, 0, 0],
      vertical: true,
    })),
  ).get('mincho');
  const { face, holding, objects } = embedded(used ?? new Map());
  const codes = ['邉', '邉\u{e0101}'].map((text) => face.code({ glyphId: idOf('邉'), text }));
  // .notdef, two glyphs, then the second text of the first.
  expect(codes[1]).toBe('0003');
  expect(codes[0]).not.toBe(codes[1]);
  const [, , table] = /CIDToGIDMap( ([0-9]+) 0 R)/.exec(holding('/CIDFontType2')[0]?.dictionary ?? '') ?? [];
  const map = objects.find(({ id }) => id === Number(table))?.stream() ?? '';
  expect(map).toHaveLength(8);
  expect(map.charCodeAt(7)).toBe(Number.parseInt(codes[0] ?? '', 16));
  expect(holding('/CIDFontType2')).toHaveLength(1);
  expect(embedded(usedOf('山')).holding('/CIDToGIDMap/Identity')).toHaveLength(1);
});

test('a reader copies what was typed, from blocks of a hundred characters', () => {
  const characters = Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0x4e00 + index))
    .filter((character) => idOf(character) > 0)
    .slice(0, 101)
    .join('');
  const used = usedOf(`${characters}𠮷`);
  const { face, objects } = embedded(used);
  const map = objects.map(({ stream }) => stream()).find((text) => text.includes('beginbfchar')) ?? '';
  expect([...map.matchAll(/([0-9]+) beginbfchar/g)].map(([, count]) => Number(count))).toEqual([
    100,
    used.size - 100,
  ]);
  expect(map).toContain(`<${face.code({ glyphId: idOf('𠮷'), text: '𠮷' })}><D842DFB7>`);
  expect(map.match(/^<[0-9A-F]{4}></gm)).toHaveLength(used.size);
});

test('a typeface has a name for each writing direction', () => {
  const { face, holding } = embedded(usedOf('山'));
  expect([face.horizontalName, face.verticalName]).toEqual(['H3', 'V3']);
  const [across, down] = ['Identity-H', 'Identity-V'].map(
    (encoding) => holding(`/Encoding/${encoding}`)[0]?.id,
  );
  expect(face.resources).toBe(`/H3 ${across} 0 R/V3 ${down} 0 R`);
});
