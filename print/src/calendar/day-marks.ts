import type { Box, Outline, Point } from '../display-list.ts';
import type { PlannedMark } from './calendar-plan.ts';

/* The marks of own days: solid shapes with few and large holes, so that a press holds them at 1.6 mm. One unit wide, y down. */

type Curve = Outline['curves'][number];

const line = (from: Point, to: Point): Curve => [from, to, to];

function polygon([start, ...rest]: readonly [Point, ...Point[]]): Outline {
  const corners = [start, ...rest];
  return {
    start,
    curves: corners.map((from, at) => line(from, corners[(at + 1) % corners.length] ?? start)),
  };
}

/** Four curves make a circle to within a third of a thousandth of its radius. */
const ARC = 0.5523;

function ellipse([x, y]: Point, across: number, down = across): Outline {
  const [a, d] = [across * ARC, down * ARC];
  const top: Point = [x, y - down];
  return {
    start: top,
    curves: [
      [
        [x + a, y - down],
        [x + across, y - d],
        [x + across, y],
      ],
      [
        [x + across, y + d],
        [x + a, y + down],
        [x, y + down],
      ],
      [
        [x - a, y + down],
        [x - across, y + d],
        [x - across, y],
      ],
      [[x - across, y - d], [x - a, y - down], top],
    ],
  };
}

const around = (turn: number, radius: number): Point => [
  0.5 + radius * Math.sin(2 * Math.PI * turn),
  0.5 - radius * Math.cos(2 * Math.PI * turn),
];

const HEART: Outline = {
  start: [0.5, 0.28],
  curves: [
    [
      [0.42, 0.02],
      [0.02, 0.02],
      [0.02, 0.36],
    ],
    [
      [0.02, 0.6],
      [0.32, 0.76],
      [0.5, 0.95],
    ],
    [
      [0.68, 0.76],
      [0.98, 0.6],
      [0.98, 0.36],
    ],
    [
      [0.98, 0.02],
      [0.58, 0.02],
      [0.5, 0.28],
    ],
  ],
};

const STAR_INNER = 0.24;
const star = (): Outline => {
  const corners = Array.from({ length: 10 }, (_, at): Point => {
    const [x, y] = around(at / 10, at % 2 === 0 ? 0.52 : STAR_INNER);
    return [x, y + 0.03];
  });
  return polygon(corners as [Point, ...Point[]]);
};

/** Five petals around a middle, none of which touch. */
const flower = (): Outline[] => [
  ...Array.from({ length: 5 }, (_, at) => ellipse(around(at / 5, 0.32), 0.175)),
  ellipse([0.5, 0.5], 0.12),
];

const rectangle = (x: number, y: number, width: number, height: number): Outline =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A candle with its flame, the upper layer, and the lower one behind a line of cream. */
const CAKE: readonly Outline[] = [
  ellipse([0.5, 0.1], 0.08, 0.1),
  rectangle(0.45, 0.23, 0.1, 0.14),
  rectangle(0.13, 0.37, 0.74, 0.25),
  rectangle(0.02, 0.7, 0.96, 0.26),
];

/** Lid and box on both sides of a ribbon, under its bow. */
const PRESENT: readonly Outline[] = [
  ellipse([0.34, 0.16], 0.15, 0.12),
  ellipse([0.66, 0.16], 0.15, 0.12),
  rectangle(0.02, 0.32, 0.42, 0.18),
  rectangle(0.56, 0.32, 0.42, 0.18),
  rectangle(0.08, 0.56, 0.36, 0.4),
  rectangle(0.56, 0.56, 0.36, 0.4),
];

const NOTE: readonly Outline[] = [
  ellipse([0.34, 0.82], 0.22, 0.16),
  polygon([
    [0.56, 0.82],
    [0.56, 0.02],
    [0.66, 0.02],
    [0.9, 0.27],
    [0.86, 0.54],
    [0.8, 0.54],
    [0.78, 0.38],
    [0.66, 0.28],
    [0.66, 0.82],
  ]),
];

const FLAG: readonly Outline[] = [
  rectangle(0.12, 0.02, 0.1, 0.96),
  polygon([
    [0.29, 0.07],
    [0.96, 0.29],
    [0.29, 0.51],
  ]),
];

/** From above, its nose up: what is right of the middle, and the same left of it. */
const plane = (): Outline => {
  const right: readonly Point[] = [
    [0.57, 0.12],
    [0.57, 0.37],
    [0.98, 0.62],
    [0.98, 0.73],
    [0.57, 0.61],
    [0.56, 0.82],
    [0.7, 0.91],
    [0.7, 0.98],
  ];
  const left = right.map(([x, y]): Point => [1 - x, y]).toReversed();
  return polygon([[0.5, 0.02], ...right, [0.5, 0.93], ...left]);
};

const PAW: readonly Outline[] = [
  ellipse([0.5, 0.73], 0.27, 0.23),
  ellipse([0.12, 0.46], 0.1, 0.14),
  ellipse([0.36, 0.22], 0.11, 0.17),
  ellipse([0.64, 0.22], 0.11, 0.17),
  ellipse([0.88, 0.46], 0.1, 0.14),
];

const MARKS: Readonly<Record<PlannedMark['mark'], readonly Outline[]>> = {
  circle: [ellipse([0.5, 0.5], 0.48), ellipse([0.5, 0.5], 0.34)],
  heart: [HEART],
  star: [star()],
  cake: CAKE,
  flower: flower(),
  present: PRESENT,
  note: NOTE,
  flag: FLAG,
  plane: [plane()],
  paw: PAW,
};

/** The outlines of a mark, as large as its box. */
export function markOutlines(mark: PlannedMark['mark'], { x, y, width, height }: Box): Outline[] {
  const put = ([across, down]: Point): Point => [x + across * width, y + down * height];
  return MARKS[mark].map(({ start, curves }) => ({
    start: put(start),
    curves: curves.map(([first, second, end]) => [put(first), put(second), put(end)] as const),
  }));
}
