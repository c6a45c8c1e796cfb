import { dayInTokyo, KEPT_DAYS, ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { refuseOverLimit } from '../rate-limit/rate-limit.service.ts';
import { deleteKept, listKept } from './kept-words.repository.ts';
import { keepWords } from './kept-words.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const keptWordsHandlers: HandlersOf<'keptWordsList' | 'keptWordsKeep' | 'keptWordsForget'> = {
  keptWordsList: async ({ context, signedIn }) => {
    const rows = await listKept(context.db, signedIn.member.code);
    return ok({
      kept: rows.map(({ memberCode: _, keptAt, ...row }) => ({
        ...row,
        keptUntil: dayInTokyo(keptAt.getTime() + KEPT_DAYS.words * DAY_MS),
      })),
    });
  },

  keptWordsKeep: async ({ context, input, signedIn }) => {
    const memberCode = signedIn.member.code;
    const limited = await refuseOverLimit(context, ['words-keep-member', memberCode]);
    if (limited) return refuse(limited);
    return keepWords(context, { orderCode: input.body.orderCode, memberCode });
  },

  keptWordsForget: async ({ context, input, signedIn }) =>
    (await deleteKept(context.db, signedIn.member.code, input.body.code))
      ? ok({})
      : refuse({ code: 'not_found' }),
};
