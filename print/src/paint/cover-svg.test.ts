import { expect, test } from 'vitest';
import { layoutFrontPage } from '../front/front-page.ts';
import { paintCoverSvg } from './cover-svg.ts';

const aPage = (widthPt: number, heightPt: number, bleedPt = 0) =>
  layoutFrontPage({ widthPt, heightPt, bleedPt, items: [] });

test('the label of a spine lies in its middle', () => {
  const covers = { front: aPage(110, 210, 5), back: aPage(110, 210, 5), spinePt: 20 };
  const options = { fonts: [], imageHref: () => '' };
  const labelled = paintCoverSvg({ ...covers, label: aPage(12, 100) }, options);
  // Bleed and back are 105 pt wide; 105 + (20 − 12) / 2, and (210 − 100) / 2.
  expect(labelled).toContain('<g transform="translate(109 55)">');
  expect(paintCoverSvg({ ...covers, label: null }, options)).not.toContain('transform');
});
