import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { n } from './geometry.ts';

/** Faces that the cards are lettered with; all under the SIL Open Font License (content/fonts/lettering). */
export const FACES = {
  boku: { package: 'yuji-boku', weight: 400, style: 'normal' },
  syuku: { package: 'yuji-syuku', weight: 400, style: 'normal' },
  mai: { package: 'yuji-mai', weight: 400, style: 'normal' },
  mincho: { package: 'shippori-mincho-b1', weight: 500, style: 'normal' },
  minchoBold: { package: 'shippori-mincho-b1', weight: 700, style: 'normal' },
  hina: { package: 'hina-mincho', weight: 400, style: 'normal' },
  antique: { package: 'zen-antique', weight: 400, style: 'normal' },
  maru: { package: 'zen-maru-gothic', weight: 500, style: 'normal' },
  maruBold: { package: 'zen-maru-gothic', weight: 700, style: 'normal' },
  gothic: { package: 'zen-kaku-gothic-new', weight: 500, style: 'normal' },
  decol: { package: 'kaisei-decol', weight: 700, style: 'normal' },
  pop: { package: 'mochiy-pop-one', weight: 400, style: 'normal' },
  potta: { package: 'potta-one', weight: 400, style: 'normal' },
  dela: { package: 'dela-gothic-one', weight: 400, style: 'normal' },
  klee: { package: 'klee-one', weight: 600, style: 'normal' },
  yomogi: { package: 'yomogi', weight: 400, style: 'normal' },
  vibes: { package: 'great-vibes', weight: 400, style: 'normal' },
  parisienne: { package: 'parisienne', weight: 400, style: 'normal' },
  caveat: { package: 'caveat', weight: 600, style: 'normal' },
  garamond: { package: 'cormorant-garamond', weight: 500, style: 'normal' },
  garamondItalic: { package: 'cormorant-garamond', weight: 500, style: 'italic' },
  josefin: { package: 'josefin-sans', weight: 400, style: 'normal' },
  josefinLight: { package: 'josefin-sans', weight: 300, style: 'normal' },
  playfair: { package: 'playfair-display', weight: 500, style: 'normal' },
  playfairItalic: { package: 'playfair-display', weight: 500, style: 'italic' },
} as const;
export type Face = keyof typeof FACES;

/** Outlines in units of 1000 per em, y up; a key is one character or a whole run of Latin. */
export type Outlines = Record<string, { readonly advance: number; readonly path: string }>;

export const letteringDir = fileURLToPath(new URL('../../fonts/lettering/', import.meta.url));
const loaded = new Map<Face, Outlines>();
/** What was asked for and not found: `main.ts lettering` collects it from the font packages. */
export const missing = new Map<Face, Set<string>>();
const collecting = { on: false };
export const collectMissing = () => {
  collecting.on = true;
};

export function outlinesOf(face: Face): Outlines {
  const known = loaded.get(face);
  if (known) return known;
  let outlines: Outlines = {};
  try {
    outlines = JSON.parse(readFileSync(`${letteringDir}${face}.json`, 'utf8')) as Outlines;
  } catch {
    // no outline of this face was collected yet
  }
  loaded.set(face, outlines);
  return outlines;
}

function outline(face: Face, key: string) {
  const found = outlinesOf(face)[key];
  if (found) return found;
  if (!collecting.on) throw new Error(`no outline for "${key}" in ${face}: run main.ts lettering`);
  missing.set(face, (missing.get(face) ?? new Set()).add(key));
  return { advance: 1000, path: '' };
}

export type Lettering = {
  readonly face: Face;
  /** Em size, px. */
  readonly size: number;
  /** Vertical: x is the middle of the column, y its top. Horizontal: y is the baseline. */
  readonly x: number;
  readonly y: number;
  readonly vertical?: boolean;
  readonly spacing?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  /** A letter that is part of a picture, not of the message. */
  readonly ornament?: boolean;
  /** More attributes of the path. */
  readonly attributes?: string;
};

const SMALL_KANA = /[ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/;
const LYING = /[ー〜～―]/;
const isLatin = (text: string) => /^[\u0020-\u024f\u2018-\u201d\u2013\u2019&]+$/.test(text);

/** Scales and moves an outline; `turned` lays it on its side for vertical setting. */
const transformed = (path: string, k: number, dx: number, dy: number, turned = false) =>
  path.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) =>
    turned
      ? `${n(dx + Number(y) * k)} ${n(dy + Number(x) * k)}`
      : `${n(dx + Number(x) * k)} ${n(dy - Number(y) * k)}`,
  );

type Placed = { readonly d: string; readonly length: number };

function horizontal(
  text: string,
  face: Face,
  size: number,
  spacing: number,
): (x: number, y: number) => Placed {
  const k = size / 1000;
  const keys = isLatin(text) && spacing === 0 ? [text] : [...text];
  const glyphs = keys.map((key) => outline(face, key));
  const length = glyphs.reduce((sum, { advance }) => sum + advance * k + spacing, -spacing);
  return (x, y) => {
    let pen = x;
    const d = glyphs.map(({ path, advance }) => {
      const placed = transformed(path, k, pen, y);
      pen += advance * k + spacing;
      return placed;
    });
    return { d: d.join(''), length };
  };
}

function column(text: string, face: Face, size: number, spacing: number): (x: number, y: number) => Placed {
  const k = size / 1000;
  const keys = [...text];
  const pitch = (key: string) => (key === ' ' || key === '　' ? size * 0.5 : size);
  const length = keys.reduce((sum, key) => sum + pitch(key) + spacing, -spacing);
  return (x, y) => {
    let pen = y;
    const d = keys.map((key) => {
      const { path, advance } = outline(face, key);
      const top = pen;
      pen += pitch(key) + spacing;
      if (LYING.test(key))
        return transformed(path, k, x - size * 0.38, top + size / 2 - (advance * k) / 2, true);
      const shift = SMALL_KANA.test(key) ? size * 0.1 : 0;
      return transformed(path, k, x - (advance * k) / 2 + shift, top + size * 0.87 - shift);
    });
    return { d: d.join(''), length };
  };
}

/** Letters as one path of outlines; `data-` attributes let the test find words and their box. */
export function lettering(text: string, how: Lettering): string {
  const { face, size, vertical = false, spacing = 0, anchor = 'start', fill = '#2b211d' } = how;
  const place = (vertical ? column : horizontal)(text, face, size, spacing);
  const { length } = place(0, 0);
  const back = anchor === 'middle' ? length / 2 : anchor === 'end' ? length : 0;
  const [x, y] = vertical ? [how.x, how.y - back] : [how.x - back, how.y];
  const box = vertical ? [x - size / 2, y, size, length] : [x, y - size * 0.8, length, size * 0.9];
  const { d } = place(x, y);
  const data = `data-text="${text.replaceAll('&', '&amp;')}" data-box="${box.map(n).join(' ')}"`;
  return `<path ${how.ornament ? '' : data} d="${d}" fill="${fill}" ${how.attributes ?? ''}/>`;
}
