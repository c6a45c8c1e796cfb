import { clip, rect } from '../drawing/document.ts';
import { archPath, ellipsePath, heartPath, roundedPath } from '../drawing/frames.ts';
import type { Box } from '../drawing/geometry.ts';
import { GOLD } from '../drawing/gold.ts';
import { lettering } from '../drawing/lettering.ts';
import {
  asanoha,
  bands,
  dots,
  gingham,
  type Pattern,
  seigaiha,
  shippo,
  stripes,
} from '../drawing/pattern.ts';
import type { GoodsDesign, GoodsFamily, PageArt } from './goods.ts';
import { chimney, frontPath, GRASS, roof, SKY, trees } from './styles/home.ts';
import { CREAM, sunrise } from './styles/retro-line.ts';

/** A card of 54 × 86 mm with 3 mm of bleed (spec §3: material 7). */
const SHEET = { width: 614, height: 942 } as const;
const MIDDLE = SHEET.width / 2;
const all = (fill: string) => rect(0, 0, SHEET.width, SHEET.height, fill);

type Word = { readonly text: string; readonly y: number; readonly size?: number; readonly fill: string };

const word = ({ text, y, size = 40, fill }: Word): string =>
  lettering(text, { face: 'josefin', size, x: MIDDLE, y, anchor: 'middle', spacing: size * 0.24, fill });

/** A sheet of paint with a hole in the shape of the window. */
const mat = (window: string, paint: string): string =>
  `<path fill-rule="evenodd" d="M0 0H${SHEET.width}V${SHEET.height}H0Z${window}" fill="${paint}"/>`;

