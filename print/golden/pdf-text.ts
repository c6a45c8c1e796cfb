import { inflateSync } from 'node:zlib';
import { type ParsedObject, parsePdf } from '../src/pdf/parsed-pdf.ts';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const inflated = (object: ParsedObject): string =>
  Array.from(inflateSync(latin1(object.stream())), (byte) => String.fromCharCode(byte)).join('');

/** The lines of text that a PDF shows, decoded through each font's ToUnicode map: what a reader would copy. */
export function shownText(bytes: Uint8Array): string[] {
  const pdf = parsePdf(bytes);
  if (!pdf) return [];
  const byId = new Map(pdf.objects.map((object) => [object.id, object]));
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of pdf.objects) {
    for (const [, name, id] of dictionary.matchAll(/\/([HV][0-9]+) ([0-9]+) 0 R/g)) {
      const unicode = /\/ToUnicode ([0-9]+)/.exec(byId.get(Number(id))?.dictionary ?? '')?.[1];
      const map = unicode && byId.get(Number(unicode));
      if (name && map && !fonts.has(name)) fonts.set(name, readMap(inflated(map)));
    }
  }
  return pdf.objects.filter(isContent).flatMap((object) => linesOf(inflated(object), fonts));
}

const isContent = ({ dictionary, stream }: ParsedObject): boolean =>
  stream() !== '' && (/^\s*<<\/Filter/.test(dictionary) || /\/Subtype\/Form/.test(dictionary));

function readMap(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/<([0-9A-F]{4})><([0-9A-F]+)>/g)];
  return new Map(pairs.map(([, code = '', hex = '']) => [code, decodeUtf16(hex)]));
}

const decodeUtf16 = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function linesOf(content: string, fonts: ReadonlyMap<string, Map<string, string>>): string[] {
  let map: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/([HV][0-9]+) 1 Tf|\[([^\]]*)\]TJ/g)) {
    if (font) map = fonts.get(font) ?? new Map();
    else if (shown) lines.push((shown.match(/[0-9A-F]{4}(?=[0-9A-F]*>)/g) ?? []).map((code) => map.get(code) ?? '').join(''));
  }
  return lines;
}
