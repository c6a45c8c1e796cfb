import { isUnpaid } from '@fumi/domain';
import { useState } from 'react';
import { deskCopy } from '../../copy/desk.ts';
import { ACTOR_WORDS, deskOrderCopy as copy, EVENT_WORDS } from '../../copy/desk-orders.ts';
import { momentWords } from '../../copy/moments.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { desk } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { Table } from '../Table.tsx';
import { useAct } from '../use-act.ts';
import styles from './OrderTimeline.module.css';
import type { OrderDetails } from './order-details.ts';

type Moment = { readonly at: string; readonly who: string; readonly words: string; readonly isNote: boolean };

/** Events and notes of an order, in one list by time. */
function momentsOf({ events, notes }: OrderDetails): Moment[] {
  const happened = events.map(({ at, event, actor }) => ({
    at,
    who: ACTOR_WORDS[actor] ?? actor,
    words: EVENT_WORDS[event] ?? event,
    isNote: false,
  }));
  const noted = notes.map(({ at, author, words }) => ({ at, who: author, words, isNote: true }));
  return [...happened, ...noted].sort((a, b) => a.at.localeCompare(b.at));
}

/** What happened, what was noted, and which mails the customer got. */
export function OrderTimeline({ details }: { readonly details: OrderDetails }) {
  const [notes, setNotes] = useState(false);
  const act = useAct();
  const may = useMay();
  const { number } = details.order;
  return (
    <>
      <Sheet heading={copy.timeline}>
        <ol className={styles.moments}>
          {momentsOf(details).map(({ at, who, words, isNote }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice at once, and items hold no state
            <li key={index} data-note={isNote || undefined}>
              <small>
                <time dateTime={at}>{momentWords(at)}</time>　{who}
              </small>
              <span>{words}</span>
            </li>
          ))}
        </ol>
        {may('order-note') ? (
          <div>
            <Button size="small" icon="pencil" onClick={() => setNotes(true)}>
              {copy.noteAdd}
            </Button>
          </div>
        ) : null}
      </Sheet>
      <Mails details={details} />
      {notes ? (
        <ReasonDialog
          title={copy.noteAdd}
          ask={number}
          label={copy.note}
          onClose={() => setNotes(false)}
          onSubmit={(words) => act(() => desk.deskOrderNote({ body: { number, words } }), copy.noteSaved)}
        />
      ) : null}
    </>
  );
}

function Mails({ details: { order, mails } }: { readonly details: OrderDetails }) {
  const [asks, setAsks] = useState(false);
  const act = useAct();
  const may = useMay();
  const isMailed = !isUnpaid(order.state);
  return (
    <Sheet heading={copy.mails}>
      {mails.length === 0 ? (
        <Note>{copy.mailNone}</Note>
      ) : (
        <Table label={copy.mails} heads={copy.mailHeads}>
          {mails.map(({ at, subject, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one mail may go to two addresses, and rows hold no state
            <tr key={index}>
              <th scope="row" data-wrap>
                {momentWords(at)}
              </th>
              <td data-long>{subject}</td>
              <td>{copy.mailStates[state]}</td>
            </tr>
          ))}
        </Table>
      )}
      {isMailed && may('mail-again') ? (
        <div>
          <Button size="small" icon="mail" onClick={() => setAsks(true)}>
            {copy.mailAgain}
          </Button>
        </div>
      ) : null}
      {asks ? (
        <ConfirmDialog
          title={copy.mailAgain}
          cancel={deskCopy.cancel}
          confirm={copy.mailAgain}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            const body = { number: order.number };
            const problem = await act(() => desk.deskMailAgain({ body }), copy.mailSent);
            if (problem === null) setAsks(false);
            return problem;
          }}
        >
          <p>{copy.mailAgainAsk}</p>
        </ConfirmDialog>
      ) : null}
    </Sheet>
  );
}
