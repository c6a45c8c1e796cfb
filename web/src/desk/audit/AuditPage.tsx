import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ACTION_WORDS, auditCopy as copy, deskCopy } from '../../copy/desk.ts';
import { momentWords } from '../../copy/moments.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ActButton } from '../ActButton.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { type Answered, desk, deskLoaded } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { Table } from '../Table.tsx';
import { refusalSentence } from '../use-act.ts';
import styles from './AuditPage.module.css';

type Entries = Answered<'deskAuditList'>;
type Entry = Entries['entries'][number];

const objectOf = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get('object') ?? undefined;

export async function loader({ request }: LoaderFunctionArgs) {
  const object = objectOf(request);
  return { object, ...deskLoaded(await desk.deskAuditList({ query: { object } })) };
}

/** Who did what; of one order where its page leads here. */
export function Component() {
  const { object, ...first } = useLoaderData() as Entries & { readonly object: string | undefined };
  return <Log key={object ?? ''} object={object} first={first} />;
}

function Log({ object, first }: { readonly object: string | undefined; readonly first: Entries }) {
  const [{ entries, hasMore }, setPage] = useState(first);
  const showMore = async (): Promise<string | null> => {
    const more = await desk.deskAuditList({ query: { object, beforeId: entries.at(-1)?.id } });
    if (!more.ok) return refusalSentence(more.error);
    setPage({ ...more.value, entries: [...entries, ...more.value.entries] });
    return null;
  };
  const { heads } = copy;
  return (
    <DeskPage
      title={object === undefined ? copy.title : copy.of(object)}
      lead={copy.lead}
      actions={
        object === undefined ? null : (
          <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.audit()}>
            {copy.all}
          </Link>
        )
      }
    >
      {entries.length === 0 ? (
        <EmptyState>{copy.empty}</EmptyState>
      ) : (
        <Table label={copy.title} heads={Object.values(heads)}>
          {entries.map((entry) => (
            <Row key={entry.id} {...entry} />
          ))}
        </Table>
      )}
      {hasMore ? <ActButton words={deskCopy.more} onAct={showMore} /> : null}
    </DeskPage>
  );
}

const Row = ({ at, actor, action, object, fields, origin, before, after }: Entry) => (
  <tr>
    <th scope="row">{momentWords(at)}</th>
    <td>{actor.replace(/^operator:/, '')}</td>
    <td data-wrap>{ACTION_WORDS[action] ?? action}</td>
    <td data-wrap>{object}</td>
    <td>{origin}</td>
    <td data-long>
      <Facts label={copy.before} facts={before} />
      <Facts label={copy.after} facts={after} />
      {before === null && after === null ? fields.join(', ') : null}
    </td>
  </tr>
);

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Facts({ label, facts }: { readonly label: string; readonly facts: Entry['before'] }) {
  if (facts === null) return null;
  return (
    <p className={styles.facts}>
      <b>{label}</b>{' '}
      {Object.entries(facts)
        .map(([name, value]) => `${name}: ${wordsOf(value)}`)
        .join(' / ')}
    </p>
  );
}
