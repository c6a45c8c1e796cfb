import {
  CUT_MARGIN_PT,
  findMaterial,
  holesOn,
  type LeafPages,
  leafPagesOf,
  type Material,
  type Product,
  ptToMm,
  spreadOf,
  TYPEFACES,
  templatesOf,
} from '@fumi/domain';
import { type CalibrationPage, layoutCalibrationPages } from '@fumi/print';
import type { Content } from '../../content/content.ts';
import { type Paper, readPressSheets } from '../../content/press-sheets.ts';
import type { PressTerms } from '../../printing/press-terms.ts';
import { printPages } from '../../printing/render-press.ts';

const SIDES = { front: '表', back: '裏', backCover: '裏表紙' } as const;
type Side = keyof typeof SIDES;

const mm = (lengthPt: number): string => `${Math.round(ptToMm(lengthPt) * 10) / 10}`;

/** The sides of a leaf in the order of their pages. */
const sidesOf = ({ front, back, backCover }: LeafPages): [Side, number][] => [
  ['front', front],
  ...(back === null ? [] : [['back', back] as [Side, number]]),
  ...(backCover === undefined ? [] : [['backCover', backCover] as [Side, number]]),
];

/** A page of the book, with what the binder does to it. */
function pageOf(
  product: Product,
  material: Material,
  paper: Paper,
  side: Side,
  pageNo: number,
): CalibrationPage {
  const { itemPt, holes = [], gutterSwallowMm } = material;
  const templates = templatesOf(material);
  const { width, height } = itemPt;
  const isInside = gutterSwallowMm !== undefined && paper.leaves === 'inner';
  const isLeft = spreadOf(templates.length, pageNo)[0] === pageNo;
  const cut = [width, height].map((lengthPt) => mm(lengthPt - 2 * CUT_MARGIN_PT)).join(' × ');
  return {
    widthPt: width,
    heightPt: height,
    bleedPt: CUT_MARGIN_PT,
    holes: holesOn(holes, templates[pageNo - 1] ?? pageNo, itemPt),
    bound: isInside ? { side: isLeft ? 'right' : 'left', swallowMm: gutterSwallowMm } : null,
    lines: [product.code, product.name, `${paper.label} ${SIDES[side]} ${cut} mm`],
  };
}

/** Leaves that the guillotine, the punch and the glue treat alike count as one. */
const isKnown = (known: readonly CalibrationPage[][], pages: readonly CalibrationPage[]): boolean =>
  known.some((other) => JSON.stringify(other) === JSON.stringify(pages));

/** A leaf of each kind that a product has, front and back by turns. */
export function calibrationPages(product: Product, materials: readonly Material[]): CalibrationPage[] {
  const material = findMaterial(materials, product.materialId);
  const papers = readPressSheets().papers.filter(({ materialIds }) => materialIds.includes(material.id));
  const kinds: CalibrationPage[][] = [];
  for (const paper of papers)
    for (const leaf of leafPagesOf(paper.leaves, templatesOf(material).length)) {
      const pages = sidesOf(leaf).map(([side, pageNo]) => pageOf(product, material, paper, side, pageNo));
      if (!isKnown(kinds, pages)) kinds.push(pages);
    }
  return kinds.flat();
}

/** The calibration file of a product, painted and checked as a press file is. */
export function calibrationFile(
  { goods, print }: Pick<Content, 'goods' | 'print'>,
  product: Product,
  terms: PressTerms,
  createdAt: Date,
) {
  const { itemPt } = findMaterial(goods.materials, product.materialId);
  const pages = layoutCalibrationPages(calibrationPages(product, goods.materials), print.fonts);
  return printPages(
    {
      pages,
      images: new Map(),
      fonts: [...new Set(TYPEFACES.flatMap(print.fonts))],
      itemPt,
      title: `Fumi ${product.code} calibration`,
      createdAt,
    },
    terms,
  );
}
