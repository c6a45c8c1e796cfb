import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { privateFile } from '../../http/private-file.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { sessionOf } from '../../http/request-session.ts';
import { pressKey } from '../../printing/press.service.ts';
import { type BookRow, findOwnBook, listItems } from './book.repository.ts';

/** The finished book of whoever asks, or null: a stranger's book does not exist. */
async function ownBook(context: Context, request: FastifyRequest, reply: FastifyReply, code: string) {
  const signedIn = await sessionOf(context, request, reply);
  if (!signedIn) return { refused: sendRefusal(reply, { code: 'unauthenticated' }) } as const;
  const book = await findOwnBook(context.db, { code, memberCode: signedIn.member.code });
  return book?.state === 'complete'
    ? ({ book } as const)
    : ({ refused: sendRefusal(reply, { code: 'not_found' }) } as const);
}

async function sendProof(context: Context, reply: FastifyReply, book: BookRow): Promise<FastifyReply> {
  const pdf = book.press === 'ready' ? await context.storage.get(pressKey(book.code)) : null;
  if (!pdf)
    return sendRefusal(reply, { code: 'unavailable', retryAfterSeconds: book.press === 'failed' ? 600 : 5 });
  return privateFile(reply, 'application/pdf', 'fumi-proof.pdf')
    .header('cache-control', 'private, no-store')
    .send(pdf);
}

async function sendPhoto(context: Context, reply: FastifyReply, book: BookRow, pageNo: number) {
  const items = await listItems(context.db, book.code);
  const photo = items.find(
    (item) => item.kind === 'photo' && (item.pageNo === pageNo || item.addedPageNo.includes(pageNo)),
  );
  const jpeg = photo?.objectKey ? await context.storage.get(photo.objectKey) : null;
  if (!jpeg) return sendRefusal(reply, { code: 'not_found' });
  // Long enough to look through one's orders, and gone when one signs out.
  return privateFile(reply, 'image/jpeg', 'photo.jpg')
    .header('cache-control', 'private, max-age=300')
    .send(jpeg);
}

/** What of a book is no JSON: its photos and its press file, for its owner and for nobody else. */
export function registerBookFiles(app: FastifyInstance, context: Context): void {
  const hidden = { schema: { hide: true } };
  app.get<{ Params: { code: string } }>('/api/book/:code/proof.pdf', hidden, async (request, reply) => {
    const found = await ownBook(context, request, reply, request.params.code);
    return found.refused ?? sendProof(context, reply, found.book);
  });
  app.get<{ Params: { code: string; picture: string } }>(
    '/api/book/:code/photo/:picture',
    hidden,
    async (request, reply) => {
      const pageNo = /^([1-9]\d{0,2})\.jpg$/.exec(request.params.picture)?.[1];
      if (!pageNo) return sendRefusal(reply, { code: 'not_found' });
      const found = await ownBook(context, request, reply, request.params.code);
      return found.refused ?? sendPhoto(context, reply, found.book, Number(pageNo));
    },
  );
}
