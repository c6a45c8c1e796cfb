import { expect, test } from 'vitest';
import { aKit } from '../../test/a-kit.ts';
import {
  availableCatalogue,
  designCount,
  designLabel,
  isOrderable,
  isYearEndClosed,
  newYearOf,
} from './catalogue.ts';
import type { KitInfo } from './kit.ts';
import { soldLabel } from './sold-label.ts';

const info: KitInfo = {
  tagGroups: [
    { id: 20, label: '寒中見舞い', order: 2, tagIds: [3], startDate: null, expirationDate: null },
    {
      id: 10,
      label: '年賀状',
      order: 1,
      tagIds: [1, 2],
      startDate: '2026-10-01',
      expirationDate: '2027-01-10',
    },
  ],
  tags: [
    { id: 1, label: '和風', order: 2, kitIds: [1, 2], edition: null },
    { id: 2, label: 'かわいい', order: 1, kitIds: [2, 9], edition: null },
    { id: 3, label: '雪', order: 1, kitIds: [4], edition: null },
  ],
  kits: [aKit(1), aKit(2), aKit(4, { endDate: '2027-02-28' })],
  photoDesigns: [],
};

test.each([
  ['2027-01-09', '2027-01-10', true],
  ['2027-01-10', '2027-01-10', true],
  ['2027-01-11', '2027-01-10', false],
  ['2026-11-20', null, false],
])('on %s a kit that ends on %s is orderable: %s', (today, endDate, orderable) => {
  expect(isOrderable(aKit(1, { endDate }), today)).toBe(orderable);
});

test('groups and tags come in order, and a design under two tags counts once', () => {
  const catalogue = availableCatalogue(info, '2026-11-20');
  expect(catalogue.map(({ id }) => id)).toEqual([10, 20]);
  expect(catalogue[0]?.tags.map(({ id }) => id)).toEqual([2, 1]);
  expect(catalogue[0] && designCount(catalogue[0])).toBe(2);
});

test('a design in several editions counts once', () => {
  const edition = { startMonth: { year: 2027, month: 1 }, weekStart: 0 } as const;
  const [group] = availableCatalogue(info, '2026-11-20');
  const [kit] = info.kits;
  const tag = { id: 5, label: '', order: 1, kitIds: [1], edition, kits: kit ? [kit] : [] };
  expect(group && designCount({ ...group, tags: [tag, { ...tag, id: 6 }] })).toBe(1);
});

test('a group before its start or after its expiration is not offered', () => {
  expect(availableCatalogue(info, '2026-09-30').map(({ id }) => id)).toEqual([20]);
  expect(availableCatalogue(info, '2027-01-11').map(({ id }) => id)).toEqual([20]);
  expect(isYearEndClosed(availableCatalogue(info, '2027-01-11'))).toBe(true);
  expect(isYearEndClosed(availableCatalogue(info, '2026-12-01'))).toBe(false);
});

test.each([
  ['2026-10-31', [], []],
  ['2026-11-01', [1], [1]],
  ['2026-12-01', [1, 2], [1]],
  ['2026-12-10', [2], []],
])('on %s a tag and a kit that are shown for a while offer %j and %j', (today, kitIds, underTag) => {
  const [kit, other] = [aKit(1, { expirationDate: '2026-12-09' }), aKit(2, { startDate: '2026-12-01' })];
  const timed = {
    ...info,
    tags: [
      { id: 1, label: '', order: 1, kitIds: [1, 2], edition: null, startDate: '2026-11-01' },
      { id: 2, label: '', order: 2, kitIds: [1], edition: null, startDate: '2026-11-01' },
    ],
    kits: [kit, other],
  };
  const [group] = availableCatalogue(timed, today);
  const under = (tagId: number) => group?.tags.find(({ id }) => id === tagId)?.kits.map(({ id }) => id) ?? [];
  expect([under(1), under(2)]).toEqual([kitIds, underTag]);
});

test('a group is offered from its first day to its last, both included', () => {
  const onShow = (today: string) => availableCatalogue(info, today).some(({ id }) => id === 10);
  expect(['2026-10-01', '2027-01-10'].map(onShow)).toEqual([true, true]);
});

test.each([
  [10, '2027-01-10', 2027],
  [10, null, null],
  [20, '2027-01-10', null],
])('the group %i that expires on %s greets the New Year %s', (id, expirationDate, year) => {
  expect(newYearOf({ id, expirationDate })).toBe(year);
});

test('a design is called by its group and its own name', () => {
  const [group] = info.tagGroups;
  expect(group && designLabel(group, aKit(1))).toBe('寒中見舞い：kit 1');
});

test('an order names product, group, design and edition, and nothing twice', () => {
  expect(soldLabel('ポストカード', info, 4)).toBe('ポストカード 寒中見舞い：kit 4');
  expect(soldLabel('寒中見舞い 30枚', info, 4)).toBe('寒中見舞い 30枚：kit 4');
  const edition = { startMonth: { year: 2027, month: 4 }, weekStart: 0 } as const;
  const inEdition = { ...info, tags: info.tags.map((tag) => ({ ...tag, edition })) };
  expect(soldLabel('寒中見舞い', inEdition, 4)).toBe('寒中見舞い：kit 4（雪）');
  expect(soldLabel('ポストカード', info, 99)).toBe('ポストカード');
  expect(soldLabel('ポストカード', info, null)).toBe('ポストカード');
});

test('kits of equal order come by their number', () => {
  const equal = { ...info, kits: [aKit(2, { order: 1 }), aKit(1)] };
  const [group] = availableCatalogue(equal, '2026-11-20');
  expect(group?.tags.at(-1)?.kits.map(({ id }) => id)).toEqual([1, 2]);
});

test('nothing is offered once every kit has ended', () => {
  expect(availableCatalogue(info, '2027-03-01')).toEqual([]);
});
