/**
 * How far the colours of a picture reach into what is transparent, px. At 72 dpi a renderer takes its samples from
 * four pixels of our raster on each side, and a smooth filter from twice as many.
 */
const REACH_PX = 12;

/** Below this opacity a pixel has too few levels left to tell its colour. */
export const FAINT = 8;

/**
 * Gives transparent pixels the colour of their visible neighbours, in place. A press file keeps colour and opacity
 * apart, and a renderer that scales it mixes colours before it knows which are visible: black behind a
 * transparent pixel becomes a hairline around everything.
 */
export function bleedColours(rgba: Uint8Array, widthPx: number, heightPx: number): void {
  const isKnown = new Uint8Array(widthPx * heightPx);
  for (let at = 0; at < isKnown.length; at += 1) isKnown[at] = (rgba[at * 4 + 3] ?? 0) >= FAINT ? 1 : 0;
  spread(rgba, isKnown, widthPx, COLOURS);
}

const COLOURS = [0, 1, 2] as const;
const COLOURS_AND_OPACITY = [0, 1, 2, 3] as const;

/** Carries colour and opacity of the known pixels on into those that may be entered, in place. */
export const bleedOpacity = (
  rgba: Uint8Array,
  isKnown: Uint8Array,
  mayEnter: (at: number) => boolean,
  widthPx: number,
): void => spread(rgba, isKnown, widthPx, COLOURS_AND_OPACITY, mayEnter);

function spread(
  rgba: Uint8Array,
  isKnown: Uint8Array,
  widthPx: number,
  channels: readonly number[],
  mayEnter: (at: number) => boolean = () => true,
): void {
  let rim = rimOf(isKnown, widthPx).filter(mayEnter);
  for (let step = 0; step < REACH_PX && rim.length > 0; step += 1) {
    const colours = rim.map((at) => meanOfNeighbours(rgba, isKnown, at, widthPx, channels));
    rim.forEach((at, index) => {
      rgba.set(colours[index] ?? [], at * 4);
      isKnown[at] = 1;
    });
    const next = new Set<number>();
    for (const at of rim)
      for (const other of neighbours(at, widthPx, isKnown.length))
        if (isKnown[other] === 0 && mayEnter(other)) next.add(other);
    rim = [...next];
  }
}

/** Pixels of unknown colour beside a pixel whose colour is known. */
function rimOf(isKnown: Uint8Array, widthPx: number): number[] {
  const rim: number[] = [];
  for (let at = 0; at < isKnown.length; at += 1) {
    if (isKnown[at] === 1) continue;
    if (neighbours(at, widthPx, isKnown.length).some((other) => isKnown[other] === 1)) rim.push(at);
  }
  return rim;
}

export function neighbours(at: number, widthPx: number, count: number): number[] {
  const x = at % widthPx;
  const found: number[] = [];
  if (x > 0) found.push(at - 1);
  if (x < widthPx - 1) found.push(at + 1);
  if (at >= widthPx) found.push(at - widthPx);
  if (at + widthPx < count) found.push(at + widthPx);
  return found;
}

function meanOfNeighbours(
  rgba: Uint8Array,
  isKnown: Uint8Array,
  at: number,
  widthPx: number,
  channels: readonly number[],
): number[] {
  const known = neighbours(at, widthPx, isKnown.length).filter((other) => isKnown[other] === 1);
  return channels.map((channel) =>
    Math.round(known.reduce((sum, other) => sum + (rgba[other * 4 + channel] ?? 0), 0) / known.length),
  );
}
