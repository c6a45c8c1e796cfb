import type { AddressField } from '@fumi/domain';
import type { FontId } from './font/glyph-source.ts';

/** Cyan, magenta, yellow, key, each 0 to 1. Text is key only, so that a misregistered press can't blur it. */
export type Color = readonly [cyan: number, magenta: number, yellow: number, key: number];

/** Full key, no other ink. */
export const BLACK: Color = [0, 0, 0, 1];

/** Bare paper: white is printed by leaving out what lies below. */
export const PAPER: Color = [0, 0, 0, 0];

/** (x, y) lands on (a·x + c·y + e, b·x + d·y + f): glyph space (1 = one em, y up) to page (pt, y down). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Page rectangle: pt, y down, from the top left corner of the bleed box. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type PlacedGlyph = {
  readonly font: FontId;
  readonly glyphId: number;
  /** What the customer typed for it; a PDF reader copies this. */
  readonly text: string;
  readonly matrix: Matrix;
  /** Stands upright in a vertical line. */
  readonly vertical: boolean;
  /** Its outline is drawn with a line of this width too, so that it is as heavy as its neighbours, em. */
  readonly thickenEm?: number;
};

export type TextOperation = {
  readonly kind: 'text';
  readonly color: Color;
  readonly glyphs: readonly PlacedGlyph[];
  /** The input that it prints; null for the card's own marks. */
  readonly origin: Origin | null;
};

/** Rectangles of one colour: marks, QR modules, bars. */
export type FillOperation = { readonly kind: 'fill'; readonly color: Color; readonly boxes: readonly Box[] };

type StrokeOperation = {
  readonly kind: 'stroke';
  readonly color: Color;
  readonly box: Box;
  readonly lineWidthPt: number;
};

export type Point = readonly [x: number, y: number];

/** A closed line: where it begins, and its curves (cubic Béziers: two controls and an end each), pt. */
export type Outline = {
  readonly start: Point;
  readonly curves: readonly (readonly [Point, Point, Point])[];
};

/** Areas of one colour; what an outline has inside another is a hole (even-odd). */
export type ShapeOperation = {
  readonly kind: 'shape';
  readonly color: Color;
  readonly outlines: readonly Outline[];
};

/** A picture stretched over `box`, of which only `clip` shows. The painter is told what `imageId` means. */
export type ImageOperation = {
  readonly kind: 'image';
  readonly imageId: string;
  readonly box: Box;
  readonly clip: Box | null;
};

export type Operation = TextOperation | FillOperation | StrokeOperation | ShapeOperation | ImageOperation;

export type IssueCode =
  /** No font of the chain draws it; the place stays empty. */
  | 'missing-glyph'
  /** Drawn by another typeface than the chosen one. */
  | 'substituted-glyph'
  /** Marks are drawn with the character that they combine with: é, が, か゚. */
  | 'composed'
  /** Half-width kana are drawn full-width. */
  | 'full-width-kana'
  /** The variation sequence is unknown; the base character is drawn. */
  | 'variation-lost'
  /** Set smaller than the layout wants. */
  | 'shrunk'
  /** At the layout's floor and narrowed. */
  | 'condensed'
  /** Even narrowed as far as reads well it finds no room; it wants shorter words. */
  | 'overflow'
  /** Only the beginning of it is printed, or nothing: the rest finds no room at a size that reads well. */
  | 'cut-short'
  /** A name that no line holds is broken. */
  | 'split'
  /** Somebody's own line break lies inside a number or a word; the engine breaks the lines. */
  | 'break-inside'
  /** Numbers are written in the other numerals; the text is what they become. */
  | 'numerals'
  /** Touches the area of the stamp, the postmark or a code. */
  | 'reserved-area'
  /** Nearer to the cut than the safe margin, or where a hole goes. */
  | 'outside-safe-area'
  /** Photo under 260 px per inch. */
  | 'low-resolution';

export type IssueField = AddressField | 'photo' | `text.${string}`;

/** Whose input, and which. */
export type Origin = { readonly party: 'sender' | 'recipient' | 'front'; readonly field: IssueField };

export type Issue = Origin & {
  readonly code: IssueCode;
  /** The characters or the line it is about; '' where the code says all. */
  readonly text: string;
  /** Per cent of the wanted size or resolution, for `shrunk`, `condensed`, `overflow` and `low-resolution`. */
  readonly percent: number | null;
};

/** One side of a card, ready to paint. pt, y down, origin at the top left corner of the bleed box. */
export type Page = {
  readonly widthPt: number;
  readonly heightPt: number;
  /** How far the cut lies inside every edge. */
  readonly bleedPt: number;
  readonly operations: readonly Operation[];
  readonly issues: readonly Issue[];
};
