/*
 * Comma- or tab-separated text (RFC 4180), decoded already: the encoding is the caller's affair.
 * Lenient where real exports are: a quote inside a bare field is text, any line end ends a record.
 */

/** What separates fields in the exports that exist. */
const CSV_DELIMITERS = [',', '\t', ';'] as const;
type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

const QUOTE = '"';
const isLineEnd = (text: string, at: number): boolean => text[at] === '\n' || text[at] === '\r';

type Field = { readonly value: string; readonly end: number };
/** False where the text ended before the quote did. */
type Quoted = Field & { readonly isClosed: boolean };

function quotedField(text: string, start: number): Quoted {
  let value = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf(QUOTE, from);
    if (quote < 0) return { value: value + text.slice(from), end: text.length, isClosed: false };
    value += text.slice(from, quote);
    if (text[quote + 1] !== QUOTE) return { value, end: quote + 1, isClosed: true };
    value += QUOTE;
    from = quote + 2;
  }
}

function bareField(text: string, start: number, delimiter: string): Field {
  let end = start;
  while (end < text.length && text[end] !== delimiter && !isLineEnd(text, end)) end += 1;
  return { value: text.slice(start, end), end };
}

/** Some programs write blanks between the closing quote and what separates: `"a" ,`. */
function withoutBlanks(text: string, quoted: Quoted, delimiter: string): Quoted {
  let end = quoted.end;
  while (text[end] === ' ' || (text[end] === '\t' && delimiter !== '\t')) end += 1;
  const isEnd = end >= text.length || text[end] === delimiter || isLineEnd(text, end);
  return isEnd ? { ...quoted, end } : quoted;
}

function field(text: string, start: number, delimiter: string): Field {
  if (text[start] !== QUOTE) return bareField(text, start, delimiter);
  const quoted = withoutBlanks(text, quotedField(text, start), delimiter);
  const isEnd = quoted.end >= text.length || text[quoted.end] === delimiter || isLineEnd(text, quoted.end);
  // A quote that is never closed must not swallow the lines behind it: it is taken as a character of the field.
  const isOpen = /[\r\n]/.test(quoted.value) && !(quoted.isClosed && isEnd);
  if (isOpen) return bareField(text, start, delimiter);
  const rest = bareField(text, quoted.end, delimiter);
  return { value: quoted.value + rest.value, end: rest.end };
}

/** The records one after another; for tables that are too long to hold all at once. */
export function* csvRecords(text: string, delimiter: CsvDelimiter = ','): Generator<string[]> {
  let at = 0;
  let record: string[] = [];
  while (at < text.length) {
    const { value, end } = field(text, at, delimiter);
    record.push(value);
    at = end + 1;
    if (text[end] === delimiter && at < text.length && !isLineEnd(text, at)) continue;
    if (text[end] === delimiter) {
      record.push('');
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    } else if (text[end] === '\r' && text[at] === '\n') at += 1;
    yield record;
    record = [];
  }
}

/** All records; a line without anything is the record `['']`. */
export const parseCsv = (text: string, delimiter: CsvDelimiter = ','): string[][] =>
  Array.from(csvRecords(text, delimiter));

/** The separator that the first lines hold most often outside quotes. */
export function guessDelimiter(text: string): CsvDelimiter {
  const bare = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length;
  return CSV_DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

const csvField = (value: string): string =>
  /[",\r\n\t]/.test(value) ? `"${value.replaceAll(QUOTE, '""')}"` : value;

/** Records as text with CRLF (RFC 4180). A record of one empty field is quoted, so that it is not lost. */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  records
    .map((record) => `${record.length === 1 && record[0] === '' ? '""' : record.map(csvField).join(',')}\r\n`)
    .join('');
