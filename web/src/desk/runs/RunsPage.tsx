import type { CallFailure } from '@fumi/contract/client';
import { ok, type Result, RUN_STATES, type RunState as State } from '@fumi/domain';
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { runsCopy as copy } from '../../copy/desk-runs.ts';
import { dayText, momentWords } from '../../copy/moments.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TabNav } from '../../ui/TabNav.tsx';
import { WasteNote } from '../close/WasteNote.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { type Answered, desk } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { lastOr, type Shown } from '../last-or.ts';
import { Stale } from '../Stale.tsx';
import { LIST_SHORTCUTS, useShortcuts } from '../shortcuts.ts';
import { Table } from '../Table.tsx';
import { useRefresh } from '../use-refresh.ts';
import { Reprints } from './Reprints.tsx';
import { RunState } from './RunState.tsx';
import styles from './RunsPage.module.css';
import type { Waiting } from './run-facts.ts';
import { WaitingGroups } from './WaitingGroups.tsx';

type Facts = { readonly waiting: Waiting; readonly list: Answered<'deskRunList'> };

const REFRESH_MS = 30_000;

const isState = (text: string | null): text is State =>
  (RUN_STATES as readonly (string | null)[]).includes(text);

/** Both answers, or the one that failed. */
function bothOf(
  waiting: Result<Waiting, CallFailure>,
  list: Result<Facts['list'], CallFailure>,
): Result<Facts, CallFailure> {
  if (!waiting.ok) return waiting;
  return list.ok ? ok({ waiting: waiting.value, list: list.value }) : list;
}

let kept: { readonly search: string; readonly shown: Shown<Facts> } | null = null;

export async function loader({ request }: LoaderFunctionArgs): Promise<Shown<Facts>> {
  const { search, searchParams: params } = new URL(request.url);
  const [state, after] = [params.get('state'), params.get('after')];
  const query = { ...(isState(state) ? { state } : {}), ...(after ? { after: after.slice(0, 120) } : {}) };
  const [waiting, list] = await Promise.all([desk.deskRunWaiting(), desk.deskRunList({ query })]);
  const last = kept?.search === search ? kept.shown : null;
  const shown = lastOr(last, bothOf(waiting, list), new Date().toISOString());
  kept = { search, shown };
  return shown;
}

/** What is ready to be gathered, what is to be printed again, and the runs. */
export function Component() {
  const {
    facts: { waiting, list },
    ...loadedAt
  } = useLoaderData() as Shown<Facts>;
  useShortcuts(LIST_SHORTCUTS);
  useRefresh(REFRESH_MS);
  return (
    <DeskPage title={copy.title} lead={copy.lead} actions={<WasteNote />}>
      <Stale {...loadedAt} />
      <WaitingGroups waiting={waiting} />
      <Reprints waiting={waiting} />
      <Runs list={list} />
    </DeskPage>
  );
}

function Runs({ list: { runs, next } }: { readonly list: Facts['list'] }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const isBehind = params.has('after');
  params.delete('after');
  const filters = params.toString();
  params.set('after', next ?? '');
  return (
    <Sheet heading={copy.runs}>
      <TabNav label={copy.runs}>
        {copy.views.map((view) => (
          <Link
            key={view.label}
            to={deskPaths.runs(view.filters)}
            preventScrollReset
            aria-current={view.filters === filters ? 'page' : undefined}
          >
            {view.label}
          </Link>
        ))}
      </TabNav>
      {runs.length === 0 ? <EmptyState>{copy.runsNone}</EmptyState> : <RunRows runs={runs} />}
      <div className={styles.pages}>
        {isBehind ? (
          <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.runs(filters)}>
            {copy.first}
          </Link>
        ) : null}
        {next ? (
          <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.runs(params.toString())}>
            {copy.next}
          </Link>
        ) : null}
      </div>
    </Sheet>
  );
}

const RunRows = ({ runs }: { readonly runs: Facts['list']['runs'] }) => (
  <Table label={copy.runs} heads={copy.runHeads}>
    {runs.map((run) => (
      <tr key={run.number}>
        <th scope="row">
          <Link data-row to={deskPaths.run(run.number)}>
            {run.number}
          </Link>
        </th>
        <td>
          <RunState state={run.state} />
        </td>
        <td data-wrap>
          {run.productLabel}
          <small>{run.paperLabel}</small>
        </td>
        <td>{run.dueOn === null ? '—' : dayText(run.dueOn)}</td>
        <td>{run.reprints > 0 ? copy.withReprints(run.orders, run.reprints) : run.orders}</td>
        <td>
          {run.sheets}
          <small>{run.sheet}</small>
        </td>
        <td>
          {momentWords(run.createdAt)}
          <small>{run.createdBy}</small>
        </td>
      </tr>
    ))}
  </Table>
);
