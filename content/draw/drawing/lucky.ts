import { linear, radial } from './document.ts';
import { at, n, polygon, repeat } from './geometry.ts';
import { lettering } from './lettering.ts';

/** A daruma doll, 240 px wide, its middle at the origin. */
export function daruma(
  x: number,
  y: number,
  scale: number,
  { fill = '#cf3128', deep = '#9d1a17', word = '福', rotate = 0 } = {},
): string {
  const coat = radial(
    [
      [0, '#ffffff', 0.25],
      [0.5, fill, 0],
      [1, deep, 0.75],
    ],
    0.36,
    0.26,
    0.85,
  );
  const shape =
    'M-116 14C-122 -96 -66 -134 0 -134C66 -134 122 -96 116 14C112 96 66 132 0 132C-66 132 -112 96 -116 14Z';
  const eye = (ex: number) =>
    `<circle cx="${ex}" cy="-40" r="23" fill="#fffdf8"/><circle cx="${ex + 2}" cy="-38" r="11.5" fill="#1f1714"/><circle cx="${ex + 6}" cy="-42" r="3.6" fill="#fff"/>`;
  return at(
    x,
    y,
    `${coat.defs}<ellipse cy="132" rx="96" ry="12" fill="#3a1c12" opacity=".18"/><path d="${shape}" fill="${fill}"/><path d="${shape}" fill="${coat.paint}"/><path d="M-84 -22C-92 -92 -44 -104 0 -86C44 -104 92 -92 84 -22C78 26 40 34 0 34C-40 34 -78 26 -84 -22Z" fill="#fbe8d2"/>${eye(-36)}${eye(36)}<path d="M-74 -66C-58 -92 -30 -88 -14 -70C-34 -76 -54 -72 -74 -66ZM74 -66C58 -92 30 -88 14 -70C34 -76 54 -72 74 -66Z" fill="#241a16"/><path d="M-58 8C-46 -8 -20 -6 -6 2C-20 6 -36 18 -58 8ZM58 8C46 -8 20 -6 6 2C20 6 36 18 58 8Z" fill="#241a16"/><path d="M-7 -14Q0 -6 7 -14" fill="none" stroke="#c98a66" stroke-width="4" stroke-linecap="round"/><path d="M-15 14Q0 24 15 14" fill="none" stroke="#b03a30" stroke-width="5" stroke-linecap="round"/><g fill="none" stroke="#e9c46a" stroke-width="5" stroke-linecap="round"><path d="M-96 40C-90 84 -66 108 -40 116M96 40C90 84 66 108 40 116M-78 36C-74 70 -58 90 -38 98M78 36C74 70 58 90 38 98"/></g>${lettering(word, { face: 'boku', size: 66, x: 0, y: 46, vertical: true, ornament: true, fill: '#f3d27e' })}`,
    scale,
    rotate,
  );
}

/** A folded paper crane, seen from the side, 300 px across. */
export function origami(
  x: number,
  y: number,
  scale: number,
  [light, mid, dark]: readonly [string, string, string],
  rotate = 0,
  flip = false,
): string {
  const faces: readonly [string, number[][]][] = [
    [
      dark,
      [
        [-20, 20],
        [-150, -120],
        [30, -10],
      ],
    ],
    [
      mid,
      [
        [-20, 20],
        [30, -10],
        [70, 60],
        [-10, 80],
      ],
    ],
    [
      light,
      [
        [10, 0],
        [96, -150],
        [70, 62],
      ],
    ],
    [
      mid,
      [
        [10, 0],
        [96, -150],
        [-14, 40],
      ],
    ],
    [
      dark,
      [
        [-10, 80],
        [-140, 6],
        [-20, 20],
      ],
    ],
    [
      light,
      [
        [-140, 6],
        [-178, 40],
        [-150, -6],
      ],
    ],
    [
      mid,
      [
        [70, 60],
        [190, -60],
        [40, 10],
      ],
    ],
  ];
  return at(
    x,
    y,
    faces
      .map(
        ([fill, points]) =>
          `<path d="${polygon(points.map(([a = 0, b = 0]) => [a, b] as const))}" fill="${fill}" stroke="${fill}" stroke-width="1" stroke-linejoin="round"/>`,
      )
      .join(''),
    scale,
    rotate,
    flip,
  );
}

