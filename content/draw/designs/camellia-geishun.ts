import { defineDesign } from '../drawing/design.ts';
import { camellia, leaf } from '../drawing/flowers.ts';
import { plain } from '../drawing/frames.ts';
import { dust, GOLD } from '../drawing/gold.ts';
import { brushed, seal } from '../drawing/ink.ts';
import { washi } from '../drawing/paper.ts';

const frame = plain(0, 0, 1085, 850);

const bunch = (x: number, y: number, leaves: readonly (readonly [number, number, number])[]) =>
  leaves
    .map(([turn, length, tone]) =>
      leaf(x, y, length, ['#2f5a3c', '#3f7048', '#264a34'][tone] ?? '#2f5a3c', turn, 0.44, '#cfe0b8'),
    )
    .join('');

export const design = defineDesign({
  id: 27004,
  slug: 'camellia-geishun',
  label: '椿と筆文字 迎春',
  group: 10,
  tags: ['筆文字', '和風'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['red', 'white', 'black'],
  mood: ['japanese', 'formal'],
  frame,
  photo: 'grandparents',
  background: () => `<rect width="1085" height="1576" fill="#fbf7ee"/>${washi('portrait', { light: 0.5 })}`,
  overlay: () => `<rect y="850" width="1085" height="5" fill="${GOLD}"/>
    ${brushed('迎', { face: 'boku', size: 380, x: 660, y: 860, vertical: true, fill: '#1f1714' })}${brushed('春', { face: 'boku', size: 380, x: 400, y: 1060, vertical: true, fill: '#1f1714' })}
    ${seal('未', 206, 1424, 84)}${dust(900, 960, 120, 90, 60, GOLD, 3)}
    ${bunch(930, 1420, [
      [-100, 210, 0],
      [-60, 200, 1],
      [-20, 190, 2],
      [60, 180, 0],
      [-140, 190, 1],
    ])}${camellia(940, 1400, 138, '#c9273b', 12)}${bunch(1030, 1210, [
      [-70, 150, 1],
      [-20, 160, 0],
      [-130, 130, 2],
    ])}${camellia(1010, 1226, 92, '#fdf6f0', 40, '#e9bdb6')}${camellia(800, 1520, 96, '#d94a55', 70)}
    
    `,
  words: [
    {
      type: 'MESSAGE',
      text: '本年もよろしくお願いいたします',
      box: { x: 126, y: 900, width: 48, height: 610 },
      face: 'mincho',
      size: 34,
      fill: '#2b211d',
      vertical: true,
      tracking: 0.09,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 70, y: 1010, width: 30, height: 298 },
      face: 'mincho',
      size: 28,
      fill: '#2b211d',
      vertical: true,
      tracking: 0.14,
    },
  ],
});
