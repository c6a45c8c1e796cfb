import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { sendRefusal } from '../../http/refusal.ts';

/** The name has a digest of the bytes in it. */
const ASSET_CACHE = 'public, max-age=31536000, immutable';
const FILE_CACHE = 'public, max-age=86400';

/** The decoder of HEIC: the worker that runs it, and its library. A shop that has not switched it on hands out neither. */
const DECODER = /^(?:heic\.worker|libheif)-/;

/** The worker obeys the policy of its own answer: nothing else may compile WebAssembly. */
function letCompile(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("script-src 'self'", "$& 'wasm-unsafe-eval'"));
  reply.header('link', `<${DECODER_LICENCE}>; rel="license"`);
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

/** What web/ was built to: hashed assets for ever, the rest for a day; compressed twins are chosen by the plug-in. */
export function registerClientFiles(
  app: FastifyInstance,
  clientDir: string,
  { heicDecoder }: Pick<Config, 'heicDecoder'>,
): void {
  const hidden = { schema: { hide: true } };
  app.get<{ Params: { '*': string } }>('/assets/*', hidden, (request, reply) => {
    const name = request.params['*'];
    const isDecoder = DECODER.test(name);
    if (
      !ASSET.test(name) ||
      (isDecoder && heicDecoder === 'off') ||
      !existsSync(path.join(clientDir, 'assets', name))
    ) {
      return sendRefusal(reply, { code: 'not_found' });
    }
    if (isDecoder) letCompile(reply);
    reply.header('cache-control', ASSET_CACHE);
    return reply.sendFile(`assets/${name}`, clientDir, { cacheControl: false });
  });
  for (const name of rootFiles(clientDir)) {
    app.get(`/${name}`, hidden, (_, reply) => {
      reply.header('cache-control', FILE_CACHE);
      return reply.sendFile(name, clientDir, { cacheControl: false });
    });
  }
}
