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

/** The numbered objects of a PDF under construction; what is added is written at once. */
export type PdfObjects = {
  reserve(): Ref;
  set(id: Ref, body: string): void;
  add(body: string): Ref;
  addStream(options: StreamOptions): Ref;
};

/** A PDF whose bytes are written out as they are made, so that a large file does not lie in memory. */
type StreamedPdf = PdfObjects & {
  /** Writes table and trailer; `id` is 32 hexadecimal digits. */
  end(trailer: { root: Ref; info: Ref; id: string }): void;
};

/** A PDF that is made in memory. */
export type PdfFile = PdfObjects & {
  /** The whole file. Equal objects give equal bytes: the identifier follows from the content. */
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

type Version = '1.3' | '1.6';

/** Begins a file of a PDF version; X-1a asks for 1.3, X-4 for 1.6. Its bytes go to `write`, in order. */
export function streamPdf(
  version: Version,
  deflate: Deflate,
  write: (bytes: Uint8Array) => void,
): StreamedPdf {
  const offsets: (number | null)[] = [];
  let length = 0;
  const send = (bytes: Uint8Array): void => {
    write(bytes);
    length += bytes.length;
  };
  send(latin1(`%PDF-${version}\n${BINARY_MARK}`));
  const reserve = (): Ref => offsets.push(null);
  const put = (id: Ref, parts: readonly Uint8Array[]): Ref => {
    offsets[id - 1] = length;
    for (const part of [latin1(`${id} 0 obj\n`), ...parts, latin1('\nendobj\n')]) send(part);
    return id;
  };
  return {
    reserve,
    set: (id, body) => put(id, [latin1(body)]),
    add: (body) => put(reserve(), [latin1(body)]),
    addStream: ({ entries, bytes, coding }) => {
      const data = coding === 'deflate' ? deflate(bytes) : bytes;
      const head = latin1(`<<${entries}${FILTERS[coding]}/Length ${data.length}>>\nstream\n`);
      return put(reserve(), [head, data, latin1('\nendstream')]);
    },
    end: ({ root, info, id }) => {
      const rows = offsets.map((offset, index) => {
        invariant(offset !== null, `object ${index + 1} of the PDF was reserved and never written`);
        return `${String(offset).padStart(10, '0')} 00000 n \n`;
      });
      send(
        latin1(
          `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}` +
            `trailer\n<</Size ${rows.length + 1}/Root ${ref(root)}/Info ${ref(info)}/ID[<${id}><${id}>]>>\n` +
            `startxref\n${length}\n%%EOF\n`,
        ),
      );
    },
  };
}

/** Begins a file that is made in memory. */
export function startPdf(version: Version, deflate: Deflate): PdfFile {
  const parts: Uint8Array[] = [];
  const { end, ...objects } = streamPdf(version, deflate, (bytes) => parts.push(bytes));
  return {
    ...objects,
    finish: ({ root, info, hash }) => {
      end({ root, info, id: hexBytes(hash(concatBytes(parts)).subarray(0, 16)) });
      return concatBytes(parts);
    },
  };
}
