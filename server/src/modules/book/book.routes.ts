import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { refuseOverLimit, withinLimit } from '../rate-limit/rate-limit.service.ts';
import { refuseUnnotified } from '../session/notified.ts';
import { findOwnBook, findPaidOrder, ownBook } from './book.repository.ts';
import { createBook } from './book-create.service.ts';
import { listItemsOrLost } from './book-item.repository.ts';
import { postItem } from './book-post.service.ts';
import { terminateBook } from './book-terminate.service.ts';
import { bookView } from './book-view.ts';

export const bookHandlers: HandlersOf<'bookCreate' | 'bookPost' | 'bookTerminate' | 'bookGet'> = {
  bookCreate: async ({ context, input, signedIn, originKey, once }) => {
    const unnotified = refuseUnnotified(signedIn);
    if (unnotified) return refuse(unnotified);
    const memberCode = signedIn.member.code;
    const limited = await refuseOverLimit(
      context,
      ['book-create-member', memberCode],
      ['book-create-origin', originKey],
    );
    if (limited) return refuse(limited);
    return once((tx) => createBook(tx, context, memberCode, input.body));
  },
  bookPost: async ({ context, input, signedIn }) => {
    const memberCode = signedIn.member.code;
    const { bookCode, ...item } = input.body;
    const found = await withinLimit(
      context,
      ['book-post-member', memberCode],
      ownBook.of({ code: bookCode, memberCode }),
    );
    if (!found.ok) return found;
    const photo = input.file?.bytes ?? null;
    const limited =
      photo && (await refuseOverLimit(context, ['upload-bytes-member', memberCode, photo.byteLength]));
    if (limited) return refuse(limited);
    const posted = await postItem(context, { book: found.value[0] ?? null, item, photo });
    return posted.ok ? ok({ pageItem: { pageNo: posted.value.pageNo, z: posted.value.z } }) : posted;
  },
  bookTerminate: ({ context, input, signedIn }) =>
    terminateBook(context, {
      code: input.body.bookCode,
      memberCode: signedIn.member.code,
      total: input.body.total,
    }),
  bookGet: async ({ context, input, signedIn }) => {
    const owned = { code: input.params.bookCode, memberCode: signedIn.member.code };
    const book = await findOwnBook(context.db, owned);
    if (book?.state !== 'complete') return refuse({ code: 'not_found' });
    const items = await listItemsOrLost(context.db, context.keys, book.code);
    const lost = items.filter(({ isLost }) => isLost);
    return ok({
      book: {
        ...bookView(book, items),
        lostRecipients: lost.filter(({ kind }) => kind === 'recipient').length,
        isSenderLost: lost.some(({ kind }) => kind === 'sender'),
        orderCode: await findPaidOrder(context.db, book.code),
      },
    });
  },
};
