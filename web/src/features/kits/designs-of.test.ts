import { availableCatalogue, type KitInfo } from '@fumi/domain';
import { aKit } from '@fumi/domain/test/a-kit';
import { expect, test } from 'vitest';
import { editionYear } from './ClosedNotice.tsx';
import { designsOf, sectionsOf } from './designs-of.ts';

const info: KitInfo = {
  tagGroups: [
    { id: 10, label: '年賀状', order: 1, tagIds: [1, 2], startDate: null, expirationDate: '2027-01-10' },
    { id: 40, label: '結婚報告', order: 2, tagIds: [], startDate: null, expirationDate: null },
  ],
  tags: [
    { id: 1, label: '和風', order: 1, kitIds: [3, 1], edition: null },
    { id: 2, label: '写真', order: 2, kitIds: [1, 2], edition: null },
  ],
  kits: [aKit(1), aKit(2), aKit(3)],
  photoDesigns: [],
};

test('a design under two tags stands once, under the first of them, in the order of the shop', () => {
  const [group] = availableCatalogue(info, '2026-11-20');
  expect(group && designsOf(group).map(({ kit, tag }) => [kit.id, tag.id])).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
  ]);
});

test('a group shows each design once, and a single tag all of its own', () => {
  const [group] = availableCatalogue(info, '2026-11-20');
  const shown = (tagId: number | null) =>
    group &&
    sectionsOf(group, tagId).map(({ tag, designs }) => [tag.id, ...designs.map(({ kit }) => kit.id)]);
  expect(shown(null)).toEqual([
    [1, 1, 3],
    [2, 2],
  ]);
  expect(shown(2)).toEqual([[2, 1, 2]]);
});

test('the edition’s year is the one in which its group goes off sale', () => {
  expect(editionYear(info, 10)).toBe(2027);
  expect(editionYear(info, 40)).toBeNull();
  expect(editionYear(info, 99)).toBeNull();
});
