import { ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { overBudget } from '../limits/limits.service.ts';
import { refuseUnnotified } from '../session/notified.ts';
import { findBook, listItems } from './book.repository.ts';
import { createBook } from './book-create.service.ts';
import { postItem } from './book-post.service.ts';
import { terminateBook } from './book-terminate.service.ts';
import { bookView } from './book-view.ts';

export const bookHandlers: HandlersOf<'bookCreate' | 'bookPost' | 'bookTerminate' | 'bookGet'> = {
  bookCreate: async ({ context, input, present, originKey, once }) => {
    const unnotified = refuseUnnotified(present);
    if (unnotified) return refuse(unnotified);
    const memberCode = present.member.code;
    const spent = await overBudget(
      context,
      ['book-create-member', memberCode],
      ['book-create-origin', originKey],
    );
    if (spent) return refuse(spent);
    return once((tx) => createBook(tx, context, memberCode, input.body));
  },
  bookPost: async ({ context, input, present }) => {
    const memberCode = present.member.code;
    const photo = input.file?.bytes ?? null;
    const spent = await overBudget(
      context,
      ['book-post-member', memberCode],
      ['upload-bytes-member', memberCode, photo?.byteLength ?? 0],
    );
    if (spent) return refuse(spent);
    const { bookCode, ...item } = input.body;
    const posted = await postItem(context, { memberCode, bookCode, item, photo });
    return posted.ok ? ok({ pageItem: { pageNo: posted.value.pageNo, z: posted.value.z } }) : posted;
  },
  bookTerminate: ({ context, input, present }) =>
    terminateBook(context, {
      code: input.body.bookCode,
      memberCode: present.member.code,
      total: input.body.total,
    }),
  bookGet: async ({ context, input, present }) => {
    const owned = { code: input.params.bookCode, memberCode: present.member.code };
    const book = await findBook(context.db, owned);
    if (book?.state !== 'complete') return refuse({ code: 'not_found' });
    return ok({ book: bookView(book, await listItems(context.db, book.code)) });
  },
};
