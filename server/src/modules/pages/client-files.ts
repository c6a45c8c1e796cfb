import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { keptFolderOf } from './kept-assets.ts';

/** The name has a digest of the bytes in it. */
const ASSET_CACHE = 'public, max-age=31536000, immutable';
const FILE_CACHE = 'public, max-age=86400';

/** The decoder of HEIC: the worker that runs it, and its library. A shop that has not switched it on hands out neither. */
const DECODER = /^(?:heic\.worker|libheif)-/;

/** Workers that compile WebAssembly: the decoder's, and the finder of faces. */
const COMPILING = /^(?:heic|face)\.worker-/;

/** A worker obeys the policy of its own answer: nothing else may compile WebAssembly. */
function letCompile(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("script-src 'self'", "$& 'wasm-unsafe-eval'"));
}

/** web/build/decoder-licence.ts writes it. */
const DECODER_LICENCE = '/libheif.txt';

const ASSET = /^[\w-][\w.-]{0,200}$/;

/** Files at the root of the site, for instance favicon.svg; compressed twins are no files of their own. */
const rootFiles = (clientDir: string): string[] =>
  existsSync(clientDir)
    ? readdirSync(clientDir, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
        .map(({ name }) => name)
    : [];

/**
 * What web/ was built to: hashed assets, those of releases before as well, for ever, the rest for a day; compressed twins
 * are chosen by the plug-in.
 */
export function registerClientFiles(
  app: FastifyInstance,
  clientDir: string,
  { heicDecoder, dataDir }: Pick<Config, 'heicDecoder' | 'dataDir'>,
): void {
  const hidden = { schema: { hide: true } };
  const own = path.join(clientDir, 'assets');
  app.get<{ Params: { '*': string } }>('/assets/*', hidden, async (request, reply) => {
    const name = request.params['*'];
    const isDecoder = DECODER.test(name);
    const isHandedOut = ASSET.test(name) && !(isDecoder && heicDecoder === 'off');
    const isOwn = isHandedOut && existsSync(path.join(own, name));
    const folder = isOwn ? own : isHandedOut && (await keptFolderOf(name, dataDir));
    if (!folder) return sendRefusal(reply, { code: 'not_found' });
    if (COMPILING.test(name)) letCompile(reply);
    if (isDecoder) reply.header('link', `<${DECODER_LICENCE}>; rel="license"`);
    reply.header('cache-control', ASSET_CACHE);
    return reply.sendFile(name, folder, { cacheControl: false });
  });
  for (const name of rootFiles(clientDir)) {
    app.get(`/${name}`, hidden, (_, reply) => {
      reply.header('cache-control', FILE_CACHE);
      return reply.sendFile(name, clientDir, { cacheControl: false });
    });
  }
}
