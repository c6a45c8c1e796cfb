import { ok } from '@fumi/domain';
import { Link, useLoaderData } from 'react-router';
import { todayCopy as copy } from '../../copy/desk-today.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ActButton } from '../ActButton.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { type Answered, desk } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { lastOr, type Shown } from '../last-or.ts';
import { useMay } from '../operator.ts';
import { OrderRows } from '../orders/OrderRows.tsx';
import { Stale } from '../Stale.tsx';
import { LIST_SHORTCUTS, useShortcuts } from '../shortcuts.ts';
import { useAct } from '../use-act.ts';
import { useRefresh } from '../use-refresh.ts';
import { Failures } from './Failures.tsx';
import { PressLoads } from './PressLoads.tsx';

type Today = Answered<'deskToday'>;

let kept: Shown<Today> | null = null;

export async function loader(): Promise<Shown<Today>> {
  kept = lastOr(kept, await desk.deskToday(), new Date().toISOString());
  return kept;
}

const REFRESH_MS = 30_000;

/** What must be printed and sent, what is late, and what failed. */
export function Component() {
  const { facts, at, isStale } = useLoaderData() as Shown<Today>;
  useRefresh(REFRESH_MS);
  useShortcuts(LIST_SHORTCUTS);
  return (
    <DeskPage title={copy.title(facts.today)} lead={copy.lead}>
      <Stale at={at} isStale={isStale} />
      <DueList list="late" due={facts.late} />
      <DueList list="print" due={facts.print} />
      <DueList list="ship" due={facts.ship} />
      {facts.newYearLoad === null ? null : <PressLoads load={facts.newYearLoad} />}
      <Failures facts={facts} />
      <PressFailures due={facts.press} />
      <DueList list="held" due={facts.held} />
    </DeskPage>
  );
}

type ListProps = {
  readonly list: keyof typeof copy.lists;
  readonly due: Today['late'];
};

/** For a list of orders, the page on which its work is done. */
const NEXT: Partial<Record<keyof typeof copy.lists, { readonly to: string; readonly words: string }>> = {
  print: { to: deskPaths.runs(), words: copy.toRuns },
  ship: { to: deskPaths.parcels(), words: copy.toParcels },
};

function DueList({ list, due: { orders, hasMore } }: ListProps) {
  const { heading, note, none } = copy.lists[list];
  const next = NEXT[list];
  return (
    <Sheet heading={heading}>
      <Note>{orders.length === 0 ? none : note}</Note>
      {orders.length === 0 ? null : <OrderRows label={heading} orders={orders} />}
      {hasMore ? <Note>{copy.first(orders.length)}</Note> : null}
      {next && orders.length > 0 ? (
        <Link {...buttonAttributes({ size: 'small' })} to={next.to}>
          {next.words}
        </Link>
      ) : null}
    </Sheet>
  );
}

/** Press files that could not be made, and one button for all of them. */
function PressFailures({ due }: { readonly due: Today['press'] }) {
  const may = useMay();
  const act = useAct();
  const again = () =>
    act(async () => {
      const answers = [];
      for (const { number } of due.orders) answers.push(await desk.deskPressAgain({ body: { number } }));
      return answers.find(({ ok: isDone }) => !isDone) ?? ok(null);
    }, copy.pressDone);
  return (
    <>
      <DueList list="press" due={due} />
      {due.orders.length > 0 && may('work-again') ? (
        <ActButton words={copy.pressAgain(due.orders.length)} onAct={again} />
      ) : null}
    </>
  );
}
