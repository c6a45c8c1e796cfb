import type { Contour, Point } from './contours.ts';

/** Receives one outline in drawing order, font units, y up. */
type Pen = {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  curve(controlX: number, controlY: number, x: number, y: number): void;
  close(): void;
};

/** Walks contours of on- and off-curve points; two controls in a row imply the point between them. */
export function drawContours(contours: readonly Contour[], pen: Pen): void {
  for (const contour of contours) if (contour.length > 0) drawContour(contour, pen);
}

function drawContour(contour: Contour, pen: Pen): void {
  const first = contour.findIndex((point) => point.onCurve);
  const rotated = first < 0 ? contour : [...contour.slice(first + 1), ...contour.slice(0, first)];
  const start = startPoint(contour, first);
  pen.move(start.x, start.y);
  let control: Point | undefined;
  for (const point of rotated) {
    if (point.onCurve) {
      if (control) pen.curve(control.x, control.y, point.x, point.y);
      else pen.line(point.x, point.y);
      control = undefined;
      continue;
    }
    if (control) {
      const joint = middle(control, point);
      pen.curve(control.x, control.y, joint.x, joint.y);
    }
    control = point;
  }
  if (control) pen.curve(control.x, control.y, start.x, start.y);
  pen.close();
}

function startPoint(contour: Contour, first: number): Point {
  const onCurve = contour[first];
  if (onCurve) return onCurve;
  return middle(contour[0] as Point, contour[contour.length - 1] as Point);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true };
}