/** A spinning top. */
export const top = (
  x: number,
  y: number,
  scale: number,
  [a, b, c]: readonly [string, string, string],
  rotate = 0,
) =>
  at(
    x,
    y,
    `<path d="M-6 -96H6V-40H-6ZM-5 60L0 104L5 60Z" fill="#6d4a2e"/><path d="M-96 -30C-96 10 -40 70 0 78C40 70 96 10 96 -30Z" fill="${a}"/><ellipse cy="-32" rx="96" ry="24" fill="${b}"/><ellipse cy="-34" rx="66" ry="16" fill="${c}"/><ellipse cy="-36" rx="32" ry="8" fill="${a}"/><path d="M-86 4C-50 26 50 26 86 4L72 24C40 40 -40 40 -72 24Z" fill="${c}"/>`,
    scale,
    rotate,
  );

/** A round rice cake on its stand, with a bitter orange. */
export function kagamimochi(x: number, y: number, scale: number): string {
  const cake = linear([
    [0, '#fffefb'],
    [1, '#efe6d8'],
  ]);
  return at(
    x,
    y,
    `${cake.defs}<path d="M-120 118L-96 220H96L120 118Z" fill="#e2bd86"/><path d="M-144 92H144V122H-144Z" fill="#eccb97"/><circle cy="168" r="24" fill="#c99d62"/><path d="M-120 96L0 60L120 96L60 150L0 120L-60 150Z" fill="#fff"/><path d="M-112 98L0 132L112 98" fill="none" stroke="#cf3a2e" stroke-width="8"/><path d="M-124 60C-124 6 124 6 124 60C124 104 -124 104 -124 60Z" fill="${cake.paint}"/><path d="M-88 4C-88 -44 88 -44 88 4C88 42 -88 42 -88 4Z" fill="${cake.paint}"/><circle cy="-62" r="44" fill="#f19a32"/><circle cx="-14" cy="-76" r="11" fill="#ffd08a" opacity=".8"/><path d="M0 -104C-20 -132 -56 -132 -70 -120C-50 -104 -22 -98 0 -104ZM2 -104C22 -128 50 -126 60 -116C44 -104 20 -100 2 -104Z" fill="#4f8247"/>`,
    scale,
  );
}

/** A kite with a word, its tail in the wind. */
export const kite = (x: number, y: number, scale: number, word: string, fill: string, rotate = 0) =>
  at(
    x,
    y,
    `<path d="M-70 112q-26 60 6 110t-14 100M70 112q26 60 -6 110t14 100" fill="none" stroke="${fill}" stroke-width="12"/><rect x="-86" y="-112" width="172" height="224" rx="5" fill="#fffaf0"/><rect x="-86" y="-112" width="172" height="40" fill="${fill}"/><rect x="-86" y="72" width="172" height="40" fill="${fill}"/>${lettering(word, { face: 'boku', size: 132, x: 0, y: -70, vertical: true, ornament: true, fill: '#231815' })}`,
    scale,
    rotate,
  );

/** A temari ball: bands of thread around flowers. */
export function temari(
  x: number,
  y: number,
  r: number,
  [base, a, b, c]: readonly [string, string, string, string],
  rotate = 0,
): string {
  const shade = radial(
    [
      [0, '#fff', 0.35],
      [0.5, '#fff', 0],
      [1, '#2a1210', 0.35],
    ],
    0.36,
    0.3,
    0.8,
  );
  const rays = repeat(
    8,
    (i) =>
      `<path transform="rotate(${i * 45})" d="M0 -10C-30 -34 -30 -72 0 -92C30 -72 30 -34 0 -10Z" fill="${i % 2 ? a : b}"/><path transform="rotate(${i * 45})" d="M0 -20C-15 -36 -15 -62 0 -76C15 -62 15 -36 0 -20Z" fill="${c}"/>`,
  );
  return `${shade.defs}${at(x, y, `<circle r="100" fill="${base}"/><g fill="none" stroke="${c}" stroke-width="3" opacity=".7">${repeat(6, (i) => `<ellipse rx="100" ry="${n(20 + i * 15)}" transform="rotate(${i * 30})"/>`)}</g>${rays}<circle r="12" fill="${c}"/><circle r="100" fill="${shade.paint}"/>`, r / 100, rotate)}`;
}
