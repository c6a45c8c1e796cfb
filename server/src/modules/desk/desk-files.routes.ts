import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { mayDo, type Permission } from '@fumi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { viewsOf } from '../../http/audited.ts';
import { FILE_ROUTE, isAtFiles, redirectToFile, signedFor } from '../../http/files-origin.ts';
import { sendRefusal } from '../../http/refusal.ts';
import { refuseAtDesk } from '../../http/refuse-at-desk.ts';
import { operatorOf } from '../../http/request-session.ts';
import { drawPressPage } from '../../printing/press.service.ts';
import { inRunFolder } from '../../printing/run-folder.ts';
import type { DeskFileName } from '../audit/audit-actions.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { findOperator } from '../operator/operator.repository.ts';
import { findOrderByNumber } from '../order/order.repository.ts';
import { findParcels, parcelsOfOrder } from '../parcel/parcel.repository.ts';
import { packingSlips } from '../parcel/parcel-papers.ts';
import { copySheets, type RunPapers, runPapers } from '../print-run/hand-off.service.ts';
import { readPressFile } from '../print-shop/print-shop.service.ts';

type FileAccess = { readonly action: DeskFileName; readonly permission: Permission; readonly object: string };

type NotedFile = {
  readonly type: string;
  readonly bytes: Uint8Array | string | Readable;
  /** File name of a download; without one the browser shows the file. */
  readonly saveAs?: string;
};

/** The operator who asks, or for whom the URL was signed. */
async function askerOf(context: Context, request: FastifyRequest, reply: FastifyReply) {
  if (!isAtFiles(context, request)) return operatorOf(context, request, reply);
  const name = signedFor(context, request, 'operator');
  return name === null ? null : findOperator(context.db, name);
}

/** Sends a file that an operator may see, after it was noted; never kept, never embedded elsewhere. */
export async function sendNoted(
  context: Context,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  { action, permission, object }: FileAccess,
  read: () => Promise<NotedFile | null>,
): Promise<FastifyReply> {
  const operator = await askerOf(context, request, reply);
  if (operator === null) return sendRefusal(reply, { code: 'unauthenticated' });
  if (!mayDo(operator.role, permission)) return refuseAtDesk(context, reply, operator, permission);
  if (context.config.filesUrl !== null && !isAtFiles(context, request))
    return redirectToFile(context, [request, reply], { kind: 'operator', name: operator.name });
  const file = await read();
  if (file === null) return sendRefusal(reply, { code: 'not_found' });
  await viewsOf(context, { operator, action, origin: request.ip })(object, null);
  if (file.saveAs !== undefined) reply.header('content-disposition', `attachment; filename="${file.saveAs}"`);
  return reply
    .type(file.type)
    .header('content-security-policy', "default-src 'none'; img-src data:; sandbox")
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

/** The files of a run for the machine, by the last part of their URL. */
const RUN_FILES = {
  'sheets.pdf': { type: 'application/pdf', action: 'deskRunSheets' },
  'ticket.json': { type: 'application/json; charset=utf-8', action: 'deskRunTicket' },
  'ticket.csv': { type: 'text/csv; charset=utf-8', action: 'deskRunTicket' },
} as const;

/** Streams the sheets from a file that is deleted already: a large run need not fit in memory. */
async function sheetsOf(context: Context, number: string, papers: RunPapers): Promise<Readable | null> {
  const handle = await inRunFolder(async (folder): Promise<FileHandle | null> => {
    const file = path.join(folder, 'sheets.pdf');
    return (await copySheets(context, number, papers, file)) === null ? open(file) : null;
  });
  return handle?.createReadStream() ?? null;
}

/** A run's sheets or its ticket, under the name that the machine sorts by. */
async function runFile(context: Context, number: string, file: keyof typeof RUN_FILES) {
  const papers = await runPapers(context, number);
  if (!papers.ok) return null;
  const { name, json, csv } = papers.value;
  const texts = { 'ticket.json': json, 'ticket.csv': csv };
  const bytes = file === 'sheets.pdf' ? await sheetsOf(context, number, papers.value) : texts[file];
  return bytes === null ? null : { type: RUN_FILES[file].type, bytes, saveAs: name + path.extname(file) };
}

/** The packing slip of each parcel of an order. */
async function slipsOf(context: Context, number: string) {
  const order = await findOrderByNumber(context.db, number);
  const numbers =
    order === null ? [] : (await parcelsOfOrder(context.db, order.code)).map((one) => one.number);
  const parcels = await findParcels(context.db, numbers);
  if (parcels.length === 0) return null;
  return { type: 'application/pdf', bytes: (await packingSlips(context, parcels)).pdf };
}

function registerRunFiles(app: FastifyInstance, context: Context): void {
  for (const file of Object.keys(RUN_FILES) as (keyof typeof RUN_FILES)[])
    app.get<{ Params: { number: string } }>(`/api/desk/run/:number/${file}`, FILE_ROUTE, (request, reply) => {
      const { number } = request.params;
      const noted = { action: RUN_FILES[file].action, permission: 'card-see', object: number } as const;
      return sendNoted(context, [request, reply], noted, () => runFile(context, number, file));
    });
}

/** What the desk shows that is no JSON: pages as they are printed, press files, sheets of runs, packing slips. */
export function registerDeskFiles(app: FastifyInstance, context: Context): void {
  registerRunFiles(app, context);
  app.get<{ Params: { number: string } }>(
    '/api/desk/order/:number/slip.pdf',
    FILE_ROUTE,
    (request, reply) => {
      const { number } = request.params;
      const noted = { action: 'deskPackingSlip', permission: 'order-pack', object: number } as const;
      return sendNoted(context, [request, reply], noted, () => slipsOf(context, number));
    },
  );
  app.get<{ Params: { number: string; picture: string } }>(
    '/api/desk/order/:number/page/:picture',
    FILE_ROUTE,
    (request, reply) => {
      const { number, picture } = request.params;
      const pageNo = Number(/^([1-9]\d{0,2})\.svg$/.exec(picture)?.[1] ?? 0);
      const noted = { action: 'deskCardPicture', permission: 'card-see', object: number } as const;
      return sendNoted(context, [request, reply], noted, async () =>
        pageNo === 0 ? null : pictureOf(context, number, pageNo),
      );
    },
  );
  app.get<{ Params: { number: string } }>(
    '/api/desk/order/:number/press.pdf',
    FILE_ROUTE,
    (request, reply) => {
      const { number } = request.params;
      const noted = { action: 'deskPressFile', permission: 'card-see', object: number } as const;
      return sendNoted(context, [request, reply], noted, async () => {
        const read = await readPressFile(context, number);
        return read.ok ? { type: 'application/pdf', bytes: read.value } : null;
      });
    },
  );
}
