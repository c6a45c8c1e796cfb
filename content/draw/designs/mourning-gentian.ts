import { defineDesign } from '../drawing/design.ts';
import { leaf } from '../drawing/flowers.ts';
import { ellipsePath, oval } from '../drawing/frames.ts';
import { at, repeat, ring } from '../drawing/geometry.ts';
import { tooth } from '../drawing/paper.ts';
import { wash } from '../drawing/watercolour.ts';

const bell = (x: number, y: number, s: number, turn: number) =>
  at(
    x,
    y,
    `<path d="M-22 60C-34 20 -38 -20 -44 -58C-30 -44 -20 -44 -14 -66C-6 -48 6 -48 14 -66C20 -44 30 -44 44 -58C38 -20 34 20 22 60Z" fill="#8f8ab8"/><path d="M-10 58C-16 10 -14 -20 -14 -60M10 58C16 10 14 -20 14 -60" stroke="#6f6a9c" stroke-width="3" fill="none" opacity=".6"/><path d="M-24 56C-20 84 20 84 24 56Z" fill="#8a9a86"/>`,
    s,
    turn,
  );

const COLUMN = { face: 'mincho', vertical: true, fill: '#3a3840' } as const;

export const design = defineDesign({
  id: 27203,
  slug: 'mourning-gentian',
  label: 'りんどう',
  group: 30,
  tags: ['花'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['purple', 'grey'],
  mood: ['formal', 'calm', 'natural'],
  frame: oval(430, 470, 350, 330),
  photo: 'bouquet',
  background: () =>
    `<rect width="1576" height="1085" fill="#f7f6f5"/>${wash(ring(300, 900, 380, 180, 16, 0.2, 4), '#cfcfe0', { opacity: 0.6, seed: 5, rim: 0.15 })}${wash(ring(760, 980, 300, 120, 16, 0.2, 8), '#d9dcd6', { opacity: 0.6, seed: 8, rim: 0.15 })}${tooth('landscape', 0.3)}<path d="${ellipsePath(430, 470, 364, 344)}" fill="none" stroke="#c6c4d2" stroke-width="2"/>`,
  overlay: () =>
    `${repeat(3, (i) => `<path d="M${180 + i * 120} 1120Q${200 + i * 120} 980 ${190 + i * 130} ${850 + (i % 2) * 40}" stroke="#8a9a86" stroke-width="6" fill="none"/>`)}${[
      [200, 1000, -60],
      [196, 960, 60],
      [320, 1010, -55],
      [330, 980, 50],
      [440, 1020, -50],
      [446, 990, 60],
      [200, 1040, 80],
      [430, 1050, -80],
    ]
      .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, 110, '#94a48e', turn, 0.22))
      .join(
        '',
      )}${bell(184, 830, 1, -8)}${bell(240, 890, 0.8, 22)}${bell(140, 900, 0.76, -30)}${bell(318, 870, 0.96, 6)}${bell(454, 820, 1, 10)}${bell(510, 890, 0.76, 32)}${bell(396, 900, 0.74, -24)}`,
  words: [
    {
      ...COLUMN,
      type: 'GREETING',
      text: '喪中につき年末年始のご挨拶を\n　　ご遠慮申し上げます',
      box: { x: 1366, y: 84, width: 132, height: 880 },
      size: 46,
      leading: 1.7,
      tracking: 0.04,
    },
    {
      ...COLUMN,
      type: 'MESSAGE',
      text: '皆様からのお心づかいに感謝しつつ\n時節柄一層のご自愛を\nお祈り申し上げます',
      box: { x: 1068, y: 96, width: 280, height: 860 },
      stack: 'middle',
      size: 33,
      leading: 1.9,
      tracking: 0.05,
    },
    {
      ...COLUMN,
      type: 'DATE',
      text: '令和八年 十二月',
      box: { x: 1026, y: 180, width: 28, height: 600 },
      size: 28,
      tracking: 0.1,
    },
    {
      ...COLUMN,
      type: 'ADDRESS',
      text: '',
      box: { x: 899, y: 96, width: 113, height: 870 },
      size: 30,
      align: 'end',
      leading: 1.25,
    },
    {
      ...COLUMN,
      type: 'NAMES',
      text: '',
      box: { x: 802, y: 480, width: 84, height: 486 },
      size: 40,
      align: 'end',
      leading: 1.4,
    },
  ],
});
