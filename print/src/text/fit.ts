/** How a line is made to fit its room: first smaller, then condensed, then still placed but reported. */
export type Fit = {
  readonly sizePt: number;
  /** Scale along the line; 1 = not condensed (平体 in vertical, 長体 in horizontal lines). */
  readonly squeeze: number;
  /** Effective size along the line, as a share of the wanted one. */
  readonly share: number;
  /** Condensed further than reads well. */
  readonly overflows: boolean;
};

export type Room = {
  /** Largest size that the neighbours leave room for. */
  readonly sizePt: number;
  /** What the layout wants, where that is more. */
  readonly wantedPt?: number;
  /** Smallest size that still reads well. */
  readonly floorPt: number;
  readonly lengthPt: number;
};

/** Condensing further than this no longer reads well. */
export const DEEPEST_SQUEEZE = 0.75;

/** Size and squeeze of a line of `lengthEm` in its room. It always fits; `overflows` says at what price. */
export function fitLine(lengthEm: number, room: Room): Fit {
  const { sizePt, floorPt, lengthPt, wantedPt = sizePt } = room;
  if (lengthEm * sizePt <= lengthPt)
    return { sizePt, squeeze: 1, share: sizePt / wantedPt, overflows: false };
  const smaller = Math.max(Math.min(floorPt, sizePt), lengthPt / lengthEm);
  const squeeze = Math.min(1, lengthPt / (lengthEm * smaller));
  return {
    sizePt: smaller,
    squeeze,
    share: (smaller * squeeze) / wantedPt,
    overflows: squeeze < DEEPEST_SQUEEZE,
  };
}
