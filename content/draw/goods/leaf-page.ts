import { type Box, n } from '../drawing/geometry.ts';
import { RING_PX } from '../window-ring.ts';
import type { PageArt } from './goods.ts';
import { boxPath, inset, type Sheet } from './sheet.ts';
import type { Leaf } from './styles/style.ts';

const toPx = ({ x, y, width, height }: Box, k: number): Box => ({
  x: n(x * k),
  y: n(y * k),
  width: n(width * k),
  height: n(height * k),
});

/** px of the sheet from units, as the test of margins reads it. */
const scaled = ({ unitPx }: Sheet, art: string) =>
  `<g data-unit="${unitPx}" transform="scale(${unitPx})">${art}</g>`;

/** The background again around the window, so that the corners of the photo hide; a unit is a postcard's pixel. */
function aroundWindow(frame: Box, window: string, background: string): string {
  const outer = boxPath(inset(frame, -RING_PX));
  return `<defs><clipPath id="around"><path clip-rule="evenodd" d="${outer}${window}"/></clipPath></defs><g clip-path="url(#around)">${background}</g>`;
}

function overlayOf({ background, frame, window, overlay }: Leaf): string {
  const again = frame && window ? aroundWindow(frame, window, background()) : '';
  return again + (overlay?.() ?? '');
}

/** A page in px of its paper from one that is drawn in units. */
export function pageOf(sheet: Sheet, leaf: Leaf): PageArt {
  const k = sheet.unitPx;
  const placed = <Place extends { readonly box: Box }>(places: readonly Place[]): Place[] =>
    places.map((place) => ({ ...place, box: toPx(place.box, k) }));
  const hasOverlay = leaf.overlay || leaf.window;
  return {
    background: () => scaled(sheet, leaf.background()),
    ...(leaf.frame ? { frames: [toPx(leaf.frame, k)] } : {}),
    ...(hasOverlay ? { overlay: () => scaled(sheet, overlayOf(leaf)) } : {}),
    ...(leaf.texts ? { texts: placed(leaf.texts) } : {}),
    ...(leaf.calendars ? { calendars: placed(leaf.calendars) } : {}),
  };
}
