import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { runCopy as copy } from '../../copy/desk-runs.ts';
import { dayText, momentWords } from '../../copy/moments.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { desk } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { FactList } from '../FactList.tsx';
import { lastOr, type Shown } from '../last-or.ts';
import { useMay } from '../operator.ts';
import { OrderState } from '../orders/OrderState.tsx';
import { Stale } from '../Stale.tsx';
import { LIST_SHORTCUTS, useShortcuts } from '../shortcuts.ts';
import { Table } from '../Table.tsx';
import { TwoColumns } from '../TwoColumns.tsx';
import { useRefresh } from '../use-refresh.ts';
import { RunActions } from './RunActions.tsx';
import { RunFiles } from './RunFiles.tsx';
import { RunState } from './RunState.tsx';
import type { RunDetails } from './run-facts.ts';

let kept: { readonly number: string; readonly shown: Shown<RunDetails> } | null = null;

export async function loader({ params: { number = '' } }: LoaderFunctionArgs): Promise<Shown<RunDetails>> {
  const last = kept?.number === number ? kept.shown : null;
  const shown = lastOr(last, await desk.deskRun({ params: { number } }), new Date().toISOString());
  kept = { number, shown };
  return shown;
}

/** Short, as an operator waits while the sheets are made. */
const IMPOSING_MS = 1500;
const REFRESH_MS = 30_000;

/** A print run: what it prints, what the machine gets, and what happens next. */
export function Component() {
  const {
    facts: { run, items },
    ...loadedAt
  } = useLoaderData() as Shown<RunDetails>;
  const may = useMay();
  useShortcuts(LIST_SHORTCUTS);
  useRefresh(run.state === 'imposing' ? IMPOSING_MS : REFRESH_MS);
  return (
    <DeskPage
      title={run.number}
      lead={
        <>
          <RunState state={run.state} /> {run.productLabel}　{run.paperLabel}
        </>
      }
      actions={
        <>
          <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.runs()}>
            {copy.back}
          </Link>
          {may('audit-see') ? (
            <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.audit(run.number)}>
              {copy.log}
            </Link>
          ) : null}
        </>
      }
    >
      <Stale {...loadedAt} />
      <Progress {...{ run, items }} />
      <RunActions run={run} />
      <TwoColumns
        share="most"
        first={<Items items={items} />}
        second={
          <>
            <RunFiles run={run} />
            <Facts run={run} />
          </>
        }
      />
    </DeskPage>
  );
}

function Progress({ run: { state, reason }, items }: RunDetails) {
  const isToPack = items.some((item) => item.state === 'in_print');
  const may = useMay();
  return (
    <div role="status">
      {state === 'imposing' ? <Message tone="info">{copy.imposing}</Message> : null}
      {state === 'failed' ? <Message tone="error">{copy.failedBecause(reason ?? '')}</Message> : null}
      {(state === 'printing' || state === 'done') && isToPack && may('order-pack') ? (
        <Message tone="info">
          {copy.next} <Link to={deskPaths.scan()}>{copy.toScan}</Link>
        </Message>
      ) : null}
    </div>
  );
}

function Facts({ run }: Pick<RunDetails, 'run'>) {
  const words = copy.factWords;
  const when = (instant: string | null) => (instant === null ? null : momentWords(instant));
  const rows: [string, string | null][] = [
    [words.sheet, copy.sheet(run.sheet, run.up, run.sheets)],
    [words.free, run.free === null ? null : copy.free(run.free)],
    [words.due, run.dueOn && dayText(run.dueOn)],
    [words.made, `${momentWords(run.createdAt)}　${run.createdBy}`],
    [words.started, when(run.startedAt)],
    [words.handedOff, when(run.handedOffAt)],
    [words.ended, when(run.endedAt)],
  ];
  return (
    <Sheet heading={copy.facts}>
      <FactList facts={rows} />
    </Sheet>
  );
}

const Items = ({ items }: Pick<RunDetails, 'items'>) => (
  <Sheet heading={copy.orders}>
    <Table label={copy.orders} heads={copy.orderHeads}>
      {items.map(({ number, state, held, copies, leaves, reprint }, index) => (
        <tr key={`${number} ${reprint}`}>
          <td>{index + 1}</td>
          <th scope="row">
            <Link data-row to={deskPaths.order(number)}>
              {number}
            </Link>
          </th>
          <td>
            <OrderState state={state} held={held} />
          </td>
          <td>{copies}</td>
          <td>{leaves}</td>
          <td>{reprint ? <Badge tone="warning">{copy.reprint}</Badge> : null}</td>
        </tr>
      ))}
    </Table>
  </Sheet>
);
