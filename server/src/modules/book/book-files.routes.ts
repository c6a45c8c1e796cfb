import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { privateFile, registerPrivateFile } from '../../http/private-file.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { pressKey } from '../../printing/press.service.ts';
import { type BookRow, findOwnBook } from './book.repository.ts';
import { listItemsOrLost } from './book-item.repository.ts';

/** A member's finished book, or null: a stranger's does not exist. */
async function ownBook(context: Context, code: string, memberCode: string): Promise<BookRow | null> {
  const book = await findOwnBook(context.db, { code, memberCode });
  return book?.state === 'complete' ? book : null;
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
  const items = await listItemsOrLost(context.db, context.keys, book.code);
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

/** The files of a book, its photos and its press file: for its owner and for nobody else. */
export function registerBookFiles(app: FastifyInstance, context: Context): void {
  registerPrivateFile<{ code: string }>(
    app,
    context,
    '/api/book/:code/proof.pdf',
    async (reply, { memberCode, params }) => {
      const book = await ownBook(context, params.code, memberCode);
      return book ? sendProof(context, reply, book) : sendRefusal(reply, { code: 'not_found' });
    },
  );
  registerPrivateFile<{ code: string; picture: string }>(
    app,
    context,
    '/api/book/:code/photo/:picture',
    async (reply, { memberCode, params }) => {
      const pageNo = /^([1-9]\d{0,2})\.jpg$/.exec(params.picture)?.[1];
      const book = pageNo === undefined ? null : await ownBook(context, params.code, memberCode);
      return book
        ? sendPhoto(context, reply, book, Number(pageNo))
        : sendRefusal(reply, { code: 'not_found' });
    },
  );
}