const ring = (window: string, stroke: string, width = 5): string =>
  `<path d="${window}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const LINES = ['BACK_SIDE_TEXT_TYPE_1', 'BACK_SIDE_TEXT_TYPE_2', 'BACK_SIDE_TEXT_TYPE_3'] as const;

/** The three lines in the middle, on a panel of bare paper where the ground is dark: black 8.5 pt must read (spec §3). */
const back = ({
  ground,
  panel,
  ink,
  defs,
}: Record<'ground' | 'panel' | 'ink' | 'defs', string>): PageArt => ({
  background: () =>
    `${defs}${all(ground)}${panel}
    <path d="M120 366H494M120 576H494" stroke="${ink}" stroke-width="2"/>`,
  texts: LINES.map((type, index) => ({ type, box: { x: 84, y: 402 + index * 46, width: 446, height: 46 } })),
});

type Look = Omit<GoodsDesign, 'pages' | 'priceYen' | 'tags'> & {
  readonly tag: string;
  readonly frame: Box;
  readonly ground: string;
  readonly pattern?: Pattern;
  readonly art: () => string;
  readonly backGround?: string;
  /** On the back, below the lines. */
  readonly panel?: string;
  readonly ink: string;
};

const PAPER_PANEL = rect(74, 306, 466, 330, '#ffffff', 'rx="18"');

function card({
  frame,
  ground,
  pattern,
  art,
  backGround,
  panel = PAPER_PANEL,
  ink,
  tag,
  ...facts
}: Look): GoodsDesign {
  const paint = pattern?.paint ?? ground;
  const defs = pattern?.defs ?? '';
  return {
    ...facts,
    tags: [tag],
    priceYen: 500,
    pages: {
      1: { background: () => `${defs}${all(paint)}`, frames: [frame], overlay: () => `${defs}${art()}` },
      2: back({ ground: backGround ?? paint, panel, ink, defs }),
    },
  };
}

const whole: Box = { x: 0, y: 0, ...SHEET };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const navy = bands('#23385c', '#1b2d4b', 26, 26);
const hemp = asanoha(88, '#e9b7a6', 2);
const waves = seigaiha(44, '#cfe0e6', '#8fb4c2', 2.4);
const rings = shippo(46, '#f6d8dc', 3);
const checks = gingham('#fffaf0', '#e9b44c', 42);
const college = stripes('#2f5d4a', '#28513f', 30, 30, 45);
const polka = dots('#f3e7d6', '#e2cdb2', 58, 8);

const round = ellipsePath(MIDDLE, 390, 222);
const door = archPath(box(104, 108, 406, 620));
const soft = roundedPath(box(72, 96, 470, 620), 34);
const heart = heartPath(MIDDLE, 130, 470);

/** The house is drawn for sheets of 1085 units. */
const HOUSE_SCALE = 0.6;
const front = box(112, 150, 390, 596);
const wide = box(
  front.x / HOUSE_SCALE,
  front.y / HOUSE_SCALE,
  front.width / HOUSE_SCALE,
  front.height / HOUSE_SCALE,
);
const atHome = (art: string) => `<g transform="scale(${HOUSE_SCALE})">${art}</g>`;

/** Four cloths of a shop's curtain on a bamboo rod, their middle under a crest. */
function noren(): string {
  const [top, side] = [78, SHEET.width / 4];
  const cloths = [0, 1, 2, 3]
    .map((i) => {
      const [x, foot] = [i * side, 306 + (i % 2) * 8];
      return `<path d="M${x + 2.5} ${top}H${x + side - 2.5}C${x + side + 1} 180 ${x + side - 9} 240 ${x + side - 5} ${foot}Q${x + side / 2} ${foot + 14} ${x + 6} ${foot - 4}C${x + 9} 230 ${x - 2} 170 ${x + 2.5} ${top}Z" fill="#24406b"/><path d="M${x + side * 0.3} ${top + 8}C${x + side * 0.34} 180 ${x + side * 0.26} 240 ${x + side * 0.3} ${foot - 6}" fill="none" stroke="#1a3054" stroke-width="5" opacity=".5"/>`;
    })
    .join('');
  const crest = `<circle cx="${MIDDLE}" cy="196" r="76" fill="#fbf6e8"/><circle cx="${MIDDLE}" cy="196" r="65" fill="none" stroke="#24406b" stroke-width="4"/>`;
  const rod = `${rect(-2, 58, SHEET.width + 4, 22, '#b99a5b')}${rect(-2, 62, SHEET.width + 4, 5, '#dcc48a')}<path d="M150 58v22M404 58v22" stroke="#8a6d36" stroke-width="4"/>`;
  const kanji = lettering('和', {
    face: 'minchoBold',
    size: 92,
    x: MIDDLE,
    y: 230,
    anchor: 'middle',
    fill: '#24406b',
  });
  return `${rect(0, 0, SHEET.width, 270, '#efe5d0')}${cloths}${crest}${kanji}${rod}`;
}

/** IDカード (T0014, material 7). */
export const idCards: GoodsFamily = {
  materialId: 7,
  file: 'id-card.ts',
  groupId: 700,
  label: 'IDカード',
  tags: ['シンプル', 'かわいい', '和風'],
  orientation: 'portrait',
  sheetPx: SHEET,
  sheetPt: { width: 170.079, height: 260.787 },
  endDate: '2027-09-30',
  basePriceYen: 500,
  designs: [
    card({
      id: 70001,
      label: 'ホワイト',
      tag: 'シンプル',
      colour: ['white'],
      mood: ['simple', 'stylish'],
      photos: ['toddler'],
      ground: '#fdfcf9',
      // White on off-white is no panel but a mistake of the printer's.
      panel: '',
      frame: box(72, 92, 470, 610),
      ink: '#8d857a',
      art: () => `${word({ text: 'MEMBER', y: 790, size: 46, fill: '#2b241f' })}
        <path d="M247 836H367" stroke="#b23a2a" stroke-width="5"/>`,
    }),
    card({
      id: 70002,
      label: 'ネイビー',
      tag: 'シンプル',
      colour: ['navy'],
      mood: ['simple', 'formal'],
      photos: ['winter-couple'],
      ground: '#1f3354',
      pattern: navy,
      frame: box(70, 94, 474, 624),
      ink: '#1f3354',
      art: () => `${mat(soft, navy.paint)}${ring(soft, '#e8e2d2')}
        ${word({ text: 'STAFF', y: 806, size: 54, fill: '#fffdf6' })}`,
    }),
    card({
      id: 70003,
      label: '全面写真',
      tag: 'シンプル',
      colour: ['black'],
      mood: ['stylish'],
      photos: ['sea'],
      ground: '#d9d4cb',
      frame: whole,
      ink: '#3a332c',
      backGround: '#e9e4da',
      art: () => `<defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#14110f" stop-opacity="0"/><stop offset="1" stop-color="#14110f" stop-opacity=".72"/></linearGradient></defs>
        <rect y="560" width="614" height="382" fill="url(#dusk)"/>${word({ text: 'FAMILY', y: 836, size: 52, fill: '#ffffff' })}`,
    }),
    card({
      id: 70004,
      label: 'まる窓',
      tag: 'かわいい',
      colour: ['pink'],
      mood: ['cute', 'warm'],
      photos: ['baby'],
      ground: '#eeb6bf',
      pattern: { ...rings, defs: `${rings.defs}` },
      frame: box(84, 166, 446, 448),
      backGround: '#f2c3ca',
      ink: '#c9808c',
      art: () => `${mat(round, '#f0bcc5')}${mat(round, rings.paint)}${ring(round, '#fffaf4', 14)}
        ${rect(110, 690, 394, 124, '#fffaf4', 'rx="62"')}${word({ text: 'HELLO', y: 772, size: 58, fill: '#c5596a' })}`,
    }),
    card({
      id: 70005,
      label: 'ギンガム',
      tag: 'かわいい',
      colour: ['yellow'],
      mood: ['cute', 'playful'],
      photos: ['dog'],
      ground: '#f4cf7a',
      pattern: checks,
      frame: box(70, 126, 474, 436),
      ink: '#b9862a',
      art: () => `${mat(heart, '#fff3d6')}${mat(heart, checks.paint)}${ring(heart, '#ffffff', 14)}
        ${rect(92, 690, 430, 132, '#ffffff', 'rx="24"')}${word({ text: 'BUDDY', y: 778, size: 62, fill: '#a8701a' })}`,
    }),
    card({
      id: 70006,
      label: '水玉',
      tag: 'かわいい',
      colour: ['beige', 'brown'],
      mood: ['warm', 'natural'],
      photos: ['cat'],
      ground: '#f3e7d6',
      pattern: polka,
      frame: box(72, 96, 470, 620),
      ink: '#a98a63',
      art: () => `${mat(soft, polka.paint)}${ring(soft, '#8a6844', 7)}
        ${word({ text: 'MY HOME', y: 812, size: 48, fill: '#6f5233' })}`,
    }),
    card({
      id: 70007,
      label: '麻の葉',
      tag: '和風',
      colour: ['red', 'gold'],
      mood: ['japanese', 'gorgeous'],
      photos: ['kimono'],
      ground: '#b83a30',
      frame: box(104, 108, 406, 620),
      backGround: '#b83a30',
      ink: '#b83a30',
      art: () => `${mat(door, '#b83a30')}${hemp.defs}<g opacity=".55">${mat(door, hemp.paint)}</g>${ring(door, GOLD, 9)}
        ${word({ text: 'JAPAN', y: 826, size: 50, fill: '#fbeecb' })}`,
    }),
    card({
      id: 70008,
      label: '青海波',
      tag: '和風',
      colour: ['blue'],
      mood: ['japanese', 'calm'],
      photos: ['yukata'],
      ground: '#8fb4c2',
      pattern: waves,
      frame: box(72, 96, 470, 620),
      ink: '#5c8797',
      art: () => `${mat(soft, waves.paint)}${ring(soft, '#fdfbf4', 12)}
        ${rect(120, 742, 374, 104, '#fdfbf4', 'rx="10"')}${word({ text: 'FESTA', y: 814, size: 52, fill: '#2f5a6c' })}`,
    }),
    card({
      id: 70009,
      label: 'カレッジ',
      tag: 'シンプル',
      colour: ['green'],
      mood: ['stylish', 'playful'],
      photos: ['children'],
      ground: '#2f5d4a',
      pattern: college,
      frame: box(72, 96, 470, 560),
      ink: '#2f5d4a',
      art: () => `${mat(roundedPath(box(72, 96, 470, 560), 8), college.paint)}
        ${rect(0, 700, 614, 136, '#f4ead2')}${rect(0, 690, 614, 6, '#e2b64f')}${rect(0, 840, 614, 6, '#e2b64f')}
        ${word({ text: 'TEAM', y: 796, size: 76, fill: '#2f5d4a' })}`,
    }),
    card({
      id: 70010,
      label: 'レトロライン',
      tag: 'シンプル',
      colour: ['orange', 'yellow', 'green'],
      mood: ['stylish', 'playful'],
      photos: ['sea'],
      ground: CREAM,
      frame: box(0, 0, SHEET.width, 726),
      ink: '#d8662f',
      art: () => `${sunrise(SHEET.width + 2, 727, -1, -1, 118, 34)}
        ${lettering('FRIENDS', { face: 'josefin', size: 62, x: 70, y: 846, spacing: 15, fill: '#7a2f1e' })}`,
    }),
    card({
      id: 70011,
      label: 'おうち',
      tag: 'かわいい',
      colour: ['red', 'green', 'blue'],
      mood: ['cute', 'warm'],
      photos: ['home'],
      ground: SKY,
      backGround: SKY,
      frame: front,
      ink: GRASS,
      art: () => `${mat(frontPath(front), SKY)}${clip(`M0 0H${SHEET.width}V${SHEET.height}H0Z${frontPath(front)}`, atHome(chimney(wide)), 'evenodd')}
        ${rect(0, 742, SHEET.width, 200, GRASS)}${atHome(`${roof(wide)}${trees(756 / HOUSE_SCALE, [92, 1.3], [912, 1.5])}`)}
        ${word({ text: 'WELCOME', y: 848, size: 56, fill: '#fffaf0' })}`,
    }),
    card({
      id: 70012,
      label: 'のれん',
      tag: '和風',
      colour: ['navy', 'white'],
      mood: ['japanese', 'warm'],
      photos: ['grandparents'],
      ground: '#efe5d0',
      frame: box(0, 268, SHEET.width, SHEET.height - 268),
      backGround: '#24406b',
      ink: '#24406b',
      art: noren,
    }),
  ],
};
