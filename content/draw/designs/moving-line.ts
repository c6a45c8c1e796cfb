import { defineDesign } from '../drawing/design.ts';
import { plain } from '../drawing/frames.ts';
import { lettering } from '../drawing/lettering.ts';
import { tooth } from '../drawing/paper.ts';

const INK = '#34495a';

const LINES = { face: 'gothic', fill: INK, align: 'middle' } as const;

export const design = defineDesign({
  id: 27502,
  slug: 'moving-line',
  label: '線画の家並み',
  group: 60,
  tags: ['シンプル'],
  orientation: 'landscape',
  priceYen: 500,
  colour: ['white', 'navy', 'yellow'],
  mood: ['simple', 'stylish'],
  frame: plain(80, 80, 860, 660),
  photo: 'home',
  background: () => `<rect width="1576" height="1085" fill="#fdfcf8"/>${tooth('landscape', 0.25)}
    <path d="M236 960V858L316 796L396 858V960M1050 960V820L1140 750L1230 820V960" fill="#f6cf63"/>
    <g fill="none" stroke="${INK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="M0 960H1576"/><path d="M96 960V880H196V960M84 884L146 832L208 884"/><path d="M236 960V858L316 796L396 858V960M218 872L316 790L414 872M296 960V910H336V960M270 880H290V900H270ZM342 880H362V900H342Z"/><path d="M470 960V780H590V960M494 806H514V826H494ZM546 806H566V826H546ZM494 856H514V876H494ZM546 856H566V876H546ZM520 960V920H540V960"/><path d="M660 960V890M660 890a34 40 0 1 1 0.1 0M720 960V900M720 900a26 32 0 1 1 0.1 0"/><path d="M790 960V866H930V960M776 870L860 806L944 870M840 960V912H880V960"/><path d="M1050 960V820L1140 750L1230 820V960M1030 836L1140 742L1250 836M1116 960V900H1164V960M1080 850H1106V876H1080ZM1174 850H1200V876H1174Z"/><path d="M1300 960V900M1300 900a30 38 0 1 1 0.1 0"/><path d="M1370 960V800H1500V960M1396 826H1416V846H1396ZM1454 826H1474V846H1454ZM1396 876H1416V896H1396ZM1454 876H1474V896H1454Z"/></g>
    <path d="M1190 284H1290" stroke="#e9b63c" stroke-width="5"/>${lettering("We've moved", { face: 'playfairItalic', size: 84, x: 1240, y: 168, anchor: 'middle', fill: INK })}`,
  words: [
    {
      ...LINES,
      type: 'GREETING',
      text: '転居のお知らせ',
      box: { x: 984, y: 202, width: 512, height: 70 },
      size: 44,
      tracking: 0.22,
      stack: 'middle',
    },
    {
      ...LINES,
      type: 'MESSAGE',
      text: '新しい住まいに移りました\nお近くへお越しの折には\nぜひお立ち寄りください',
      box: { x: 984, y: 299, width: 512, height: 145 },
      size: 29,
      leading: 1.5,
      tracking: 0.12,
      stack: 'middle',
    },
    {
      ...LINES,
      type: 'ADDRESS',
      text: '',
      box: { x: 984, y: 464, width: 512, height: 171 },
      size: 28,
      leading: 1.25,
    },
    {
      ...LINES,
      type: 'NAMES',
      text: '',
      box: { x: 968, y: 645, width: 544, height: 84 },
      size: 34.4,
      leading: 1.3,
    },
  ],
});
