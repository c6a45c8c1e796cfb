import type { WritingDirection } from '@fumi/domain';
import type { Box, Origin } from '../display-list.ts';
import { findingIssues, fitIssues } from '../issues.ts';
import { type Fit, fitLine, type Room } from '../text/fit.ts';
import type { FontChain } from '../text/font-chain.ts';
import { shapeHorizontal } from '../text/horizontal-line.ts';
import { joinClusters, type ShapedLine } from '../text/line.ts';
import { type LinePlace, placeLine } from '../text/place-line.ts';
import { shapeVertical, type VerticalStyle } from '../text/vertical-line.ts';
import { type Fragment, type SetBox, textOperation } from './fragment.ts';

/** Shapes a line in the direction of its writing; lengths are em until it is fitted. */
export function shapeLine(
  text: string,
  writing: WritingDirection,
  chain: FontChain,
  style: VerticalStyle,
): ShapedLine {
  return writing === 'vertical'
    ? shapeVertical(text, chain, style)
    : shapeHorizontal(text, chain, style.trackingEm ?? 0);
}

/** The same with air between its characters, as much of it as leaves the line its size: air goes first. */
export function shapeAired(
  text: string,
  writing: WritingDirection,
  chain: FontChain,
  { trackingEm, sizePt, lengthPt }: Pick<Room, 'sizePt' | 'lengthPt'> & { readonly trackingEm: number },
): ShapedLine {
  const solid = shapeLine(text, writing, chain, {});
  const gaps = Math.max(1, solid.clusters.length - 1);
  const airEm = (lengthPt / sizePt - solid.lengthEm) / gaps;
  return airEm <= 0
    ? solid
    : joinClusters(writing, solid.clusters, solid.findings, Math.min(trackingEm, airEm));
}

type LineRequest = {
  readonly line: ShapedLine;
  /** The text as a message shows it. */
  readonly text: string;
  readonly room: Room;
  /** Start of the room, page coordinates: top and middle of a vertical line, left end and middle of another. */
  readonly x: number;
  readonly y: number;
  readonly align: 'start' | 'middle' | 'end' | 'spread';
  readonly origin: Origin;
};

/** Sets one line into its room: smaller, condensed, or reported where even that reads badly. */
export function setLine(request: LineRequest): Fragment {
  const { line, room, origin, text } = request;
  if (line.clusters.length === 0) return { operations: [], boxes: [], issues: [] };
  const fit = fitLine(line.lengthEm, room);
  const lengthPt = line.lengthEm * fit.sizePt * fit.squeeze;
  const place = alignedPlace(request, fit, lengthPt);
  const spread = (place.spreadPt ?? 0) * (line.clusters.length - 1);
  return {
    operations: textOperation(placeLine(line, place), origin),
    boxes: [boxOf(line.writing, place, lengthPt + spread, origin, text)],
    issues: [...findingIssues(line.findings, origin), ...fitIssues(fit, origin, text)],
  };
}

function alignedPlace({ line, room, x, y, align }: LineRequest, fit: Fit, lengthPt: number): LinePlace {
  const free = Math.max(0, room.lengthPt - lengthPt);
  const gaps = line.clusters.length - 1;
  const spreads = align === 'spread' && gaps > 0;
  const shift =
    align === 'end' ? free : align === 'middle' || (align === 'spread' && gaps === 0) ? free / 2 : 0;
  return {
    x: line.writing === 'horizontal' ? x + shift : x,
    y: line.writing === 'vertical' ? y + shift : y,
    sizePt: fit.sizePt,
    squeeze: fit.squeeze,
    ...(spreads ? { spreadPt: free / gaps } : {}),
  };
}

function boxOf(
  writing: WritingDirection,
  place: LinePlace,
  lengthPt: number,
  origin: Origin,
  text: string,
): SetBox {
  const { x, y, sizePt } = place;
  const box: Box =
    writing === 'vertical'
      ? { x: x - sizePt / 2, y, width: sizePt, height: lengthPt }
      : { x, y: y - sizePt / 2, width: lengthPt, height: sizePt };
  return { box, issue: { ...origin, text } };
}
