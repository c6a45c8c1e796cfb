import { mmToPt } from '@fumi/domain';
import type { Operation } from '../display-list.ts';
import type { FontChain } from '../text/font-chain.ts';
import { shapeHorizontal } from '../text/horizontal-line.ts';
import { placeLine } from '../text/place-line.ts';
import type { Mark } from './address-layout.ts';
import type { CardSpace } from './card-space.ts';

/** The fixed marks of a card: zip frames, stamp box, 郵便はがき. */
export function drawMarks(marks: readonly Mark[], space: CardSpace, chain: FontChain): Operation[] {
  return marks.map((mark) => drawMark(mark, space, chain));
}

function drawMark(mark: Mark, space: CardSpace, chain: FontChain): Operation {
  if (mark.kind === 'bar') return { kind: 'fill', color: mark.color, boxes: [space.box(mark)] };
  if (mark.kind === 'frame') {
    const { x, y, width, height } = space.box(mark);
    const line = mmToPt(mark.lineMm);
    // Frames are measured inside the line (Japan Post), strokes lie on its middle.
    const box = { x: x - line / 2, y: y - line / 2, width: width + line, height: height + line };
    return { kind: 'stroke', color: mark.color, box, lineWidthPt: line };
  }
  const line = shapeHorizontal(mark.text, chain, mark.trackingEm);
  const x = space.x(mark.xMm) - (line.lengthEm * mark.sizePt) / 2;
  const glyphs = placeLine(line, { x, y: space.y(mark.yMm), sizePt: mark.sizePt, squeeze: 1 });
  return { kind: 'text', color: mark.color, glyphs, origin: null };
}
