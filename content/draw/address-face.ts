import { svg } from './drawing/document.ts';
import { lettering } from './drawing/lettering.ts';
import { NENGA_GROUP } from './nenga-mark.ts';

/** Left edges of the seven zip boxes on a card of 100 × 148 mm (JIS; 5.7 × 8 mm each, top at 12 mm). */
const ZIP_LEFT_MM = [44.3, 51.3, 58.3, 65.9, 72.7, 79.5, 86.3];
const RED = '#d2573f';

/** A specimen of the address face as it lies in the shop window; unit: a tenth of a millimetre. */
export function addressFaceSvg(groupId: number): string {
  const boxes = ZIP_LEFT_MM.map(
    (left, i) =>
      `<rect x="${left * 10}" y="120" width="57" height="80" fill="none" stroke="${RED}" stroke-width="${i < 3 ? 5 : 3}"/>`,
  ).join('');
  const stamp = `<rect x="72" y="75" width="225" height="225" fill="none" stroke="#b9b0a2" stroke-width="2.5" stroke-dasharray="9 7"/>`;
  const word = lettering('郵便はがき', {
    face: 'mincho',
    size: 34,
    x: 573,
    y: 84,
    spacing: 22,
    anchor: 'middle',
    fill: RED,
  });
  const nenga =
    groupId === NENGA_GROUP
      ? lettering('年賀', {
          face: 'minchoBold',
          size: 48,
          x: 184,
          y: 362,
          spacing: 16,
          anchor: 'middle',
          fill: '#c8361d',
        })
      : '';
  const hyphen = `<path d="M640 160h19" stroke="${RED}" stroke-width="4"/>`;
  return svg(
    1000,
    1480,
    `<rect width="1000" height="1480" fill="#fffefb"/>${boxes}${hyphen}${stamp}${word}${nenga}`,
  );
}
