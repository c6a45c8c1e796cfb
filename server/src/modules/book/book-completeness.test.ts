import { fromWire } from '@fumi/contract';
import { type BookItem, emptyPrintAddress, findMaterial, invariant, planBook } from '@fumi/domain';
import { expect, test } from 'vitest';
import { someone } from '../../../test/book-posting.ts';
import { testContent } from '../../../test/test-content.ts';
import { findGaps, type KeptItem } from './book-completeness.ts';
import { designItems, designOf, isPageSpecOf, templatePage } from './book-design.ts';

const { kits, goods } = await testContent();

const KINDS = {
  photo: 'photo',
  item: 'art',
  text: 'text',
  sender: 'sender',
  recipient: 'recipient',
} as const;
const kept = ({ pageNo, addedPageNo, z, type }: BookItem): KeptItem => ({
  pageNo,
  addedPageNo,
  z,
  kind: KINDS[type],
});

const POSTCARD = { flow: { createUrl: '/create/', steps: ['', 'receiver'] } } as const;

const sold = [13, 11].flatMap((materialId) => {
  const info = kits.info(materialId);
  invariant(info, `Material ${materialId} has kits.`);
  const material = findMaterial(goods.materials, materialId);
  return info.kits.kits.map((kit) => {
    const detail = kits.detail(materialId, kit.id);
    invariant(detail, `Kit ${kit.id} has a detail.`);
    const wirePage = info.wire.kit_list.find(({ id }) => id === kit.id)?.page ?? {};
    const page = fromWire(wirePage) as Parameters<typeof isPageSpecOf>[1];
    return {
      info: info.kits,
      kit,
      material,
      page,
      design: designOf(detail, material, POSTCARD, { newYear: null, edition: null }),
    };
  });
});

const plan = ({ info, kit, material }: (typeof sold)[number], recipients: number): KeptItem[] =>
  planBook({
    info,
    kit,
    material,
    sender: someone('佐藤'),
    recipients: Array.from({ length: recipients }, () => someone('山田')),
  }).map(kept);

test('the plan of every design that is sold makes a complete book, addressed or not', () => {
  for (const row of sold) {
    expect([row.kit.id, findGaps(row.design, plan(row, 0)).size]).toEqual([row.kit.id, 0]);
    expect([row.kit.id, findGaps(row.design, plan(row, row.material.count / 2)).size]).toEqual([
      row.kit.id,
      0,
    ]);
  }
});

test('every design that is sold has the page spec of its own kit, and of no other', () => {
  for (const { kit, page } of sold) expect(isPageSpecOf(kit, page)).toBe(true);
  const [first, second] = sold;
  if (!first || !second) throw new Error('too few designs');
  expect(isPageSpecOf(first.kit, second.page)).toBe(false);
});

test('without any one of its posts a book is not complete, unless it was an address', () => {
  for (const row of sold.slice(0, 5)) {
    const items = plan(row, 3);
    for (const left of items) {
      const gaps = findGaps(
        row.design,
        items.filter((item) => item !== left),
      );
      expect(gaps.size > 0).toBe(left.kind === 'photo' || left.kind === 'art');
    }
  }
});

test('an item posted on one page more, twice, or for fewer pages leaves a gap', () => {
  const [row] = sold;
  invariant(row, 'Something is sold.');
  const items = plan(row, 1);
  const [art, ...others] = items;
  invariant(art, 'A book has art.');
  const short = { ...art, addedPageNo: art.addedPageNo.slice(1) };
  expect([...findGaps(row.design, [short, ...others]).values()]).toEqual(['missing']);
  const twice = { ...art, pageNo: art.addedPageNo[0] ?? 3, addedPageNo: [] };
  expect([...findGaps(row.design, [...items, twice]).values()]).toEqual(['doubled']);
  const recipient = items.find(({ kind }) => kind === 'recipient');
  invariant(recipient, 'Somebody is written to.');
  expect([...findGaps(row.design, [...items, { ...recipient, z: 99 }]).entries()]).toEqual([[2, 'doubled']]);
});

test('odd pages repeat the front, even pages the back, and there is no page beyond', () => {
  const design = sold[0]?.design;
  invariant(design, 'Something is sold.');
  expect([1, 59, 2, 60, 0, 61, -1].map((pageNo) => templatePage(design, pageNo))).toEqual([
    1,
    1,
    2,
    2,
    null,
    null,
    null,
  ]);
  expect(designItems(design, 61)).toEqual([]);
});

test('a book without an address face is complete: addressing is optional', () => {
  const [row] = sold;
  invariant(row, 'Something is sold.');
  const items = planBook({ ...row, sender: emptyPrintAddress(), recipients: [] }).map(kept);
  expect(items.every(({ kind }) => kind === 'photo' || kind === 'art')).toBe(true);
  expect(findGaps(row.design, items).size).toBe(0);
});
