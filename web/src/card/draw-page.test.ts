import type { Kit } from '@fumi/domain';
import { expect, test } from 'vitest';
import { drawPage, layoutPage } from './draw-page.ts';

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

const artOf = (isArtSmall?: boolean): string | undefined =>
  /preview[^.]*\.webp/.exec(drawPage(layoutPage({ ...design, isArtSmall }, { photos: [] }), 'a'))?.[0];

test('of many pages at once the small art is asked for, of one that is looked at closely all of it', () => {
  expect([artOf(true), artOf()]).toEqual(['preview-1040.webp', 'preview.webp']);
});
