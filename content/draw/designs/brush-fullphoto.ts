import { defineDesign, fullFrame } from '../drawing/design.ts';
import { linear } from '../drawing/document.ts';
import { brush, type Point } from '../drawing/geometry.ts';
import { brushed, seal } from '../drawing/ink.ts';

const STROKE: readonly Point[] = Array.from(
  { length: 22 },
  (_, i): Point => [-60 + i * 58, 1338 + Math.sin(i / 5) * 26 - i * 3],
);

export const design = defineDesign({
  id: 27017,
  slug: 'brush-fullphoto',
  label: '全面写真と筆の一刷毛',
  group: 10,
  tags: ['筆文字', 'スタイリッシュ'],
  orientation: 'portrait',
  priceYen: 500,
  colour: ['white', 'red'],
  mood: ['stylish', 'japanese'],
  frame: fullFrame('portrait'),
  photo: 'toddler',
  background: () => '<rect width="1085" height="1576" fill="#f3efe6"/>',
  overlay() {
    const dim = linear([
      [0, '#3a2a1a', 0.35],
      [1, '#3a2a1a', 0],
    ]);
    return `${dim.defs}<rect width="1085" height="420" fill="${dim.paint}" opacity=".6"/><path d="${brush(STROKE, (t) => 205 - Math.abs(t - 0.4) * 60, 0.09, 5)}" fill="#fffdf8"/><path d="M-20 1440H1120V1600H-20Z" fill="#fffdf8"/>
    ${brushed('あけまして', { face: 'boku', size: 128, x: 96, y: 1318, fill: '#211815', spacing: 0 })}${brushed('おめでとうございます', { face: 'boku', size: 82, x: 98, y: 1424, fill: '#211815', spacing: 0 })}
    ${seal('未', 908, 1232, 84)}`;
  },
  words: [
    {
      type: 'MESSAGE',
      text: '本年もどうぞよろしくお願いいたします',
      box: { x: 100, y: 1471, width: 640, height: 30 },
      face: 'mincho',
      size: 28,
      fill: '#3a302b',
      tracking: 0.11,
    },
    {
      type: 'DATE',
      text: '令和九年 元旦',
      box: { x: 756, y: 1471, width: 262, height: 30 },
      face: 'mincho',
      size: 28,
      fill: '#3a302b',
      align: 'end',
      tracking: 0.11,
    },
  ],
});
