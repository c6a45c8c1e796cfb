import { findMaterial, leafPagesOf, ok, refuse, type SpoilKind } from '@fumi/domain';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { findBookByCode } from '../book/book.repository.ts';
import { findOrderByNumber } from '../order/order.repository.ts';
import { insertReprints } from './reprint.repository.ts';
import type { RunOutcome } from './run-problem.ts';
import { pressSheets } from './waiting-orders.service.ts';

type ReprintRequest = {
  readonly orderNumber: string;
  /** Pages of the press file; either side of a card names it. None is the whole book, once. */
  readonly pages: readonly number[];
  readonly kind: SpoilKind;
  readonly reason: string;
};

/** Cards of an order that is printed or sent are to be printed again (やり直し); how many. */
export async function askForReprint(
  tx: Transaction,
  { clock, content }: Pick<TransactionContext, 'clock' | 'content'>,
  request: ReprintRequest,
  by: string,
): Promise<RunOutcome<number>> {
  const order = await findOrderByNumber(tx, request.orderNumber);
  const book = order?.bookCode ? await findBookByCode(tx, order.bookCode) : null;
  if (order === null || book === null) return refuse('unknown');
  if (order.state !== 'in_print' && order.state !== 'shipped') return refuse('wrong-state');
  const { id } = findMaterial(content.goods.materials, book.materialId);
  const leaves = pressSheets.papers
    .filter(({ materialIds }) => materialIds.includes(id))
    .flatMap(({ code, leaves: rule }) =>
      leafPagesOf(rule, book.design.pageCount).map((leaf) => ({ paper: code, ...leaf })),
    );
  const wanted =
    request.pages.length === 0
      ? leaves
      : request.pages.map((page) =>
          leaves.find(({ front, back, backCover }) => [front, back, backCover].includes(page)),
        );
  const found = wanted.filter((leaf) => leaf !== undefined);
  if (found.length < wanted.length || found.length === 0) return refuse('no-page');
  const askedAt = new Date(clock.nowMs());
  await insertReprints(
    tx,
    found.map(({ paper, front }) => ({
      orderCode: order.code,
      paper,
      frontPage: front,
      kind: request.kind,
      reason: request.reason,
      askedBy: by,
      askedAt,
    })),
  );
  return ok(found.length);
}
