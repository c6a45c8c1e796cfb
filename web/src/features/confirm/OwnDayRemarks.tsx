import type { JudgedDay } from '../../card/use-own-days.ts';
import { ownDaysCopy as copy } from '../../copy/calendar.ts';
import { Message } from '../../ui/Message.tsx';
import { BLOCKS_ORDER } from './show-place.ts';

/** How many days are named; the others are counted. */
const NAMED = 3;

const named = (days: readonly JudgedDay[]) =>
  [days.slice(0, NAMED).map(({ day }) => day), Math.max(0, days.length - NAMED)] as const;

type Props = {
  readonly days: readonly JudgedDay[];
  /** The words of the cover, where the press would refuse them; else null. */
  readonly wrongTitle: string | null;
};

/** Cover words and own days that the press would refuse, and own days outside of this calendar. */
export function OwnDayRemarks({ days, wrongTitle }: Props) {
  const wrong = days.filter(({ problem }) => problem !== null);
  const outside = days.filter(({ isOutside }) => isOutside);
  if (wrong.length + outside.length === 0 && wrongTitle === null) return null;
  const isBlocked = wrong.length > 0 || wrongTitle !== null;
  return (
    <section aria-label={copy.heading} {...(isBlocked ? { ...BLOCKS_ORDER, tabIndex: -1 } : {})}>
      {wrongTitle === null ? null : <Message tone="warning">{copy.title(wrongTitle)}</Message>}
      {wrong.length > 0 ? <Message tone="warning">{copy.wrong(...named(wrong))}</Message> : null}
      {outside.length > 0 ? <Message tone="info">{copy.outside(...named(outside))}</Message> : null}
    </section>
  );
}
