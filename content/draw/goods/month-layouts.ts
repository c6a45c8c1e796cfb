import type { GoodsDesign } from './goods.ts';
import { pageOf } from './leaf-page.ts';
import type { Sheet } from './sheet.ts';
import type { Draw } from './styles/style.ts';

/** Width to height of a photo as cameras and telephones take it, upright and lying. */
const SHAPES = { portrait: 3 / 4, landscape: 4 / 3 } as const;

/** A frame that cuts off less of such a photo shows it well enough. */
const LEAST_LOST = 0.15;

/** What the picture of a month can show instead: a photo whole that its own frame would cut, drawn by the same style. */
export function monthLayouts(sheet: Sheet, draw: Draw): NonNullable<GoodsDesign['layouts']> {
  const { frame } = draw(sheet);
  if (!frame) return {};
  const own = frame.width / frame.height;
  return Object.fromEntries(
    Object.entries(SHAPES)
      .filter(([, ratio]) => 1 - Math.min(own / ratio, ratio / own) >= LEAST_LOST)
      .map(([name, ratio]) => [name, pageOf(sheet, draw(sheet, ratio))]),
  );
}
