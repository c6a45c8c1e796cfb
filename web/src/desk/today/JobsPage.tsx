import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { todayCopy as copy } from '../../copy/desk-today.ts';
import { momentWords } from '../../copy/moments.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ActButton } from '../ActButton.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { type Answered, desk, deskLoaded } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { useMay } from '../operator.ts';
import { LIST_SHORTCUTS, useShortcuts } from '../shortcuts.ts';
import { Table } from '../Table.tsx';
import { useAct } from '../use-act.ts';

type Jobs = Answered<'deskJobList'>;

const afterOf = (search: string): string | undefined => new URLSearchParams(search).get('after') ?? undefined;

export const loader = async ({ request }: LoaderFunctionArgs): Promise<Jobs> => {
  const after = afterOf(new URL(request.url).search);
  return deskLoaded(await desk.deskJobList({ query: after ? { after } : {} }));
};

/** Jobs that were given up, with why; each or all of them run again. */
export function Component() {
  const { jobs, next } = useLoaderData() as Jobs;
  const { search } = useLocation();
  const may = useMay();
  const act = useAct();
  useShortcuts(LIST_SHORTCUTS);
  const small = buttonAttributes({ size: 'small' });
  return (
    <DeskPage
      title={copy.jobsTitle}
      lead={copy.jobsLead}
      actions={
        jobs.length > 0 && may('work-again') ? (
          <ActButton words={copy.jobsAgain} onAct={() => act(() => desk.deskJobsAgain(), copy.jobsDone)} />
        ) : null
      }
    >
      {jobs.length === 0 ? (
        <EmptyState>{copy.jobsNone}</EmptyState>
      ) : (
        <Table label={copy.jobsTitle} heads={may('work-again') ? copy.jobHeads : copy.jobHeads.slice(0, -1)}>
          {jobs.map((job) => (
            <Row key={job.id} {...job} />
          ))}
        </Table>
      )}
      <p>
        {afterOf(search) ? (
          <Link {...small} to={deskPaths.jobs()}>
            {copy.jobsFirst}
          </Link>
        ) : null}
        {next === null ? null : (
          <Link {...small} to={deskPaths.jobs(next)}>
            {copy.jobsNext}
          </Link>
        )}
      </p>
    </DeskPage>
  );
}

function Row({ id, name, at, tries, reason, runNumber, bookCode }: Jobs['jobs'][number]) {
  const may = useMay();
  const act = useAct();
  const words = copy.jobWords[name] ?? name;
  return (
    <tr>
      <th scope="row" data-wrap>
        {words}
      </th>
      <td>
        {momentWords(at)}
        <small>{copy.jobTries(tries)}</small>
      </td>
      <td data-long>{reason}</td>
      <td>
        {runNumber === null ? null : (
          <Link data-row to={deskPaths.run(runNumber)}>
            {copy.jobRun}
          </Link>
        )}
        {bookCode === null ? null : (
          <Link data-row to={deskPaths.orders(`q=${encodeURIComponent(bookCode)}`)}>
            {copy.jobBook}
          </Link>
        )}
      </td>
      {may('work-again') ? (
        <td>
          <ActButton
            words={copy.jobAgain}
            label={copy.jobAgainOf(words, momentWords(at))}
            onAct={() => act(() => desk.deskJobAgain({ body: { id } }), copy.jobsDone)}
          />
        </td>
      ) : null}
    </tr>
  );
}
