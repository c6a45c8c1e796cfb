import { invariant } from '@fumi/domain';
import type { PlacedGlyph } from '../display-list.ts';
import type { Font } from '../font/font.ts';
import { drawContours } from '../font/outline.ts';
import { fine, inkOperator, latin1, num } from './bytes.ts';
import type { PaintText } from './content-stream.ts';
import type { PdfObjects, Ref } from './pdf-file.ts';

/**
 * Paints text as filled paths, for presses that take no fonts (アウトライン化). Each glyph is a form of its own (ISO 32000
 * §8.10), written once for the whole file: sixty pages of outlines are hardly larger than with fonts.
 */
export function outlinePainter(file: PdfObjects, fonts: ReadonlyMap<string, Font>): PaintText {
  const forms = new Map<string, { readonly name: string; readonly id: Ref }>();
  const formOf = ({ font: fontId, glyphId, thickenEm = 0 }: PlacedGlyph) => {
    const key = `${fontId} ${glyphId} ${thickenEm}`;
    const known = forms.get(key);
    if (known) return known;
    const font = fonts.get(fontId);
    invariant(font, `the painter got no font ${fontId}`);
    const form = { name: `G${forms.size}`, id: addGlyph(file, font, glyphId, thickenEm) };
    forms.set(key, form);
    return form;
  };
  return ({ glyphs, color }, used) =>
    glyphs
      .map((glyph) => {
        const { name, id } = formOf(glyph);
        used.set(name, id);
        const stroke = glyph.thickenEm ? `${inkOperator(color, 'K')}1 j ` : '';
        const [a, b, c, d, e, f] = glyph.matrix;
        const turn = [a, b, c, d].map(fine).join(' ');
        return `q ${stroke}${turn} ${num(e)} ${num(f)} cm /${name} Do Q\n`;
      })
      .join('');
}

/** A glyph in em, filled in the ink that is on; a bold one also stroked, in the ink for lines. */
function addGlyph(file: PdfObjects, font: Font, glyphId: number, thickenEm: number): Ref {
  const em = font.unitsPerEm;
  const points = font.contours(glyphId).flat();
  const half = (thickenEm * em) / 2;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = [
    Math.min(...xs) - half,
    Math.min(...ys) - half,
    Math.max(...xs) + half,
    Math.max(...ys) + half,
  ];
  const paint = thickenEm
    ? `${num(thickenEm * em)} w\n${glyphPath(font, glyphId)}B\n`
    : `${glyphPath(font, glyphId)}f\n`;
  return file.addStream({
    entries: `/Type/XObject/Subtype/Form/BBox[${box.map(num).join(' ')}]/Matrix[${fine(1 / em)} 0 0 ${fine(1 / em)} 0 0]/Resources<<>>`,
    bytes: latin1(paint),
    coding: 'deflate',
  });
}

const BAR_CORNERS = 4;

/** Quadratic curves become the cubic ones that are exactly equal to them. */
function glyphPath(font: Font, glyphId: number): string {
  const contours = font.contours(glyphId);
  // Some renderers draw a path of four corners as a device rectangle, whole pixels wide: 一 and － would grow.
  const isBar = contours.length === 1 && contours.flat().length <= BAR_CORNERS;
  let path = '';
  let x = 0;
  let y = 0;
  const arrive = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
  };
  drawContours(contours, {
    move: (nextX, nextY) => {
      path += `${num(nextX)} ${num(nextY)} m\n`;
      arrive(nextX, nextY);
    },
    line: (nextX, nextY) => {
      if (isBar) path += `${num((x + nextX) / 2)} ${num((y + nextY) / 2)} l\n`;
      path += `${num(nextX)} ${num(nextY)} l\n`;
      arrive(nextX, nextY);
    },
    curve: (controlX, controlY, nextX, nextY) => {
      const third = (from: number, to: number) => num(from + (2 / 3) * (to - from));
      path += `${third(x, controlX)} ${third(y, controlY)} ${third(nextX, controlX)} ${third(nextY, controlY)} `;
      path += `${num(nextX)} ${num(nextY)} c\n`;
      arrive(nextX, nextY);
    },
    close: () => {
      path += 'h\n';
    },
  });
  return path;
}
