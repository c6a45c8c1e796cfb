import type { CardTextType, Typeface } from '@fumi/domain';
import type { PhotoName } from '../photos/photos.ts';
import type { Orientation } from './document.ts';
import type { Box } from './geometry.ts';

export type Colour =
  | 'red'
  | 'pink'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'navy'
  | 'purple'
  | 'white'
  | 'beige'
  | 'brown'
  | 'black'
  | 'gold'
  | 'grey';
export type Mood =
  | 'formal'
  | 'japanese'
  | 'cute'
  | 'simple'
  | 'stylish'
  | 'natural'
  | 'warm'
  | 'gorgeous'
  | 'playful'
  | 'calm';

/** The photo's rectangle on the card (px at 260 dpi) and the window through which it is seen. */
export type Frame = Box & {
  /** Path of the window inside the rectangle; none: the whole rectangle shows. */
  readonly window?: string;
};

/** A place for words of the picture side, which the print engine sets; px at 260 dpi, as lettering. */
export type Words = {
  readonly type: CardTextType;
  /** What the design says there until the customer does; '' where it only leaves room. */
  readonly text: string;
  readonly box: Box;
  readonly face: Typeface;
  /** Em size, px; longer words are set smaller. */
  readonly size: number;
  readonly fill: string;
  readonly vertical?: true;
  readonly align?: 'start' | 'middle' | 'end';
  /** Where fewer lines stand than the box holds: in its middle, or at its end; else at its beginning. */
  readonly stack?: 'middle' | 'end';
  /** From line to line, em. */
  readonly leading?: number;
  /** Air between characters, em. */
  readonly tracking?: number;
};

export type Design = {
  readonly id: number;
  readonly slug: string;
  readonly label: string;
  readonly group: number;
  /** Labels of the group's tags under which the design is shown (content/draw/groups.ts). */
  readonly tags: readonly string[];
  readonly orientation: Orientation;
  readonly priceYen: 500 | 800;
  readonly colour: readonly Colour[];
  readonly mood: readonly Mood[];
  /** None: a card of words alone. */
  readonly frame?: Frame;
  /** The sample photo of the thumbnail, and how far its middle is moved (share of the spare length, -1..1). */
  readonly photo?: PhotoName;
  readonly focus?: number;
  readonly background: () => string;
  /** What lies over the photo. */
  readonly overlay?: () => string;
  /** In the order in which they are read; each type once. */
  readonly words?: readonly Words[];
};

/** Keeps the type of a design while its file stays a plain value. */
export const defineDesign = (design: Design): Design => design;

/** A frame that reaches over the bleed on all sides. */
export const fullFrame = (orientation: Orientation): Frame =>
  orientation === 'landscape'
    ? { x: 0, y: 0, width: 1576, height: 1085 }
    : { x: 0, y: 0, width: 1085, height: 1576 };
