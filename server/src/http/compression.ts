import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Good for what is compressed while somebody waits; assets are compressed at their best by the build. */
const BROTLI_QUALITY = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in every encoding that a browser may accept. */
export type Encoded = Readonly<Record<Encoding, Buffer>>;

const ENCODERS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => zip(body, { level: 6 }),
  identity: async (body) => body,
};

/** What compresses an answer that comes in parts. */
export const encodingStream = (encoding: 'br' | 'gzip'): Transform =>
  encoding === 'gzip'
    ? createGzip({ level: 6 })
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

export const encode = (body: Buffer, encoding: Encoding): Promise<Buffer> => ENCODERS[encoding](body);

export async function encodeAll(body: Buffer): Promise<Encoded> {
  const [br, gzipped] = await Promise.all([encode(body, 'br'), encode(body, 'gzip')]);
  return { br, gzip: gzipped, identity: body };
}

/** The shortest encoding that an Accept-Encoding header allows; `q=0` forbids. */
export function pickEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.replace(/;.*$/, '').trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
