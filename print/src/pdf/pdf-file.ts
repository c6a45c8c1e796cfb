import { invariant } from '@fumi/domain';
import { concatBytes, hexBytes, latin1 } from './bytes.ts';

/** Number of an indirect object; the generation is always 0. */
export type Ref = number;

/** A reference as PDF writes it. */
export const ref = (id: Ref): string => `${id} 0 R`;

/** Compresses bytes as zlib does (RFC 1950). Given by the caller, because this package knows no platform. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

type StreamOptions = {
  /** Dictionary entries without its brackets, `/Filter` and `/Length`. */
  readonly entries: string;
  readonly bytes: Uint8Array;
  /** `deflate` compresses here; the others say how the bytes already are. */
  readonly coding: 'deflate' | 'deflated' | 'jpeg' | 'none';
};

/** A PDF file under construction: numbered objects, written in order with a plain cross-reference table. */
export type PdfFile = {
  reserve(): Ref;
  set(id: Ref, body: string): void;
  add(body: string): Ref;
  addStream(options: StreamOptions): Ref;
  /** The whole file. Equal objects give equal bytes. */
  finish(trailer: { root: Ref; info: Ref; hash: (bytes: Uint8Array) => Uint8Array }): Uint8Array;
};

const FILTERS: Readonly<Record<StreamOptions['coding'], string>> = {
  deflate: '/Filter/FlateDecode',
  deflated: '/Filter/FlateDecode',
  jpeg: '/Filter/DCTDecode',
  none: '',
};

// The comment's bytes above 127 tell transfer programs that the file is binary (ISO 32000 §7.5.2).
const BINARY_MARK = '%\xe2\xe3\xcf\xd3\n';

/** Begins a file of a PDF version; X-1a asks for 1.3, X-4 for 1.6. */
export function startPdf(version: '1.3' | '1.6', deflate: Deflate): PdfFile {
  const objects: (Uint8Array | null)[] = [];
  const reserve = (): Ref => objects.push(null);
  const put = (id: Ref, bytes: Uint8Array) => {
    objects[id - 1] = bytes;
    return id;
  };
  return {
    reserve,
    set: (id, body) => put(id, latin1(body)),
    add: (body) => put(reserve(), latin1(body)),
    addStream: ({ entries, bytes, coding }) => {
      const data = coding === 'deflate' ? deflate(bytes) : bytes;
      const head = latin1(`<<${entries}${FILTERS[coding]}/Length ${data.length}>>\nstream\n`);
      return put(reserve(), concatBytes([head, data, latin1('\nendstream')]));
    },
    finish: ({ root, info, hash }) => {
      const body = objects.map((object, index) => {
        invariant(object, `object ${index + 1} of the PDF was reserved and never written`);
        return concatBytes([latin1(`${index + 1} 0 obj\n`), object, latin1('\nendobj\n')]);
      });
      const header = latin1(`%PDF-${version}\n${BINARY_MARK}`);
      return concatBytes([header, ...body, tail(header.length, body, { root, info, hash })]);
    },
  };
}

function tail(
  start: number,
  body: readonly Uint8Array[],
  { root, info, hash }: { root: Ref; info: Ref; hash: (bytes: Uint8Array) => Uint8Array },
): Uint8Array {
  let offset = start;
  const rows = body.map((object) => {
    const row = `${String(offset).padStart(10, '0')} 00000 n \n`;
    offset += object.length;
    return row;
  });
  // The identifier follows from the content, so that the same book gives the same file.
  const id = hexBytes(hash(concatBytes(body)).subarray(0, 16));
  return latin1(
    `xref\n0 ${body.length + 1}\n0000000000 65535 f \n${rows.join('')}` +
      `trailer\n<</Size ${body.length + 1}/Root ${ref(root)}/Info ${ref(info)}/ID[<${id}><${id}>]>>\n` +
      `startxref\n${offset}\n%%EOF\n`,
  );
}
