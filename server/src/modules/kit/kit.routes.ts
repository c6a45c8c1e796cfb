import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Content } from '../../content/content.ts';
import { contentFolder } from '../../content/content-folder.ts';
import type { Context } from '../../context.ts';
import { originKey } from '../../http/origin-key.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { drawSoon } from './art.service.ts';
import { type KitFile, readKitFilePath } from './kit-file-path.ts';
import { openNewestFirst } from './newest-first.ts';

/** Kit files change when the catalogue does, which nobody must wait long to see. */
const DATA_CACHE = 'public, max-age=60, stale-while-revalidate=600';
/** Art changes with the content, rarely; its ETag tells. */
const ART_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
/** A stand-in is shown until the real one is drawn. */
const STAND_IN_CACHE = 'public, max-age=10';

/** How long an answer waits for what the store has, before it says that it is not drawn. */
const STORE_PATIENCE_MS = 3000;

/**
 * Answers of one sender that wait for a drawing at once: without HTTP/2 a browser has six connections to the shop, and
 * the calls of the page that comes next need one. Each process counts its own.
 */
const MAX_WAITING_PER_SENDER = 3;
const COME_AGAIN_SECONDS = 2;

const committedThumbs = path.join(contentFolder, 'thumbs');

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

const isThere = (folder: string, file: string): boolean => existsSync(path.join(folder, 'material/v2', file));
const isDrawn = ({ staticDir }: Content, file: string): boolean => isThere(staticDir, file);

type ArtFile = KitFile & { kind: 'item' | 'thumb' };

/** Asks the store for art of another machine, and waits for it only where the file is not here. */
async function lookElsewhere({ art, content }: Context, file: string): Promise<void> {
  const looking = art.fetch(`material/v2/${file}`).catch(() => {});
  if (!isDrawn(content, file)) await Promise.race([looking, sleep(STORE_PATIENCE_MS)]);
}

function sendFile(reply: FastifyReply, folder: string, file: string, cache: string): FastifyReply {
  reply.header('cache-control', cache);
  return reply.sendFile(`material/v2/${file}`, folder, { cacheControl: false });
}

/** A committed thumbnail of the same kit, or of another edition of it. */
function standInFor({ kits }: Content, file: KitFile & { kind: 'thumb' }): string | null {
  if (file.path.endsWith('.jpg')) return null;
  const stored = kits
    .alike(file.kitId, file.pageNo)
    .map((kitId) => path.join(String(kitId), String(file.pageNo), path.basename(file.path)));
  return stored.find((thumb) => existsSync(path.join(committedThumbs, thumb))) ?? null;
}

/** The kit whose drawing makes a file, or null. */
function kitThatDraws({ kits }: Content, file: ArtFile): number | null {
  if (file.kind === 'item') return kits.kitOfItem(file.itemId);
  return kits.hasPage(file.kitId, file.pageNo) ? file.kitId : null;
}

/** Begins a wait for a drawing, which the signal ends. */
type BeginWait = () => AbortSignal;

async function sendArt(reply: FastifyReply, context: Context, file: ArtFile, beginWait: BeginWait) {
  const { content } = context;
  const kitId = kitThatDraws(content, file);
  // The store is not asked for what nothing draws: an address that somebody made up would cost it
  // two requests.
  if (kitId !== null) await lookElsewhere(context, file.path);
  if (isDrawn(content, file.path)) return sendFile(reply, content.staticDir, file.path, ART_CACHE);
  if (kitId === null) return sendRefusal(reply, { code: 'not_found' });
  const standIn = file.kind === 'thumb' ? standInFor(content, file) : null;
  if (standIn) {
    reply.header('cache-control', STAND_IN_CACHE);
    return reply.sendFile(standIn, committedThumbs, { cacheControl: false });
  }
  const isHere = async () => {
    await lookElsewhere(context, file.path);
    return isDrawn(content, file.path);
  };
  const waiting = beginWait();
  await drawSoon(context, kitId, isHere, waiting);
  if (isDrawn(content, file.path)) return sendFile(reply, content.staticDir, file.path, ART_CACHE);
  const code = waiting.aborted ? 'too_many_requests' : 'unavailable';
  return sendRefusal(reply, { code, retryAfterSeconds: COME_AGAIN_SECONDS });
}

function sendLayout(reply: FastifyReply, content: Content, name: string): FastifyReply {
  const json = content.print.addressLayoutJson(name);
  if (!json) return sendRefusal(reply, { code: 'not_found' });
  return reply.header('cache-control', DATA_CACHE).type('application/json; charset=utf-8').send(json);
}

async function sendKitFile(
  reply: FastifyReply,
  context: Context,
  file: KitFile,
  beginWait: BeginWait,
): Promise<FastifyReply> {
  const { content } = context;
  if (file.kind === 'layout') return sendLayout(reply, content, file.layout);
  if (file.kind === 'item' || file.kind === 'thumb') return sendArt(reply, context, file, beginWait);
  return isThere(content.catalogueDir, file.path)
    ? sendFile(reply, content.catalogueDir, file.path, DATA_CACHE)
    : sendRefusal(reply, { code: 'not_found' });
}

/** The static files of the kits, as a content delivery network may mirror them: public, without cookies. */
export async function registerKitFiles(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(fastifyStatic, {
    root: context.content.staticDir,
    serve: false,
    index: false,
    preCompressed: true,
  });
  const beginWait = openNewestFirst(MAX_WAITING_PER_SENDER);
  app.get<{ Params: { '*': string } }>(
    '/material/v2/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = readKitFilePath(request.params['*']);
      if (!file) return sendRefusal(reply, { code: 'not_found' });
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return sendKitFile(reply, context, file, () => beginWait(originKey(request.ip), reply));
    },
  );
}
