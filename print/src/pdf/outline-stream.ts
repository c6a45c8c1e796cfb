import { invariant } from '@fumi/domain';
import type { TextOperation } from '../display-list.ts';
import type { Font } from '../font/font.ts';
import { drawContours } from '../font/outline.ts';
import { fine, inkOperator, num } from './bytes.ts';

/** Paints text as filled paths, for presses that take no fonts (アウトライン化). Keeps the paths it has drawn. */
export function outlinePainter(fonts: ReadonlyMap<string, Font>): (operation: TextOperation) => string {
  const known = new Map<string, string>();
  return ({ glyphs, color }) =>
    glyphs
      .map(({ font: fontId, glyphId, matrix, thickenEm }) => {
        const font = fonts.get(fontId);
        invariant(font, `the painter got no font ${fontId}`);
        const key = `${fontId} ${glyphId}`;
        const path = known.get(key) ?? glyphPath(font, glyphId);
        known.set(key, path);
        const em = font.unitsPerEm;
        const [a, b, c, d, e, f] = matrix;
        const scale = [a, b, c, d].map((part) => fine(part / em)).join(' ');
        const stroke = thickenEm ? `${inkOperator(color, 'K')}1 j ${num(thickenEm * em)} w\n` : '';
        return `q ${scale} ${num(e)} ${num(f)} cm\n${stroke}${path}${thickenEm ? 'B' : 'f'}\nQ\n`;
      })
      .join('');
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
