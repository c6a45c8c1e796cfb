import { dayInTokyo, daySums, ok, refuse } from '@fumi/domain';
import type { HandlersOf } from '../../http/call.ts';
import { closesOf } from '../daily-close/daily-close.repository.ts';
import { closeDay } from '../daily-close/daily-close.service.ts';
import { figuresOf } from '../daily-close/day-figures.repository.ts';

const REFUSALS = {
  'to-come': { code: 'invalid', fields: { day: ['to-come'] } },
  closed: { code: 'wrong_state' },
  'waste-note': { code: 'invalid', fields: { wasteNote: ['required'] } },
} as const;

export const deskDayHandlers: HandlersOf<'deskDay' | 'deskDayClose'> = {
  deskDay: async ({
    context: { db, clock },
    input: {
      params: { day },
    },
  }) => {
    const closes = await closesOf(db, day);
    return ok({
      day,
      today: dayInTokyo(clock.nowMs()),
      figures: await figuresOf(db, day),
      closes: closes.map(({ revision, closedAt, closedBy, wasteNote, figures }) => ({
        revision,
        at: closedAt.toISOString(),
        by: closedBy,
        wasteNote,
        figures,
      })),
    });
  },
  deskDayClose: ({ context, input: { body }, operator, change }) =>
    change(async (tx) => {
      const closed = await closeDay(tx, context, body, operator.name);
      if (!closed.ok) return refuse(REFUSALS[closed.error]);
      const { day, revision, figures } = closed.value;
      return ok({ answer: { revision }, object: day, after: { revision, ...daySums(figures) } });
    }),
};
