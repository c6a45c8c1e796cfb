import { ok } from '@fumi/domain';
import { useEffect, useEffectEvent } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { todayCopy as copy } from '../../copy/desk-today.ts';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ActButton } from '../ActButton.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { type Answered, desk, deskLoaded } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { OrderRows } from '../orders/OrderRows.tsx';
import { LIST_SHORTCUTS, useShortcuts } from '../shortcuts.ts';
import { useAct } from '../use-act.ts';
import { Failures } from './Failures.tsx';

type Today = Answered<'deskToday'>;

export const loader = async (): Promise<Today> => deskLoaded(await desk.deskToday());

const REFRESH_MS = 30_000;

/** Loads the page's facts again as long as somebody looks at it and reads no dialog. */
function useRefresh(): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !document.querySelector('dialog[open]')) void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
}

/** What must be printed and sent, what is late, and what failed. */
export function Component() {
  const facts = useLoaderData() as Today;
  useRefresh();
  useShortcuts(LIST_SHORTCUTS);
  return (
    <DeskPage title={copy.title(facts.today)} lead={copy.lead}>
      <DueList list="late" due={facts.late} />
      <DueList list="print" due={facts.print} />
      <DueList list="ship" due={facts.ship} />
      <Failures facts={facts} />
      <PressFailures due={facts.press} />
      <DueList list="held" due={facts.held} />
    </DeskPage>
  );
}

type ListProps = { readonly list: keyof typeof copy.lists; readonly due: Today['late'] };

function DueList({ list, due: { orders, hasMore } }: ListProps) {
  const { heading, note, none } = copy.lists[list];
  return (
    <Sheet heading={heading}>
      <Note>{orders.length === 0 ? none : note}</Note>
      {orders.length === 0 ? null : <OrderRows label={heading} orders={orders} />}
      {hasMore ? <Note>{copy.first(orders.length)}</Note> : null}
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
