import type { PlacedGlyph } from '../display-list.ts';
import type { Font } from '../font/font.ts';
import { type FontSubset, subsetFont } from '../font/font-subset.ts';
import { hex16, latin1, num, utf16Hex } from './bytes.ts';
import { type PdfObjects, type Ref, ref } from './pdf-file.ts';

/** A typeface as the content streams use it: one subset under a horizontal and a vertical name. */
export type EmbeddedFont = {
  readonly font: Font;
  readonly horizontalName: string;
  readonly verticalName: string;
  /** Glyph of the typeface and what it copies as → two-byte code, as hexadecimal digits. */
  readonly code: (glyph: Pick<PlacedGlyph, 'glyphId' | 'text'>) => string;
  /** Entries of the resource dictionary. */
  readonly resources: string;
};

/** Glyph → what a reader copies for it: 邉 and 邉󠄀 may be one glyph. */
type UsedGlyphs = ReadonlyMap<number, ReadonlySet<string>>;

/** The glyphs of each typeface that placed glyphs need, with their texts. */
export function collectGlyphs(glyphs: Iterable<PlacedGlyph>): Map<string, Map<number, Set<string>>> {
  const used = new Map<string, Map<number, Set<string>>>();
  for (const { font, glyphId, text } of glyphs) {
    const face = used.get(font) ?? new Map<number, Set<string>>();
    const texts = face.get(glyphId) ?? new Set<string>();
    used.set(font, face.set(glyphId, texts.add(text)));
  }
  return used;
}

/** What a code of the text stands for. Codes follow the subset's glyphs; further texts of a glyph come behind. */
type Code = { readonly glyphId: number; readonly text: string };

const codesOf = (subset: FontSubset, used: UsedGlyphs): Code[] => {
  const texts = (glyphId: number) => [...(used.get(glyphId) ?? [])];
  return [
    ...subset.glyphs.map((glyphId) => ({ glyphId, text: texts(glyphId)[0] ?? '' })),
    ...subset.glyphs.flatMap((glyphId) =>
      texts(glyphId)
        .slice(1)
        .map((text) => ({ glyphId, text })),
    ),
  ];
};

/** Two bytes a code: the glyph of the subset (ISO 32000 §9.7.4.3). */
const glyphsOfCodes = (codes: readonly Code[], { newId }: FontSubset): Uint8Array =>
  Uint8Array.from(
    codes.flatMap(({ glyphId }) => {
      const id = newId.get(glyphId) as number;
      return [id >> 8, id & 0xff];
    }),
  );

/**
 * Embeds the used glyphs of a typeface as a CIDFontType2 subset with two encodings on one descendant: vertical
 * lines use Identity-V, so that their text can be extracted as lines, everything else Identity-H.
 */
export function embedFont(
  file: PdfObjects,
  font: Font,
  used: UsedGlyphs,
  index: number,
  hash: (bytes: Uint8Array) => Uint8Array,
): EmbeddedFont {
  const subset = subsetFont(font, used.keys());
  const name = `${subsetTag(subset, hash)}+${font.postScriptName}`;
  const program = file.addStream({
    entries: `/Length1 ${subset.bytes.length}`,
    bytes: subset.bytes,
    coding: 'deflate',
  });
  const codes = codesOf(subset, used);
  const isIdentity = codes.length === subset.glyphs.length;
  const toGlyph = isIdentity
    ? '/Identity'
    : ` ${ref(file.addStream({ entries: '', bytes: glyphsOfCodes(codes, subset), coding: 'deflate' }))}`;
  const parts = { name, toGlyph, fontDescriptor: file.add(descriptor(font, name, program)) };
  const descendant = file.add(descendantFont(font, codes, parts));
  const unicode = file.addStream({ entries: '', bytes: latin1(toUnicode(codes)), coding: 'deflate' });
  const codeOf = new Map(codes.map(({ glyphId, text }, code) => [`${glyphId} ${text}`, code]));
  const top = (encoding: string) =>
    file.add(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${encoding}/DescendantFonts[${ref(descendant)}]/ToUnicode ${ref(unicode)}>>`,
    );
  const horizontalName = `H${index}`;
  const verticalName = `V${index}`;
  return {
    font,
    horizontalName,
    verticalName,
    code: ({ glyphId, text }) => hex16(codeOf.get(`${glyphId} ${text}`) as number),
    resources: `/${horizontalName} ${ref(top('Identity-H'))}/${verticalName} ${ref(top('Identity-V'))}`,
  };
}

/** Six capitals that name the subset (ISO 32000 §9.6.4); the same glyphs give the same ones. */
function subsetTag(subset: FontSubset, hash: (bytes: Uint8Array) => Uint8Array): string {
  const digest = hash(latin1(subset.glyphs.join(','))).subarray(0, 6);
  return Array.from(digest, (byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

const SYMBOLIC = 4;

function descriptor(font: Font, name: string, program: Ref): string {
  const { ascender, descender, box, unitsPerEm } = font.face;
  const scaled = (value: number) => Math.round((value * 1000) / unitsPerEm);
  return (
    `<</Type/FontDescriptor/FontName/${name}/Flags ${SYMBOLIC}/FontBBox[${box.map(scaled).join(' ')}]` +
    `/ItalicAngle 0/Ascent ${scaled(ascender)}/Descent ${scaled(descender)}/CapHeight ${scaled(ascender)}` +
    `/StemV 80/FontFile2 ${ref(program)}>>`
  );
}

const DEFAULT_ORIGIN = 880;

type FontParts = { readonly name: string; readonly toGlyph: string; readonly fontDescriptor: Ref };

function descendantFont(
  font: Font,
  codes: readonly Code[],
  { name, toGlyph, fontDescriptor }: FontParts,
): string {
  const widths: string[] = [];
  const heights: string[] = [];
  codes.forEach(({ glyphId }, code) => {
    const { advanceEm, heightEm, originXEm, originYEm } = font.glyph(glyphId);
    if (num(advanceEm * 1000) !== '1000') widths.push(`${code}[${num(advanceEm * 1000)}]`);
    const usual = advanceEm === 1 && heightEm === 1 && Math.abs(originYEm * 1000 - DEFAULT_ORIGIN) < 0.001;
    if (!usual) {
      heights.push(`${code}[${num(-heightEm * 1000)} ${num(originXEm * 1000)} ${num(originYEm * 1000)}]`);
    }
  });
  return (
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}` +
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
    `/FontDescriptor ${ref(fontDescriptor)}/CIDToGIDMap${toGlyph}` +
    `/DW 1000/W[${widths.join('')}]/DW2[${DEFAULT_ORIGIN} -1000]/W2[${heights.join('')}]>>`
  );
}

const PER_BLOCK = 100;

/** CMap from codes to text (ISO 32000 §9.10.3); a variation sequence copies with its selector. */
function toUnicode(codes: readonly Code[]): string {
  const rows = codes.flatMap(({ text }, code) => (text ? [`<${hex16(code)}><${utf16Hex(text)}>`] : []));
  const blocks: string[] = [];
  for (let start = 0; start < rows.length; start += PER_BLOCK) {
    const block = rows.slice(start, start + PER_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`);
  }
  return (
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n' +
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n' +
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n' +
    '1 begincodespacerange<0000><FFFF>endcodespacerange\n' +
    `${blocks.join('')}endcmap CMapName currentdict/CMap defineresource pop end end`
  );
}
