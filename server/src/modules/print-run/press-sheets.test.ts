import { layoutSheet, templatesOf } from '@fumi/domain';
import { expect, test } from 'vitest';
import { contentFolder } from '../../content/content-folder.ts';
import { readGoods } from '../../content/goods.ts';
import { type Paper, readPressSheets } from '../../content/press-sheets.ts';
import { cardFaceOf } from './card-face.ts';

const { papers, sheets, termsOf, spineOf } = readPressSheets();

const usual = (paper: Paper) => {
  const sheet = sheets.find(({ name }) => name === paper.sheet);
  if (!sheet) throw new Error(paper.sheet);
  return sheet;
};

test.each(readGoods(contentFolder).materials.map((material) => [material.name, material] as const))(
  'every page of the material %s is printed on a paper whose sheet holds it',
  (_, material) => {
    const own = papers.filter(({ materialIds }) => materialIds.includes(material.id));
    expect(own.length).toBeGreaterThan(0);
    for (const paper of own) {
      const terms = termsOf(paper, usual(paper), templatesOf(material).length);
      expect(layoutSheet(terms, cardFaceOf(material, terms))?.fronts.length).toBeGreaterThan(0);
    }
  },
);

test('a cover is as wide as back, spine and front with bleed', () => {
  const book = readGoods(contentFolder).materials.find(({ id }) => id === 101);
  const paper = papers.find(({ code }) => code === 'book-cover');
  const terms = paper && termsOf(paper, usual(paper), 66);
  const { widthPt, heightPt } = cardFaceOf(book ?? {}, terms);
  expect((widthPt * 25.4) / 72).toBeCloseTo(3 + 105 + 6.19 + 105 + 3, 1);
  expect((heightPt * 25.4) / 72).toBeCloseTo(154, 1);
});

test('covers of a photobook of 64 pages are told a spine of 6.2 mm, other papers none', () => {
  expect(spineOf('book-cover', 66)).toBeCloseTo(6.19, 2);
  expect([spineOf('book-inner', 66), spineOf('calendar', 26)]).toEqual([null, null]);
});
