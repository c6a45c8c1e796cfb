import { emptyPrintAddress, type PrintAddress } from '@fumi/domain';
import { expect, test } from 'vitest';
import { layoutAddressPage } from '../src/index.ts';
import { paintSvg } from '../src/paint/svg.ts';
import { LAYOUT_NAMES, type LayoutName, PLACES, RECIPIENTS, SCRIPTS, shippedLayout } from './cards.ts';
import { shippedLocalities } from './localities.ts';
import { FONT_IDS, type ShippedFontId, shippedChain } from './shipped-fonts.ts';

const { crowded, longest, office } = RECIPIENTS;
const TYPED: Readonly<Record<string, PrintAddress>> = { ...PLACES, ...SCRIPTS, crowded, longest, office };
const PER_ROW = 8;
const GAP_PT = 6;

/** All of them side by side in one picture, each to themselves, cut to the card. */
function sheet(layout: LayoutName, font: ShippedFontId): string {
  const fonts = shippedChain(font);
  const shared = { layout: shippedLayout(layout), qr: null, fonts, numerals: 'kanji' } as const;

  const blank = layoutAddressPage({
    ...shared,
    sender: null,
    recipient: emptyPrintAddress(),
    localities: shippedLocalities,
  });
  const [width, height] = [blank.widthPt + GAP_PT, blank.heightPt + GAP_PT];
  const cards = Object.entries(TYPED).map(([idPrefix, recipient], index) => {
    const page = layoutAddressPage({
      ...shared,
      sender: recipient,
      recipient,
      localities: shippedLocalities,
    });
    const svg = paintSvg(page, { fonts, imageHref: (id) => id, idPrefix });
    const x = Math.round((index % PER_ROW) * width);
    const y = Math.round(Math.floor(index / PER_ROW) * height);
    return `<svg x="${x}" y="${y}" width="${page.widthPt}" height="${page.heightPt}">${svg}</svg>`;
  });
  const box = `0 0 ${Math.ceil(PER_ROW * width)} ${Math.ceil(Math.ceil(cards.length / PER_ROW) * height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n${cards.join('\n')}\n</svg>\n`;
}

const FACES = LAYOUT_NAMES.flatMap((layout) => FONT_IDS.map((font) => [layout, font] as const));

// Somebody looked at each of these pictures and approved it, as those of cards.test.ts.
test.each(FACES)('%s in %s prints what is hard to type as approved', async (layout, font) => {
  await expect(sheet(layout, font)).toMatchFileSnapshot(`./cards/${layout}-${font}-typed.svg`);
});
