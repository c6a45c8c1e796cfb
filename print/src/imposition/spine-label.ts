import { mmToPt } from '@fumi/domain';
import { BLACK, type Operation, PAPER, type Page } from '../display-list.ts';
import { layoutFrontPage } from '../front/front-page.ts';
import type { FontChain } from '../text/font-chain.ts';

/** Below this nobody reads a spine, and a binder's drift moves it onto a cover. */
const LEAST_SPINE_MM = 5;
/** What the binder may be off on each side. */
const DRIFT_MM = 1;
/** From the label to the upper and the lower cut. */
const MARGIN_MM = 15;
const SIZE_PT = 9;
/** Above and below the words, em. */
const AIR_EM = 0.6;

type SpineLabel = {
  readonly title: string;
  readonly spineMm: number;
  /** Of the cover, without bleed. */
  readonly heightPt: number;
  readonly fonts: FontChain;
};

/**
 * The title on the spine, on a label of bare paper, so that it is legible beside covers of any colour. Null
 * where the spine is too narrow or there is no title.
 */
export function layoutSpineLabel({ title, spineMm, heightPt, fonts }: SpineLabel): Page | null {
  const words = title.trim();
  if (spineMm < LEAST_SPINE_MM || words === '') return null;
  const width = mmToPt(spineMm - 2 * DRIFT_MM);
  const sizePt = Math.min(SIZE_PT, width * 0.8);
  const wanted = ([...words].length + 2 * AIR_EM) * sizePt;
  const height = Math.min(wanted, heightPt - 2 * mmToPt(MARGIN_MM));
  const air = AIR_EM * sizePt;
  const page = layoutFrontPage({
    widthPt: width,
    heightPt: height,
    bleedPt: 0,
    items: [
      {
        kind: 'text',
        z: 1,
        name: 'spine',
        text: words,
        box: { x: 0, y: air, width, height: height - 2 * air },
        writing: 'vertical',
        sizePt,
        floorPt: 6,
        lineHeightEm: 3,
        align: 'middle',
        color: BLACK,
        fonts,
      },
    ],
  });
  const paper: Operation = {
    kind: 'fill',
    color: PAPER,
    boxes: [{ x: 0, y: 0, width, height }],
  };
  return { ...page, operations: [paper, ...page.operations], issues: [] };
}
