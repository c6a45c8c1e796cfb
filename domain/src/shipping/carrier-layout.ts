import { splitGraphemes } from '../address/text.ts';
import { beginsFormula } from '../contacts/files/sheet-cell.ts';

/** What a person can change on a label; all else is the shop's own, in content/carriers.json. */
export const LABEL_FIELDS = [
  'tel',
  'zip',
  'state',
  'city',
  'street',
  'stateAndCity',
  'address',
  'building',
  'name',
] as const;

/** What is known of a parcel, under the names that layouts use. */
export const SHIPMENT_FIELDS = [
  'parcel',
  'daySlashes',
  'dayDigits',
  ...LABEL_FIELDS,
  'item',
  'count',
  'senderName',
  'senderZip',
  'senderAddress',
  'senderBuilding',
  'senderTel',
  'b2CustomerCode',
  'b2FareNumber',
  'sagawaCustomerCode',
] as const;
type ShipmentField = (typeof SHIPMENT_FIELDS)[number];
export type Shipment = Readonly<Record<ShipmentField, string>>;

export type CarrierColumn = {
  /** From 1. */
  readonly no: number;
  readonly name: string;
  readonly from: ShipmentField | { readonly text: string };
  /** Half-width characters. */
  readonly max: number;
  readonly isRequired: boolean;
};

/** A carrier's file, as data. */
export type CarrierLayout = {
  readonly code: string;
  readonly label: string;
  readonly source: string;
  /** Day of the source; an operator's confirmation is of the layout of this day. */
  readonly dated: string;
  readonly columnCount: number;
  readonly hasHeader?: true;
  readonly columns: readonly CarrierColumn[];
};

/** Why a value cannot be exported. It is never cut and never replaced: a person mends it. */
export type ShipmentProblem = {
  readonly parcel: string;
  readonly column: string;
  readonly field: ShipmentField;
  readonly value: string;
} & (
  | { readonly code: 'too-long'; readonly width: number; readonly max: number }
  /** Characters that CP932, the encoding of these files, does not have. */
  | { readonly code: 'unencodable'; readonly characters: readonly string[] }
  | { readonly code: 'missing' }
  /** Begins like a formula: a spreadsheet that opens the file would compute it. */
  | { readonly code: 'formula' }
);

const HALF_WIDTH = /^[\u0020-\u007e\uff61-\uff9f]$/u;

const PLAIN = /^[\u0020-\u007e]*$/;

/** Width as carriers count: a half-width character is one, any other two. */
export const halfWidths = (text: string): number =>
  PLAIN.test(text)
    ? text.length
    : splitGraphemes(text).reduce((sum, one) => sum + (HALF_WIDTH.test(one) ? 1 : 2), 0);

const cellOf = ({ from }: CarrierColumn, shipment: Shipment): string =>
  typeof from === 'string' ? shipment[from] : from.text;

function problemsOfValue(
  column: CarrierColumn,
  shipment: Shipment,
  unencodable: (text: string) => readonly string[],
): ShipmentProblem[] {
  if (typeof column.from !== 'string') return [];
  const value = shipment[column.from];
  const where = { parcel: shipment.parcel, column: column.name, field: column.from, value };
  if (value === '') return column.isRequired ? [{ ...where, code: 'missing' }] : [];
  const width = halfWidths(value);
  const characters = unencodable(value);
  return [
    ...(width > column.max ? [{ ...where, code: 'too-long' as const, width, max: column.max }] : []),
    ...(characters.length > 0 ? [{ ...where, code: 'unencodable' as const, characters }] : []),
    ...(beginsFormula(value) ? [{ ...where, code: 'formula' as const }] : []),
  ];
}

/** Everything in a parcel that the carrier would not take; empty where it can be exported. */
export const shipmentProblems = (
  { columns }: CarrierLayout,
  shipment: Shipment,
  unencodable: (text: string) => readonly string[],
): ShipmentProblem[] => columns.flatMap((column) => problemsOfValue(column, shipment, unencodable));

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** The carrier's file as text, every cell quoted, lines ended as Windows does. Ask `shipmentProblems` first. */
export function carrierFile(layout: CarrierLayout, shipments: readonly Shipment[]): string {
  const line = (textOf: (column: CarrierColumn) => string): string => {
    const cells = Array.from({ length: layout.columnCount }, () => '');
    for (const column of layout.columns) cells[column.no - 1] = textOf(column);
    return `${cells.map(quoted).join()}\r\n`;
  };
  const header = layout.hasHeader ? line(({ name }) => name) : '';
  return header + shipments.map((shipment) => line((column) => cellOf(column, shipment))).join('');
}
