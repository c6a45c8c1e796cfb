import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { deskOrderCopy, REFUND_WORDS } from '../../copy/desk-orders.ts';
import { todayCopy as copy } from '../../copy/desk-today.ts';
import { momentWords } from '../../copy/moments.ts';
import { yenText } from '../../copy/money.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { Answered } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { Table } from '../Table.tsx';

type Facts = Pick<Answered<'deskToday'>, 'refunds' | 'mails' | 'jobs' | 'jobsMore'>;

const OrderLink = ({ number }: { readonly number: string }) => (
  <Link data-row to={deskPaths.order(number)}>
    {number}
  </Link>
);

/** Failed refunds, mails and jobs that an operator must see to. */
export function Failures({ facts: { refunds, mails, jobs, jobsMore } }: { readonly facts: Facts }) {
  const isCalm = refunds.length + mails.length + jobs.length === 0;
  return (
    <Sheet heading={copy.failures}>
      {isCalm ? <Note>{copy.failuresNone}</Note> : null}
      <Part heading={copy.refunds} heads={copy.refundHeads} rows={refunds}>
        {refunds.map(({ number, at, amount, state }) => (
          <tr key={`${number} ${at}`}>
            <th scope="row">
              <OrderLink number={number} />
            </th>
            <td>{momentWords(at)}</td>
            <td>{yenText(amount)}</td>
            <td>{REFUND_WORDS[state]}</td>
          </tr>
        ))}
      </Part>
      <Part heading={copy.mails} heads={copy.mailHeads} rows={mails}>
        {mails.map(({ number, at, kind, state, attempts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: many mails of a kind are of one moment, and rows hold no state
          <tr key={index}>
            <th scope="row">{number === null ? copy.mailOther : <OrderLink number={number} />}</th>
            <td>{momentWords(at)}</td>
            <td>{copy.mailWords[kind] ?? kind}</td>
            <td>{deskOrderCopy.mailStates[state]}</td>
            <td>{attempts}</td>
          </tr>
        ))}
      </Part>
      {jobs.length === 0 ? null : (
        <>
          <h3>{copy.jobs}</h3>
          <Note>{copy.jobsToday(jobs.length, jobsMore)}</Note>
          <div>
            <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.jobs()}>
              {copy.jobsList}
            </Link>
          </div>
        </>
      )}
    </Sheet>
  );
}

type PartProps = {
  readonly heading: string;
  readonly heads: readonly string[];
  readonly rows: readonly unknown[];
  readonly children: ReactNode;
};

const Part = ({ heading, heads, rows, children }: PartProps) =>
  rows.length === 0 ? null : (
    <>
      <h3>{heading}</h3>
      <Table label={heading} heads={heads}>
        {children}
      </Table>
    </>
  );
