import {
  clampOffset,
  cropSize,
  offsetSeen,
  type PhotoCrop,
  type Point,
  rotated,
  type Size,
  slideRange,
  viewIn,
} from '@fumi/domain';

/** A photo's size, the frame through which it is seen, and how wide that is on the screen, px. */
export type CropScreen = { readonly size: Size; readonly frame: Size; readonly widthPx: number };

/** What was touched goes from one place to another and grows by a factor; px of the screen from the frame's middle. */
export type Gesture = { readonly from: Point; readonly to: Point; readonly factor: number };

const MIDDLE: Point = { x: 0, y: 0 };

/** Zoom is kept to a hundredth. */
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The crop after a gesture: the frame stands still, and the photo moves under it as far as it covers the frame. */
export function moved(
  { size, frame, widthPx }: CropScreen,
  { offset, view, look }: PhotoCrop,
  gesture: Gesture,
): PhotoCrop {
  const zoom = Math.max(1, hundredth(view.zoom * gesture.factor));
  const next = viewIn(size, frame, { ...view, zoom });
  const before = cropSize(size, frame, view).width / widthPx;
  const after = cropSize(size, frame, next).width / widthPx;
  const shift = rotated(
    {
      x: gesture.from.x * before - gesture.to.x * after,
      y: gesture.from.y * before - gesture.to.y * after,
    },
    -view.level,
  );
  const at = offsetSeen(size, { frame, view }, { frame, view: next }, offset);
  const to = clampOffset(size, frame, { x: at.x + shift.x, y: at.y + shift.y }, next);
  return { offset: to, view: next, look };
}

/** How far a key moves the photo at least, in px of the screen. */
const STEP = 1;
const FAST_STEP = 10;
/** What a key enlarges by. */
const ZOOM_STEP = 1.1;
/** Further than any photo reaches. */
const TO_THE_END = 1e6;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const OTHER_KEYS: Readonly<Record<string, Gesture>> = {
  Home: { from: MIDDLE, to: { x: TO_THE_END, y: TO_THE_END }, factor: 1 },
  End: { from: MIDDLE, to: { x: -TO_THE_END, y: -TO_THE_END }, factor: 1 },
  '+': { from: MIDDLE, to: MIDDLE, factor: ZOOM_STEP },
  ';': { from: MIDDLE, to: MIDDLE, factor: ZOOM_STEP },
  '=': { from: MIDDLE, to: MIDDLE, factor: ZOOM_STEP },
  '-': { from: MIDDLE, to: MIDDLE, factor: 1 / ZOOM_STEP },
};

/** A hundredth of the way, px of the screen: a smaller step would be read out in the same words. */
function announcedStep({ size, frame, widthPx }: CropScreen, { view }: PhotoCrop): Point {
  const range = slideRange(size, frame, view);
  const scale = cropSize(size, frame, view).width / widthPx;
  return { x: Math.ceil(range.x / 100) / scale, y: Math.ceil(range.y / 100) / scale };
}

/** What a key does to the photo under the frame; null where the key means nothing here. */
export function gestureOfKey(
  key: string,
  isFast: boolean,
  screen: CropScreen,
  crop: PhotoCrop,
): Gesture | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return OTHER_KEYS[key] ?? null;
  const px = isFast ? FAST_STEP : STEP;
  const told = announcedStep(screen, crop);
  const to = { x: direction.x * Math.max(px, told.x), y: direction.y * Math.max(px, told.y) };
  return { from: MIDDLE, to, factor: 1 };
}

/** How much larger a turn of the wheel makes the photo; a pinch on a touchpad comes as small turns with Control. */
export const wheelFactor = ({ deltaY, deltaMode, ctrlKey }: WheelEvent): number =>
  Math.exp(-deltaY * (deltaMode === 0 ? 1 : LINE_PX) * (ctrlKey ? PINCH_SPEED : WHEEL_SPEED));

/** Height of a line, for a wheel that counts lines. */
const LINE_PX = 20;
const WHEEL_SPEED = 0.0015;
const PINCH_SPEED = 0.01;

/** Enlarges what was pressed twice, or shows all of it again. */
export const gestureOfDoublePress = (at: Point, zoom: number): Gesture => ({
  from: at,
  to: zoom > 1 ? at : MIDDLE,
  factor: zoom > 1 ? 1 / zoom : DOUBLE_PRESS_ZOOM,
});

const DOUBLE_PRESS_ZOOM = 2;
