import {
  dayInTokyo,
  invariant,
  lastSafeDispatch,
  leafPagesOf,
  type PlainDate,
  type PressLoad,
  pressLoad,
  workingDays,
} from '@fumi/domain';
import { deskTerms } from '../../content/desk-terms.ts';
import type { Context } from '../../context.ts';
import { leavesInRuns, reprintsWaiting } from './press-load.repository.ts';
import { totalsWaitingFor } from './waiting-orders.repository.ts';
import { pressSheets } from './waiting-orders.service.ts';

for (const paper of deskTerms.presses.flatMap(({ papers }) => papers))
  invariant(
    pressSheets.papers.some(({ code }) => code === paper),
    `content/desk.json names a paper that content/print-runs.json has: ${paper}.`,
  );

type LoadOfPress = PressLoad & {
  readonly name: string;
  readonly cardsADay: number;
  readonly waitingCards: number;
};

type NewYearLoad = {
  /** The last working day on which New Year's cards leave and are there when they must be posted. */
  readonly until: PlainDate;
  readonly days: number;
  readonly presses: readonly LoadOfPress[];
};

/** Cards that wait for their print on a paper: for a run, in a run that has not begun, and for a free place. */
async function cardsWaiting({ db }: Pick<Context, 'db'>): Promise<(paper: string) => number> {
  const waiting = [...(await leavesInRuns(db)), ...(await reprintsWaiting(db))];
  for (const paper of pressSheets.papers)
    for (const { pageCount, copies } of await totalsWaitingFor(db, paper))
      waiting.push({ paper: paper.code, leaves: copies * leafPagesOf(paper.leaves, pageCount).length });
  return (code) => waiting.reduce((sum, { paper, leaves }) => (paper === code ? sum + leaves : sum), 0);
}

/** What each press can still take on until the last safe dispatch of New Year's cards; null once that is over. */
export async function newYearLoad(
  context: Pick<Context, 'db' | 'clock' | 'content'>,
): Promise<NewYearLoad | null> {
  const { shop, deliveryTypes } = context.content.goods;
  const today = dayInTokyo(context.clock.nowMs());
  const offered = deliveryTypes.filter(({ suspend }) => !suspend);
  const until = lastSafeDispatch(shop.newYear.postBy, shop.production, offered);
  if (until === null || today > until) return null;
  const days = workingDays(today, until, shop.production);
  const waitingOn = await cardsWaiting(context);
  return {
    until,
    days,
    presses: deskTerms.presses.map(({ name, papers, cardsADay }) => {
      const waitingCards = papers.reduce((sum, paper) => sum + waitingOn(paper), 0);
      return { name, cardsADay, waitingCards, ...pressLoad(cardsADay, days, waitingCards) };
    }),
  };
}
