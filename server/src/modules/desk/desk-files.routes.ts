import { mayDo, type Permission } from '@fumi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { viewsOf } from '../../http/audited.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { operatorOf } from '../../http/request-session.ts';
import { drawPressPage } from '../../printing/press.service.ts';
import type { DeskFileName } from '../audit/audit.repository.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { findOrderByNumber } from '../order/order.repository.ts';
import { readPressFile } from '../print-shop/print-shop.service.ts';

type Wish = { readonly action: DeskFileName; readonly permission: Permission; readonly object: string };

/** Sends a file that an operator may see, after it was noted; never kept, never embedded elsewhere. */
async function sendNoted(
  context: Context,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  { action, permission, object }: Wish,
  read: () => Promise<{ readonly type: string; readonly bytes: Uint8Array | string } | null>,
): Promise<FastifyReply> {
  const operator = await operatorOf(context, request, reply);
  if (operator === null) return sendRefusal(reply, { code: 'unauthenticated' });
  if (!mayDo(operator.role, permission)) return sendRefusal(reply, { code: 'forbidden' });
  const file = await read();
  if (file === null) return sendRefusal(reply, { code: 'not_found' });
  await viewsOf(context, { operator, action, origin: request.ip })(object, null);
  return reply
    .type(file.type)
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .send(file.bytes);
}

/** A page of an order's book as the press prints it, drawn by the same engine. */
async function pictureOf(context: Context, number: string, pageNo: number) {
  const order = await findOrderByNumber(context.db, number);
  const book = order?.bookCode ? await findBookByCode(context.db, order.bookCode) : null;
  if (book?.state !== 'complete' || pageNo > book.design.pageCount) return null;
  const svg = await drawPressPage(context, book, pageNo);
  return svg === null ? null : { type: 'image/svg+xml', bytes: svg };
}

/** What the desk shows that is no JSON: pages as they are printed, and press files. */
export function registerDeskFiles(app: FastifyInstance, context: Context): void {
  const hidden = { schema: { hide: true } };
  app.get<{ Params: { number: string; picture: string } }>(
    '/api/desk/order/:number/page/:picture',
    hidden,
    (request, reply) => {
      const { number, picture } = request.params;
      const pageNo = Number(/^([1-9]\d{0,2})\.svg$/.exec(picture)?.[1] ?? 0);
      const wish = { action: 'deskCardPicture', permission: 'card-see', object: number } as const;
      return sendNoted(context, [request, reply], wish, async () =>
        pageNo === 0 ? null : pictureOf(context, number, pageNo),
      );
    },
  );
  app.get<{ Params: { number: string } }>('/api/desk/order/:number/press.pdf', hidden, (request, reply) => {
    const { number } = request.params;
    const wish = { action: 'deskPressFile', permission: 'card-see', object: number } as const;
    return sendNoted(context, [request, reply], wish, async () => {
      const read = await readPressFile(context, number);
      return read.ok ? { type: 'application/pdf', bytes: read.value } : null;
    });
  });
}
