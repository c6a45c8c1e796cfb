import { addDays } from '../../calendar/plain-date.ts';
import { childText, parseXml, type XmlElement } from './xml.ts';

/*
 * A sheet of Excel (Office Open XML, ECMA-376 part 1, 18) as rows of texts. The caller unzips the file, and
 * limits the size of its parts.
 */

/** The text of a part of the package, by its path; null where there is none. */
export type ReadPart = (path: string) => string | null;

/** More rows than an address book may hold. */
const MAX_ROWS = 25_000;
/** More than any program writes; Outlook has 92. */
export const MAX_COLUMNS = 400;

/** Days from day 0 of each of Excel's two date systems to 1 January 1970. */
const EPOCH_DAYS = { 1900: 25_569, 1904: 24_107 } as const;
/** The day 9999-12-31, the last that Excel shows as one (18.17.4.1). */
const LAST_DAY = 2_958_465;

/** Built-in date formats, those of Japan included (18.8.30). */
const DAY_FORMATS = [
  [14, 17],
  [22, 22],
  [27, 36],
  [50, 58],
] as const;

const child = (element: XmlElement | null | undefined, name: string): XmlElement | undefined =>
  element?.children.find((one) => one.name === name);
const children = (element: XmlElement | null | undefined, name: string): XmlElement[] =>
  element?.children.filter((one) => one.name === name) ?? [];

/** Line breaks stand as `_x000D_` in a string. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A string without its furigana (`rPh`), which Excel keeps beside what is shown. */
const stringOf = (item: XmlElement): string =>
  unescaped(
    item.children
      .flatMap((part) => (part.name === 't' ? [part] : part.name === 'r' ? children(part, 't') : []))
      .map(({ text }) => text)
      .join(''),
  );

type Format =
  | { readonly kind: 'day' }
  /** 0000000 or 000-0000: a number with so many digits, its zeros included. */
  | { readonly kind: 'digits'; readonly count: number }
  | { readonly kind: 'plain' };

const PLAIN: Format = { kind: 'plain' };

function formatOf(id: number, codes: ReadonlyMap<number, string>): Format {
  if (DAY_FORMATS.some(([first, last]) => id >= first && id <= last)) return { kind: 'day' };
  // What stands in quotes, in brackets or behind a backslash is shown as it is; `_` and `*` make room by a character.
  const code = (codes.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '');
  // Without the exponent of 0.0E+00, whose letter is that of an era's year, too.
  if (/[ymdeg]/i.test(code.replace(/general|e[+-]/gi, ''))) return { kind: 'day' };
  const last = code.slice(code.lastIndexOf(';') + 1);
  const zeros = last.replace(/[^0]/g, '').length;
  return zeros >= 5 && /^[0\s-]+$/.test(last) ? { kind: 'digits', count: zeros } : PLAIN;
}

/** The format of each style that a cell may name. */
function formatsOf(styles: XmlElement | null): readonly Format[] {
  const codes = new Map(
    children(child(styles, 'numFmts'), 'numFmt').map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? '',
    ]),
  );
  return children(child(styles, 'cellXfs'), 'xf').map(({ attributes }) =>
    formatOf(Number(attributes.numFmtId), codes),
  );
}

type Book = {
  readonly strings: readonly string[];
  readonly formats: readonly Format[];
  readonly epochDays: number;
};

function numberText(value: string, format: Format, { epochDays }: Book): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (format.kind === 'day' && number >= 1 && number <= LAST_DAY)
    return addDays('1970-01-01', Math.floor(number) - epochDays);
  const text = String(number);
  return format.kind === 'digits' && Number.isInteger(number) && text.length > format.count - 3
    ? text.padStart(format.count, '0')
    : text;
}

function cellText(cell: XmlElement, book: Book): string {
  const { t: type = 'n', s: style = '' } = cell.attributes;
  const value = childText(cell, 'v');
  if (type === 's') return book.strings[Number(value)] ?? '';
  if (type === 'inlineStr') return children(cell, 'is').map(stringOf).join('');
  if (type === 'str') return unescaped(child(cell, 'v')?.text ?? '');
  if (type === 'd') return value.slice(0, 10);
  if (type !== 'n') return '';
  return numberText(value, book.formats[Number(style)] ?? PLAIN, book);
}

/** AB12 → the column 27. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function rowOf(row: XmlElement, book: Book): string[] {
  const cells: string[] = [];
  for (const cell of children(row, 'c')) {
    const named = columnOf(cell.attributes.r ?? '');
    const column = named < 0 ? cells.length : named;
    if (column >= MAX_COLUMNS) continue;
    while (cells.length < column) cells.push('');
    cells[column] = cellText(cell, book);
  }
  return cells;
}

/** The path of the first sheet that is shown. */
function sheetPath(workbook: XmlElement, part: ReadPart): string | null {
  const sheets = children(child(workbook, 'sheets'), 'sheet');
  const sheet = sheets.find(({ attributes }) => attributes.state === undefined) ?? sheets[0];
  const relations = parseXml(part('xl/_rels/workbook.xml.rels') ?? '');
  const target = children(relations, 'Relationship').find(
    ({ attributes }) => attributes.Id === sheet?.attributes.id,
  )?.attributes.Target;
  if (target === undefined) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Rows at the numbers that people see beside them, empty ones included: no more than a book may have. */
function rowsOf(sheet: XmlElement, book: Book): string[][] | null {
  const rows: string[][] = [];
  let filled = 0;
  for (const row of children(child(sheet, 'sheetData'), 'row')) {
    const cells = rowOf(row, book);
    if (cells.every((cell) => cell === '')) continue;
    filled += 1;
    if (filled > MAX_ROWS) return null;
    const before = Math.min(Number(row.attributes.r) - 1, MAX_ROWS);
    while (rows.length < before) rows.push([]);
    rows.push(cells);
  }
  return rows;
}

/** The rows of the first sheet that is shown; null where this is no workbook, or its sheet is larger than any book. */
export function readXlsx(part: ReadPart): string[][] | null {
  const read = (path: string) => parseXml(part(path) ?? '');
  const workbook = read('xl/workbook.xml');
  const path = workbook && sheetPath(workbook, part);
  const sheet = path && read(path);
  if (!sheet) return null;
  const is1904 = ['1', 'true'].includes(child(workbook, 'workbookPr')?.attributes.date1904 ?? '');
  const book = {
    strings: children(read('xl/sharedStrings.xml'), 'si').map(stringOf),
    formats: formatsOf(read('xl/styles.xml')),
    epochDays: EPOCH_DAYS[is1904 ? 1904 : 1900],
  };
  return rowsOf(sheet, book);
}
