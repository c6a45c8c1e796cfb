/** What a cover is put together from, pt: both pages have one width, with bleed on all sides. */
type CoverFormat = {
  readonly pageWidthPt: number;
  readonly bleedPt: number;
  readonly spinePt: number;
};

/** A strip of the cover that shows a piece of a page: its x lands on scale · x + shift. */
export type CoverPart = {
  readonly side: 'front' | 'back';
  readonly x: number;
  readonly width: number;
  readonly scale: number;
  readonly shift: number;
};

/*
 *   ┌─ ─ ─ ─ ─ ─ ─┬───┬─ ─ ─ ─ ─ ─ ─┐
 *     ┌───────────┤ ╷ ├───────────┐      Each cover covers its half of the spine with the bleed of its inner
 *   │ │   back    │ │ │   front   │ │    edge, stretched where the half is wider than the bleed.
 *     └───────────┤ ╵ ├───────────┘
 *   └─ ─ ─ ─ ─ ─ ─┴───┴─ ─ ─ ─ ─ ─ ─┘
 */

/** How far a part goes on below the next: between edges that only meet the paper would show. */
const UNDER_PT = 0.5;

/** Back, spine and front as one sheet with bleed around: its parts in the order in which they are laid down. */
export function coverParts({ pageWidthPt, bleedPt, spinePt }: CoverFormat): {
  readonly widthPt: number;
  /** Where the spine begins. */
  readonly spineX: number;
  readonly parts: readonly CoverPart[];
} {
  const spineX = pageWidthPt - bleedPt;
  const frontX = spineX + spinePt;
  const widthPt = frontX + spineX;
  const half = spinePt / 2;
  const scale = Math.max(1, half / bleedPt);
  return {
    widthPt,
    spineX,
    parts: [
      { side: 'back', x: spineX - UNDER_PT, width: half + 2 * UNDER_PT, scale, shift: spineX * (1 - scale) },
      { side: 'front', x: spineX + half, width: half + UNDER_PT, scale, shift: frontX - bleedPt * scale },
      { side: 'back', x: 0, width: spineX, scale: 1, shift: 0 },
      { side: 'front', x: frontX, width: widthPt - frontX, scale: 1, shift: frontX - bleedPt },
    ],
  };
}
