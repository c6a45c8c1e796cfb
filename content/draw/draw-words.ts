import { CUT_MARGIN_PT } from '@fumi/domain';
import { layoutFrontPage, type Page, placedText } from '@fumi/print';
import { paintSvg } from '@fumi/print/svg';
import { Resvg } from '@resvg/resvg-js';
import type { Design } from './drawing/design.ts';
import { canvasOf } from './drawing/document.ts';
import { lookOf, rectPt, sheetPt, WORDS_Z } from './place-words.ts';
import { fontOf } from './print-fonts.ts';

/** A design's own words as the press sets them. */
export function layoutWords(design: Design): Page {
  const { width: widthPt, height: heightPt } = sheetPt(design);
  const items = (design.words ?? []).map((words, index) => {
    const place = {
      type: words.type,
      box: rectPt(design, words.box),
      z: WORDS_Z + index,
      look: lookOf(words),
    };
    return placedText(place, words.text, fontOf);
  });
  return layoutFrontPage({ widthPt, heightPt, bleedPt: CUT_MARGIN_PT, items });
}

/** Whether any of the words stand where the photo lies. */
export const hasWordsOnPhoto = ({ frame, words = [] }: Design): boolean =>
  frame !== undefined &&
  words.some(
    ({ box }) =>
      box.x < frame.x + frame.width &&
      frame.x < box.x + box.width &&
      box.y < frame.y + frame.height &&
      frame.y < box.y + box.height,
  );

/** The words alone, as large as the art of the sheet, transparent around them; null where there are none. */
export function drawWords(design: Design): Buffer | null {
  if (!design.words) return null;
  const { width } = canvasOf(design.orientation);
  const source = paintSvg(layoutWords(design), {
    fonts: [...new Set(design.words.map(({ face }) => face))].flatMap((face) => [...fontOf(face)]),
    imageHref: (id) => id,
    isTransparent: true,
    widthPx: width,
  });
  return new Resvg(source, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } })
    .render()
    .asPng();
}
