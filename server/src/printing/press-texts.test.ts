import { CUT_MARGIN_PT, frontSizePt, TEXT_FACTS, type TextType } from '@fumi/domain';
import { layoutFrontPage, placedText } from '@fumi/print';
import { expect, test } from 'vitest';
import { testContent } from '../../test/test-content.ts';

/* Whatever a customer may type has room in every design. */

const { kits, goods, print } = await testContent();

/** The widest text of a type that its rule lets through. */
const longest = (type: TextType): string =>
  (TEXT_FACTS[type].allowed ? 'W' : '鷹').repeat(TEXT_FACTS[type].maxLength);

const designs = goods.products.flatMap(({ code, materialId, flow }) => {
  const info = flow && kits.info(materialId)?.kits;
  const isTyped = flow?.steps.includes('text');
  return info && isTyped ? info.kits.map((kit) => [code, kit.id, materialId] as const) : [];
});

test('there are products on which customers type', () => {
  expect(new Set(designs.map(([code]) => code)).size).toBeGreaterThanOrEqual(4);
});

test.each(designs)('%s, design %i has room for the longest texts', (_code, kitId, materialId) => {
  const detail = kits.detail(materialId, kitId);
  const material = goods.materials.find(({ id }) => id === materialId);
  if (!detail || !material) throw new Error('The design is sold.');
  const { width, height } = frontSizePt(detail.orientation, material.itemPt);
  const sheet = { widthPt: width, heightPt: height, bleedPt: CUT_MARGIN_PT };
  const places = Object.values(detail.page).flat();
  const texts = places.flatMap(({ textType: type, textLook: look, z, x, y, width: across, height: down }) =>
    type
      ? [
          placedText(
            { type, z, look, box: { x, y, width: across, height: down } },
            longest(type),
            print.fonts,
          ),
        ]
      : [],
  );
  expect(texts).not.toEqual([]);
  for (const text of texts) {
    const codes = layoutFrontPage({ ...sheet, items: [text] }).issues.map(({ code }) => code);
    expect(codes.filter((code) => code !== 'shrunk')).toEqual([]);
  }
});
