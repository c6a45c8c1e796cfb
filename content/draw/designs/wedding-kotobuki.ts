import { crane } from '../kit/crane.ts';
import { defineDesign } from '../kit/design.ts';
import { linear } from '../kit/document.ts';
import { rounded, roundedPath } from '../kit/frames.ts';
import { flakeCloud, GOLD } from '../kit/gold.ts';
import { brushed } from '../kit/ink.ts';
import { mist } from '../kit/landscape.ts';
import { lettering } from '../kit/lettering.ts';
import { washi } from '../kit/paper.ts';
import { shadow } from '../kit/watercolour.ts';

const frame = rounded(90, 90, 880, 700, 8);
const mount = { x: 72, y: 72, width: 916, height: 736 };

export const design = defineDesign({
  id: 27302,
  slug: 'wedding-kotobuki',
  label: '寿 鶴の舞',
  group: 40,
  tags: ['和装'],
  orientation: 'landscape',
  priceYen: 800,
  colour: ['red', 'gold'],
  mood: ['formal', 'gorgeous', 'japanese'],
  frame,
  photo: 'kimono',
  background() {
    const red = linear(
      [
        [0, '#b3202c'],
        [1, '#861320'],
      ],
      'diagonal',
    );
    return `${red.defs}<rect width="1576" height="1085" fill="${red.paint}"/>${washi('landscape', { light: 0.5, fibres: 120, colour: '#f0c98a' })}${mist(900, 16, 760, GOLD, { rows: 3, seed: 3, band: 28 })}${mist(-120, 900, 900, GOLD, { rows: 4, seed: 7, band: 30 })}${flakeCloud(1110, 560, 70, 160, 44, 8, 4)}${shadow(roundedPath(mount, 12), { opacity: 0.4 })}<path d="${roundedPath(mount, 12)}" fill="#fffaf0"/>`;
  },
  overlay: () => `${crane(1070, 820, 0.9, { body: '#fffdf6', tip: GOLD }, -10)}
    ${brushed('寿', { face: 'boku', size: 400, x: 1280, y: 120, vertical: true, fill: GOLD })}
    ${lettering('私たち', { face: 'mincho', size: 46, x: 1460, y: 560, vertical: true, spacing: 6, fill: '#fff6e2' })}${lettering('結婚しました', { face: 'mincho', size: 46, x: 1390, y: 600, vertical: true, spacing: 6, fill: '#fff6e2' })}
    ${lettering('今後とも幾久しくよろしくお願い申し上げます', { face: 'mincho', size: 30, x: 100, y: 880, spacing: 3, fill: '#fff6e2' })}`,
});
