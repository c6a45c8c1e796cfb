import { invariant, type WritingDirection } from '@fumi/domain';
import type { Color } from '../display-list.ts';

/*
 * The geometry of an address face and its direction of writing, which are data: content/address-layouts/*.json,
 * snake_case there, camelCase here. Typeface and numerals are no part of it.
 * Millimetres count from the top left corner of the cut card, x right, y down; type sizes are points.
 *
 *      start ┄┄►│ 東 │   In vertical writing `across` is the x of a line's middle, `start` its top.
 *               │ 京 │   In horizontal writing `across` is the y of its middle, `start` its left end.
 *               │ 都 │   `length` runs along the line in both.
 *             across
 */
export type AddressLayout = {
  readonly layout: string;
  readonly writing: WritingDirection;
  readonly page: { readonly widthPt: number; readonly heightPt: number; readonly bleedPt: number };
  /** Type and codes keep this distance from the cut. */
  readonly safeMm: number;
  readonly reserved: readonly ReservedArea[];
  readonly marks: readonly Mark[];
  readonly recipient: PartyLayout;
  readonly sender: PartyLayout;
  readonly qr: SquareMm | null;
  readonly barcode: BarcodeLayout | null;
};

export type BoxMm = {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
};

type SquareMm = { readonly xMm: number; readonly yMm: number; readonly sizeMm: number };

type ReservedArea = BoxMm & { readonly name: string };

/** What every card of the layout carries, addressed or not. */
export type Mark =
  | (BoxMm & { readonly kind: 'frame'; readonly lineMm: number; readonly color: Color })
  | (BoxMm & { readonly kind: 'bar'; readonly color: Color })
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Middle of the text, which is set horizontally. */
      readonly xMm: number;
      readonly yMm: number;
      readonly sizePt: number;
      readonly trackingEm: number;
      readonly color: Color;
    };

export type LineLayout = {
  readonly acrossMm: number;
  readonly startMm: number;
  readonly lengthMm: number;
  readonly sizePt: number;
  readonly floorPt: number;
  readonly trackingEm: number;
  /** Which end of its room a short line keeps to. */
  readonly align: 'start' | 'end';
};

export type NameSize = { readonly sizePt: number; readonly floorPt: number };

export type NamesLayout = {
  /** Middle of the block across the lines, as long as the block stays between `fromMm` and `toMm`. */
  readonly centreMm: number;
  readonly fromMm: number;
  readonly toMm: number;
  readonly startMm: number;
  readonly lengthMm: number;
  /** Distance between the middles of joint names; less where the room asks for it. */
  readonly pitchMm: number;
  readonly align: 'start' | 'end';
  readonly short: NameSize;
  /** Smaller, for a longest last and first name of 13 characters or more together; spec §4 calls it large. */
  readonly long: NameSize;
};

export type CommentsLayout = {
  /** Middles of the first and the last possible line. */
  readonly firstMm: number;
  readonly lastMm: number;
  readonly pitchMm: number;
  readonly startMm: number;
  readonly lengthMm: number;
  readonly sizePt: number;
  readonly floorPt: number;
};

/** Middles of the seven digits. */
export type ZipLayout = {
  readonly digits: readonly { readonly xMm: number; readonly yMm: number }[];
  readonly sizePt: number;
  /** Printed with the digits where the card has no frames with a hyphen of their own. */
  readonly hyphen: BoxMm | null;
};

export type PartyLayout = {
  readonly zip: ZipLayout | null;
  /** Place with street number, then building. */
  readonly address: readonly [LineLayout, LineLayout];
  /** The same room in three lines, for an address that two would squeeze. */
  readonly addressOfThree: readonly [LineLayout, LineLayout, LineLayout];
  readonly names: NamesLayout;
  readonly comments: CommentsLayout | null;
};

/** Customer barcode: its upper left corner, its direction and the type size a of Japan Post (8 to 11.5). */
export type BarcodeLayout = {
  readonly xMm: number;
  readonly yMm: number;
  readonly direction: WritingDirection;
  readonly sizePt: number;
};

/** Only vertical writing comes in both numerals; horizontal writing has Arabic ones. */
export const hasNumeralChoice = ({ writing }: Pick<AddressLayout, 'writing'>): boolean =>
  writing === 'vertical';

/** Reads a layout file as it was parsed from JSON. */
export function readAddressLayout(json: unknown): AddressLayout {
  const layout = camelCase(json) as AddressLayout;
  invariant(typeof layout === 'object' && layout !== null, 'an address layout is an object');
  invariant(
    layout.writing === 'vertical' || layout.writing === 'horizontal',
    'the writing of a layout is known',
  );
  invariant(layout.recipient && layout.sender && layout.page, `${layout.layout} has a page and both parties`);
  return layout;
}

function camelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camelCase(inner),
    ]),
  );
}
