/** One indirect object as it stands in the file. */
export type ParsedObject = {
  readonly id: number;
  /** Its dictionary, or the whole object where it is no stream. */
  readonly dictionary: string;
  /** The raw bytes of its stream; none without one. */
  readonly bytes: () => Uint8Array;
  /** The same as Latin-1. */
  readonly stream: () => string;
};

export type ParsedPdf = {
  readonly version: string;
  readonly objects: readonly ParsedObject[];
  readonly trailer: string;
};

/** A file of any size, of which parts are read as they are wanted. */
export type PdfSource = {
  readonly size: number;
  readonly read: (start: number, end: number) => Uint8Array;
};

const sourceOf = (bytes: Uint8Array): PdfSource => ({
  size: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

/** Reads a PDF with a plain cross-reference table; undefined where there is none. */
export function parsePdf(file: Uint8Array | PdfSource): ParsedPdf | undefined {
  const source = file instanceof Uint8Array ? sourceOf(file) : file;
  const textAt = (start: number, end: number) => latin1Text(source.read(start, Math.min(end, source.size)));
  const version = /^%PDF-([0-9.]+)/.exec(textAt(0, 16))?.[1];
  const tail = textAt(Math.max(0, source.size - 64), source.size);
  const start = Number(/startxref\s+([0-9]+)\s+%%EOF/.exec(tail)?.[1] ?? Number.NaN);
  if (!version || !Number.isFinite(start) || textAt(start, start + 4) !== 'xref') return undefined;
  const table = textAt(start, source.size);
  const offsets = [...table.matchAll(/^([0-9]{10}) [0-9]{5} n/gm)].map(([, offset]) => Number(offset));
  const trailer = table.slice(table.indexOf('trailer'));
  const inOrder = [...offsets, start].sort((a, b) => a - b);
  const ends = new Map(inOrder.map((offset, index) => [offset, inOrder[index + 1] ?? start]));
  const objects = offsets.map((offset) => parseObject(source, offset, ends.get(offset) ?? start));
  return objects.includes(undefined)
    ? undefined
    : { version, objects: objects.filter((object) => object !== undefined), trailer };
}

/** Dictionaries of press files are short; a long one is read on to its end. */
const HEAD_BYTES = 2048;

/** What stands before the bytes of an object's stream, and where these begin; the whole object where it has none. */
function headOf(source: PdfSource, offset: number, end: number) {
  for (let size = HEAD_BYTES; ; size *= 8) {
    const until = Math.min(end, offset + size);
    const bytes = source.read(offset, until);
    const mark = findStream(bytes);
    if (mark !== undefined) return { head: text(bytes, 0, mark), content: offset + mark + STREAM.length - 1 };
    if (until === end) return { head: latin1Text(bytes), content: null };
  }
}

function parseObject(source: PdfSource, offset: number, end: number): ParsedObject | undefined {
  const { head, content } = headOf(source, offset, end);
  const id = /^([0-9]+) 0 obj/.exec(head)?.[1];
  if (!id) return undefined;
  const length = Number(/\/Length ([0-9]+)/.exec(head)?.[1] ?? 0);
  const bytes = () => (content === null ? new Uint8Array(0) : source.read(content, content + length));
  return {
    id: Number(id),
    dictionary: head.slice(head.indexOf('obj') + 3),
    bytes,
    stream: () => latin1Text(bytes()),
  };
}

const STREAM = Array.from('\nstream\n', (letter) => letter.charCodeAt(0));

function findStream(bytes: Uint8Array): number | undefined {
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    if (STREAM.every((code, index) => bytes[at + index] === code)) return at + 1;
  }
  return undefined;
}

/** Bytes as a string of the same length, one letter a byte. */
export const latin1Text = (bytes: Uint8Array): string => text(bytes, 0, bytes.length);

function text(bytes: Uint8Array, start: number, end: number): string {
  let result = '';
  const CHUNK = 8192;
  for (let at = start; at < end; at += CHUNK) {
    result += String.fromCharCode(...bytes.subarray(at, Math.min(end, at + CHUNK)));
  }
  return result;
}
