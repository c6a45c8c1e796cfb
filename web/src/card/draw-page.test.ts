import type { Kit } from '@fumi/domain';
import { expect, test } from 'vitest';
import { type ArtSize, drawPage, layoutPage } from './draw-page.ts';

const kit: Kit = {
  id: 1,
  themeId: 1,
  label: '海',
  order: 1,
  priceYen: 1000,
  isPremiumKit: false,
  startDate: null,
  endDate: null,
  orientation: 'landscape',
  addressLayout: 'PortraitA',
  colours: [],
  moods: [],
  pages: { 1: [{ itemId: 11, z: 0 }] },
};

const design = {
  kit,
  info: { tagGroups: [], tags: [], kits: [kit], photoDesigns: [] },
  staticUrl: '',
  material: { itemPt: { width: 436, height: 300 }, pageRuns: [] },
  page: 1,
};

const artOf = (artSize?: ArtSize | null): string | undefined =>
  /preview[^.]*\.webp/.exec(drawPage(layoutPage({ ...design, artSize }, { photos: [] }), 'a'))?.[0];

test('a page is drawn with the art of print size, unless small art or none is asked for', () => {
  expect([artOf('small'), artOf(), artOf(null)]).toEqual(['preview-1040.webp', 'preview.webp', undefined]);
});
