import { layoutSheet } from '@fumi/domain';
import { expect, test } from 'vitest';
import { contentFolder } from '../../content/content-folder.ts';
import { readGoods } from '../../content/goods.ts';
import { readPressSheets } from './press-sheets.ts';
import { cardFaceOf } from './run-plan.ts';

const { papers, termsOf } = readPressSheets();

test.each(readGoods(contentFolder).materials.map((material) => [material.name, material] as const))(
  'every page of the material %s is printed on a paper whose sheet holds it',
  (_, material) => {
    const own = papers.filter(({ materialIds }) => materialIds.includes(material.id));
    expect(own.length).toBeGreaterThan(0);
    for (const paper of own) {
      expect(layoutSheet(termsOf(paper, paper.sheet), cardFaceOf(material))?.fronts.length).toBeGreaterThan(
        0,
      );
    }
  },
);
