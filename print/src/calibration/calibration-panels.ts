import { mmToPt, TYPEFACES, type Typeface } from '@fumi/domain';
import { BLACK, type Box, type Color, type Operation, PAPER } from '../display-list.ts';
import type { TextItem } from '../front/front-page.ts';
import type { FontChain } from '../text/font-chain.ts';

/*
 * What a print shop measures on a calibration page, a panel each. All panels are equally wide, so that the narrowest
 * product holds them: an ID card, 54 mm.
 */
export const PANEL_PT = mmToPt(34);

/** What lies in a panel: areas below, words above them. */
export type Drawn = { readonly operations: readonly Operation[]; readonly texts: readonly TextItem[] };

export type Panel = {
  readonly heightPt: number;
  readonly draw: (corner: { readonly x: number; readonly y: number }) => Drawn;
};

type Fonts = (face: Typeface) => FontChain;

/** Smallest type of the shop's own words (ADR 95). */
const LABEL_PT = 5;
const LABEL_ROW_PT = LABEL_PT * 1.6;
const LABEL_COLUMN_PT = mmToPt(5);

const SIZES_PT = [5, 6, 7, 8, 10];
const HAIRLINES_PT = [0.1, 0.25, 0.5, 0.75, 1];
/** Steps of a ramp; the first ones show from where on a plate prints at all. */
const TINTS = [0.03, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const INKS: readonly (readonly [name: string, of: (share: number) => Color])[] = [
  ['C', (share) => [share, 0, 0, 0]],
  ['M', (share) => [0, share, 0, 0]],
  ['Y', (share) => [0, 0, share, 0]],
  ['K', (share) => [0, 0, 0, share]],
];
/** Greys of three inks beside those of black that they should equal (ISO 12647-2, for process control). */
const GREYS: readonly (readonly [cyan: number, others: number])[] = [
  [0.25, 0.19],
  [0.5, 0.4],
  [0.75, 0.64],
];
/** The ground of white words, in two inks: three plates would blur them. */
const GROUND: Color = [0.9, 0.6, 0, 0];

export const label = (text: string, box: Box, fonts: Fonts, sizePt = LABEL_PT): TextItem => ({
  kind: 'text',
  z: 1,
  name: 'calibration',
  text,
  box,
  writing: 'horizontal',
  sizePt,
  floorPt: 3,
  lineHeightEm: 1.2,
  align: 'start',
  color: BLACK,
  fonts: fonts('gothic'),
});

const fill = (color: Color, boxes: readonly Box[]): Operation => ({ kind: 'fill', color, boxes });

/** A panel under a line that says what it is. */
const titled = (title: string, heightPt: number, fonts: Fonts, draw: Panel['draw']): Panel => ({
  heightPt: LABEL_ROW_PT + heightPt,
  draw: ({ x, y }) => {
    const { operations, texts } = draw({ x, y: y + LABEL_ROW_PT });
    const heading = label(title, { x, y, width: PANEL_PT, height: LABEL_ROW_PT }, fonts);
    return { operations, texts: [heading, ...texts] };
  },
});

/** Every typeface in every size, from the top down. */
function typeLadder(title: string, fonts: Fonts, ground: Color | null): Panel {
  const rowPt = (sizePt: number): number => sizePt * 1.5;
  const heightPt = SIZES_PT.reduce((sum, sizePt) => sum + rowPt(sizePt), 0) + LABEL_PT / 2;
  const color = ground ? PAPER : BLACK;
  return titled(title, heightPt, fonts, ({ x, y }) => {
    const texts: TextItem[] = [];
    const columnPt = (PANEL_PT - LABEL_COLUMN_PT) / TYPEFACES.length;
    let top = y + LABEL_PT / 4;
    for (const sizePt of SIZES_PT) {
      const row = { y: top, height: rowPt(sizePt) };
      const size = label(`${sizePt}`, { ...row, x: x + LABEL_PT / 4, width: LABEL_COLUMN_PT }, fonts);
      texts.push({ ...size, color });
      for (const [index, face] of TYPEFACES.entries()) {
        const box = { ...row, x: x + LABEL_COLUMN_PT + index * columnPt, width: columnPt };
        texts.push({ ...label('永か', box, fonts, sizePt), color, fonts: fonts(face) });
      }
      top += row.height;
    }
    const box = { x, y, width: PANEL_PT, height: heightPt };
    return { operations: ground ? [fill(ground, [box])] : [], texts };
  });
}

/** Horizontal and vertical lines, each with its width. */
function hairlines(fonts: Fonts): Panel {
  const rowPt = mmToPt(2.2);
  const heightPt = HAIRLINES_PT.length * rowPt;
  return titled('K100 線 pt', heightPt, fonts, ({ x, y }) => {
    const half = (PANEL_PT - LABEL_COLUMN_PT) / 2;
    const left = x + LABEL_COLUMN_PT;
    const boxes = HAIRLINES_PT.flatMap((lineWidthPt, index): Box[] => [
      { x: left, y: y + (index + 0.5) * rowPt, width: half - rowPt, height: lineWidthPt },
      { x: left + half + index * rowPt, y: y + rowPt / 2, width: lineWidthPt, height: heightPt - rowPt },
    ]);
    const texts = HAIRLINES_PT.map((lineWidthPt, index) =>
      label(`${lineWidthPt}`, { x, y: y + index * rowPt, width: LABEL_COLUMN_PT, height: rowPt }, fonts),
    );
    return { operations: [fill(BLACK, boxes)], texts };
  });
}

/** Each ink alone, from nearly nothing to all. */
function ramps(fonts: Fonts): Panel {
  const rowPt = mmToPt(3.5);
  const columnPt = (PANEL_PT - LABEL_COLUMN_PT) / TINTS.length;
  return titled('網点 %', INKS.length * rowPt + LABEL_ROW_PT, fonts, ({ x, y }) => {
    const left = x + LABEL_COLUMN_PT;
    const operations = INKS.flatMap(([, of], row) =>
      TINTS.map((share, step) =>
        fill(of(share), [{ x: left + step * columnPt, y: y + row * rowPt, width: columnPt, height: rowPt }]),
      ),
    );
    const names = INKS.map(([name], row) =>
      label(name, { x, y: y + row * rowPt, width: LABEL_COLUMN_PT, height: rowPt }, fonts),
    );
    const shares = TINTS.map((share, step) => {
      const box = { x: left + step * columnPt, y: y + INKS.length * rowPt, width: columnPt };
      return label(`${Math.round(share * 100)}`, { ...box, height: LABEL_ROW_PT }, fonts, LABEL_PT - 1);
    });
    return { operations, texts: [...names, ...shares] };
  });
}

/** Pairs that look alike where the press is in balance. */
function greys(fonts: Fonts): Panel {
  const patchPt = mmToPt(6);
  const pairPt = PANEL_PT / GREYS.length;
  return titled('グレー K｜CMY', patchPt + LABEL_ROW_PT, fonts, ({ x, y }) => {
    const half = pairPt / 2;
    const operations = GREYS.flatMap(([cyan, others], index) => [
      fill([0, 0, 0, cyan], [{ x: x + index * pairPt, y, width: half, height: patchPt }]),
      fill([cyan, others, others, 0], [{ x: x + index * pairPt + half, y, width: half, height: patchPt }]),
    ]);
    const texts = GREYS.map(([cyan, others], index) => {
      const words = [cyan, others, others].map((share) => Math.round(share * 100)).join('/');
      const box = { x: x + index * pairPt, y: y + patchPt, width: pairPt, height: LABEL_ROW_PT };
      return label(`${Math.round(cyan * 100)}｜${words}`, box, fonts, LABEL_PT - 1);
    });
    return { operations, texts };
  });
}

/** What the page is, in lines. */
export const titlePanel = (lines: readonly string[], fonts: Fonts): Panel => {
  const sizePt = LABEL_PT + 1;
  const rowPt = sizePt * 1.4;
  return {
    heightPt: lines.length * rowPt,
    draw: ({ x, y }) => ({
      operations: [],
      texts: lines.map((line, index) =>
        label(line, { x, y: y + index * rowPt, width: PANEL_PT, height: rowPt }, fonts, sizePt),
      ),
    }),
  };
};

/** All panels, in the order in which pages are filled with them. */
export const measuredPanels = (fonts: Fonts): Panel[] => [
  typeLadder('K100 文字 pt', fonts, null),
  typeLadder('白抜き文字 C90 M60', fonts, GROUND),
  hairlines(fonts),
  ramps(fonts),
  greys(fonts),
];
