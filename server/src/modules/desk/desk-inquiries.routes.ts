import { ok, type Result, refuse } from '@fumi/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Changed, HandlersOf, Refusal } from '../../http/call.ts';
import { FILE_ROUTE } from '../../http/files-origin.ts';
import {
  findByNumber,
  type InquiryRow,
  type InquiryWithPhotos,
  inquiriesOfOrder,
  listInquiries,
  notesOfInquiry,
} from '../inquiry/inquiry.repository.ts';
import { answerInquiry, reopenInquiry, settleWith } from '../inquiry/inquiry-settle.service.ts';
import { sendNoted } from './desk-files.routes.ts';

const PAGE_ROWS = 50;
const GONE = { code: 'not_found' } as const;

const rowOf = ({ number, createdAt, reason, orderNumber, photoKeys, settledAt }: InquiryWithPhotos) => ({
  number,
  at: createdAt.toISOString(),
  reason,
  orderNumber,
  photos: photoKeys.length,
  settledAt: settledAt?.toISOString() ?? null,
});

type Done = Result<InquiryRow, 'unknown' | 'answered'>;

const REFUSALS = {
  unknown: GONE,
  answered: { code: 'wrong_state', fields: { words: ['answered'] } },
} as const;

/** The audit entry: whether it waits. The words stay with the inquiry, and are deleted with it. */
function changed(done: Done, isSettled: boolean): Result<Changed<Record<string, never>>, Refusal> {
  if (!done.ok) return refuse(REFUSALS[done.error]);
  const { number, settledAt } = done.value;
  const before = { isSettled: settledAt !== null };
  return ok({ answer: {}, object: number, before, after: { isSettled } });
}

type InquiryCall =
  | 'deskInquiryList'
  | 'deskInquiry'
  | 'deskInquiryAnswer'
  | 'deskInquirySettle'
  | 'deskInquiryReopen';

export const deskInquiryHandlers: HandlersOf<InquiryCall> = {
  deskInquiryList: async ({ context, input: { query } }) => {
    const isSettled = query.settled === 'true';
    const offset = ((query.page ?? 1) - 1) * PAGE_ROWS;
    const rows = await listInquiries(context.db, { isSettled, limit: PAGE_ROWS + 1, offset });
    return ok({ inquiries: rows.slice(0, PAGE_ROWS).map(rowOf), hasMore: rows.length > PAGE_ROWS });
  },
  deskInquiry: async ({ context: { db }, input: { params }, view }) => {
    const inquiry = await findByNumber(db, params.number);
    if (inquiry === null) return refuse(GONE);
    const { name, email, text, orderCode, code } = inquiry;
    const all = orderCode === null ? [] : await inquiriesOfOrder(db, orderCode);
    const notes = await notesOfInquiry(db, code);
    return view(params.number, {
      inquiry: {
        ...rowOf(inquiry),
        name,
        email,
        text,
        isOwnOrder: orderCode !== null,
        notes: notes.map(({ at, author, isAnswer, words }) => ({
          at: at.toISOString(),
          author,
          isAnswer,
          words,
        })),
      },
      others: all.filter((other) => other.code !== code).map(rowOf),
    });
  },
  deskInquiryAnswer: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => changed(await answerInquiry(tx, context, { ...body, author: operator.name }), true)),
  deskInquirySettle: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => changed(await settleWith(tx, context, { ...body, author: operator.name }), true)),
  deskInquiryReopen: ({ input: { body }, change }) =>
    change(async (tx) => changed(await reopenInquiry(tx, body.number), false)),
};

/** Photos that came with an inquiry. */
export function registerInquiryPhotos(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { number: string; photo: string } }>(
    '/api/desk/inquiry/:number/photo/:photo',
    FILE_ROUTE,
    (request, reply) => {
      const { number, photo } = request.params;
      const noted = { action: 'deskInquiryPhoto', permission: 'inquiry-see', object: number } as const;
      return sendNoted(context, [request, reply], noted, async () => {
        const index = Number(/^([1-9])\.jpg$/.exec(photo)?.[1] ?? 0) - 1;
        const key = (await findByNumber(context.db, number))?.photoKeys[index];
        const bytes = key === undefined ? null : await context.storage.get(key);
        return bytes === null ? null : { type: 'image/jpeg', bytes };
      });
    },
  );
}
