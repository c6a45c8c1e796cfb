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

/** Reads a PDF with a plain cross-reference table; undefined where there is none. */
export function parsePdf(bytes: Uint8Array): ParsedPdf | undefined {
  const version = /^%PDF-([0-9.]+)/.exec(text(bytes, 0, 16))?.[1];
  const tail = text(bytes, Math.max(0, bytes.length - 64), bytes.length);
  const start = Number(/startxref\s+([0-9]+)\s+%%EOF/.exec(tail)?.[1] ?? Number.NaN);
  if (!version || !Number.isFinite(start) || text(bytes, start, start + 4) !== 'xref') return undefined;
  const table = text(bytes, start, bytes.length);
  const offsets = [...table.matchAll(/^([0-9]{10}) [0-9]{5} n/gm)].map(([, offset]) => Number(offset));
  const trailer = table.slice(table.indexOf('trailer'));
  const ends = [...offsets, start].sort((a, b) => a - b);
  const objects = offsets.map((offset) =>
    parseObject(bytes, offset, ends.find((end) => end > offset) ?? start),
  );
  return objects.includes(undefined)
    ? undefined
    : { version, objects: objects.filter((object) => object !== undefined), trailer };
}

function parseObject(bytes: Uint8Array, offset: number, end: number): ParsedObject | undefined {
  // Dictionaries of press files are short; a long one is read on to its end.
  const mark = findStream(bytes, offset, end);
  const head = text(bytes, offset, mark ?? end);
  const id = /^([0-9]+) 0 obj/.exec(head)?.[1];
  if (!id) return undefined;
  const length = Number(/\/Length ([0-9]+)/.exec(head)?.[1] ?? 0);
  const content = () =>
    mark === undefined
      ? new Uint8Array(0)
      : bytes.subarray(mark + STREAM.length - 1, mark + STREAM.length - 1 + length);
  return {
    id: Number(id),
    dictionary: head.slice(head.indexOf('obj') + 3),
    bytes: content,
    stream: () => latin1Text(content()),
  };
}

const STREAM = Array.from('\nstream\n', (letter) => letter.charCodeAt(0));

function findStream(bytes: Uint8Array, offset: number, end: number): number | undefined {
  for (let at = bytes.indexOf(0x0a, offset); at >= 0 && at < end; at = bytes.indexOf(0x0a, at + 1)) {
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
