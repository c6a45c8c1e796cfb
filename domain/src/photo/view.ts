/** How a person has turned and enlarged a photo. */
export type PhotoView = {
  /** How many times smaller the crop is than the largest one; at least 1. */
  readonly zoom: number;
  /** Quarters, clockwise. */
  readonly turn: 0 | 1 | 2 | 3;
  /** Degrees, clockwise. */
  readonly level: number;
};

/** As the camera left it. */
export const PLAIN_VIEW: PhotoView = { zoom: 1, turn: 0, level: 0 };

export const isPlainView = ({ zoom, turn, level }: PhotoView): boolean =>
  zoom === 1 && turn === 0 && level === 0;
