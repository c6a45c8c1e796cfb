import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encode, encodingStream, pickEncoding } from './compression.ts';

/**
 * Routes whose answers are compressed: outlines of a whole book are a megabyte of paths, a hundred contacts sixty
 * kilobytes. None of these answers mixes a secret with text that another site can choose: the compressed length would
 * reveal the secret (BREACH).
 */
const COMPRESSED: ReadonlySet<string> = new Set([
  '/api/glyphs/:font',
  '/api/product/list',
  '/api/contact/list',
  '/api/address_book/list',
  '/api/address_book/duplicates',
]);

/** A shorter answer fits one packet uncompressed. */
const WORTH_BYTES = 1024;

async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isStream = payload instanceof Readable;
  if (typeof payload !== 'string' && !isStream) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity' || (!isStream && payload.length < WORTH_BYTES)) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return isStream ? payload.pipe(encodingStream(encoding)) : encode(Buffer.from(payload), encoding);
}

/** Compresses the long answers of a few calls; called before the routes that it hooks into. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (COMPRESSED.has(route.url)) route.onSend = compress;
  });
}
