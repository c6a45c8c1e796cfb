import { expect, test } from 'vitest';
import { layoutAddressPage } from '../src/index.ts';
import { paintSvg } from '../src/paint/svg.ts';
import { frontPage } from './book.ts';
import { type LayoutName, RECIPIENTS, SENDER, shippedLayout } from './cards.ts';
import { type ShippedFontId, shippedChain } from './shipped-fonts.ts';
import { shippedPlaces } from './zip-places.ts';

type Case = readonly [LayoutName, ShippedFontId, keyof typeof RECIPIENTS];

// Somebody looked at each of these pictures and approved it; `vitest -u` takes a new one over, to be looked at again.
const CASES: readonly Case[] = [
  ['PortraitA', 'mincho', 'family'],
  ['PortraitA', 'mincho', 'variants'],
  ['PortraitA', 'mincho', 'crowded'],
  ['PortraitA', 'mincho', 'shortest'],
  ['PortraitA', 'mincho', 'longest'],
  ['PortraitA', 'mincho', 'company'],
  ['PortraitA', 'gothic', 'family'],
  ['PortraitA', 'gothic', 'crowded'],
  ['PortraitA', 'brush', 'family'],
  ['PortraitA', 'gothic', 'variants'],
  ['PortraitA', 'brush', 'variants'],
  ['PortraitA', 'brush', 'crowded'],
  ['PortraitA', 'brush', 'company'],
  ['LandscapeA', 'mincho', 'family'],
  ['LandscapeA', 'mincho', 'crowded'],
  ['LandscapeA', 'mincho', 'variants'],
  ['LandscapeA', 'gothic', 'variants'],
  ['LandscapeA', 'brush', 'variants'],
  ['LandscapeA', 'brush', 'company'],
];

test('the front prints art, photo and vertical greeting as approved', async () => {
  const svg = paintSvg(frontPage(), { fonts: shippedChain('mincho'), imageHref: (id) => id });
  await expect(svg).toMatchFileSnapshot('./cards/front.svg');
});

test.each(CASES)('%s in %s prints the %s card as approved', async (layout, font, recipient) => {
  const fonts = shippedChain(font);
  const page = layoutAddressPage({
    layout: shippedLayout(layout),
    sender: SENDER,
    recipient: RECIPIENTS[recipient],
    qr: 'FUMI/AB12CD34/2',
    fonts,
    numerals: 'kanji',
    places: shippedPlaces,
  });
  const svg = paintSvg(page, { fonts, imageHref: (id) => id });
  await expect(svg).toMatchFileSnapshot(`./cards/${layout}-${font}-${recipient}.svg`);
});
