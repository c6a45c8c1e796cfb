import { dayInTokyo, daySums, ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { closesOf } from '../daily-close/daily-close.repository.ts';
import { closeDay, dayOf } from '../daily-close/daily-close.service.ts';
import { deleteWaste, insertWaste } from '../daily-close/waste.repository.ts';

const REFUSALS = {
  'to-come': { code: 'invalid', fields: { day: ['to-come'] } },
  closed: { code: 'wrong_state' },
  'unknown-provider': { code: 'invalid', fields: { payouts: ['unknown'] } },
  'waste-note': { code: 'invalid', fields: { wasteNote: ['required'] } },
} as const;

export const deskDayHandlers: HandlersOf<'deskDay' | 'deskDayClose' | 'deskWasteNote' | 'deskWasteDrop'> = {
  deskDay: async ({
    context: { db, clock },
    input: {
      params: { day },
    },
  }) => {
    const closes = await closesOf(db, day);
    const { figures, payouts, spoils } = await dayOf(db, day);
    return ok({
      day,
      today: dayInTokyo(clock.nowMs()),
      figures,
      payouts,
      spoils: spoils.map(({ at, notedBy: by, ...one }) => ({ ...one, by, at: at.toISOString() })),
      closes: closes.map(({ revision, closedAt, closedBy, wasteNote, figures, payouts }) => ({
        revision,
        at: closedAt.toISOString(),
        by: closedBy,
        wasteNote,
        figures,
        payouts: [...payouts],
      })),
    });
  },
  deskDayClose: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const closed = await closeDay(tx, context, body, operator.name);
      if (!closed.ok) return refuse(REFUSALS[closed.error]);
      const { day, revision, figures, payouts } = closed.value;
      return ok({ answer: { revision }, object: day, after: { revision, ...daySums(figures), payouts } });
    }),
  deskWasteNote: ({ context: { clock }, input: { body }, operator, change }) =>
    change(async (tx) => {
      const at = new Date(clock.nowMs());
      await insertWaste(tx, { ...body, at, notedBy: operator.name });
      return ok({ answer: {}, object: dayInTokyo(at.getTime()), after: body });
    }),
  deskWasteDrop: ({ input: { body }, change }) =>
    change(async (tx) => {
      const row = await deleteWaste(tx, body.id);
      if (row === null) return refuse({ code: 'not_found' });
      const { at, kind, cards, words } = row;
      return ok({ answer: {}, object: dayInTokyo(at.getTime()), before: { kind, cards, words } });
    }),
};
