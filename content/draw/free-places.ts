import { TEXT_FACTS, type TextLook, type TextType } from '@fumi/domain';
import type { Design } from './drawing/design.ts';
import type { Box } from './drawing/geometry.ts';
import { inkOf } from './press-ink.ts';

/** A place that says nothing itself; px at 260 dpi. */
type FreePlace = { readonly type: TextType; readonly box: Box; readonly look: TextLook };

type Ground = 'light' | 'dark';
type Area = {
  /** x, y, width, height; px at 260 dpi, bleed included. */
  readonly box: readonly [number, number, number, number];
  readonly vertical?: true;
  readonly ground?: Ground;
};

/**
 * Where a design has calm ground beside photo, art and words, by its slug: for the line that one recipient gets. Apart
 * from the designs' own files, so that no picture is drawn anew for it.
 */
const COMMENTS: Readonly<Record<string, Area>> = {
  'line-fuji': { box: [92, 796, 901, 199] },
  'silver-stone': { box: [150, 1120, 785, 210] },
  'kagami-simple': { box: [632, 664, 846, 168] },
  'paw-newyear': { box: [82, 70, 921, 180] },
  'peeking-sheep': { box: [132, 938, 821, 194] },
  'kohaku-stripe': { box: [124, 1004, 837, 188] },
  'nordic-sheep': { box: [1256, 90, 240, 590], vertical: true },
  'knit-sweater': { box: [1166, 116, 270, 524], vertical: true },
  'gold-botanical': { box: [82, 800, 640, 205] },
  'white-gold': { box: [1270, 70, 240, 690], vertical: true },
  'pattern-bento': { box: [80, 938, 925, 154] },
  'sumi-hitsuji': { box: [203, 622, 724, 205] },
  'kanchu-snowbird': { box: [72, 814, 614, 200] },
  'kanchu-camellia': { box: [335, 852, 176, 527], vertical: true },
  'kanchu-snowman': { box: [72, 450, 520, 156] },
  'mourning-chrysanthemum': { box: [295, 112, 132, 486], vertical: true },
  'mourning-hills': { box: [306, 712, 490, 112] },
  'baby-duck': { box: [926, 516, 96, 470], vertical: true },
  'moving-hill': { box: [75, 70, 396, 124] },
  'moving-window': { box: [275, 72, 735, 76] },
  'summer-bell': { box: [444, 92, 172, 640], vertical: true },
  'xmas-wreath': { box: [863, 75, 640, 160] },
  'xmas-stocking': { box: [375, 814, 508, 88] },
  'birthday-evening': { box: [75, 883, 708, 128], ground: 'dark' },
  'thanks-bouquet': { box: [1004, 72, 205, 614], vertical: true },
  'thanks-simple': { box: [66, 640, 156, 647], vertical: true },
  'thanks-mizuhiki': { box: [915, 75, 164, 712], vertical: true },
};

/** Squares for the QR code of a link, on designs that tell the sender's address: px. */
const LINKS: Readonly<Record<string, readonly [x: number, y: number, side: number]>> = {
  'wedding-wreath': [71, 971, 160],
  'wedding-kotobuki': [1000, 100, 160],
  'wedding-heart': [1319, 72, 184],
  'moving-hill': [506, 64, 152],
  'moving-window': [72, 72, 184],
};

const INKS: Readonly<Record<Ground, string>> = { light: '#3a332d', dark: '#ffffff' };

function linkPlace({ slug }: Design): readonly FreePlace[] {
  const [x, y, side] = LINKS[slug] ?? [];
  if (x === undefined || y === undefined || side === undefined) return [];
  return [{ type: 'LINK', box: { x, y, width: side, height: side }, look: TEXT_FACTS.LINK.look }];
}

/** 50 × 15 mm at 260 dpi: three lines by hand, either way. Dark ground takes no ink. */
const PEN = { long: 512, short: 154 } as const;

/** Whether words by hand have room where the line for one person would be printed. */
export function hasPenPlace({ slug }: Pick<Design, 'slug'>): boolean {
  const { box, ground } = COMMENTS[slug] ?? {};
  if (!box || ground === 'dark') return false;
  const [, , width, height] = box;
  return Math.max(width, height) >= PEN.long && Math.min(width, height) >= PEN.short;
}

/** What a design has room for beside its own words. */
export const freePlaces = (design: Design): readonly FreePlace[] => [
  ...commentPlace(design),
  ...linkPlace(design),
];

function commentPlace({ slug, words = [] }: Design): readonly FreePlace[] {
  const area = COMMENTS[slug];
  if (!area) return [];
  const { vertical, ground = 'light' } = area;
  const [x, y, width, height] = area.box;
  const look: TextLook = {
    ...TEXT_FACTS.COMMENT.look,
    face: words[0]?.face ?? 'gothic',
    color: inkOf(INKS[ground]),
    align: vertical ? 'start' : 'middle',
    ...(vertical ? { writing: 'vertical' } : {}),
  };
  return [{ type: 'COMMENT', box: { x, y, width, height }, look }];
}
