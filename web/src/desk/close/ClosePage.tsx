import { addDays, daySums, sumsSince } from '@fumi/domain';
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { dayCopy as copy } from '../../copy/desk-day.ts';
import { yenText } from '../../copy/money.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { desk, deskLoaded } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { Table } from '../Table.tsx';
import { CloseForm } from './CloseForm.tsx';
import styles from './ClosePage.module.css';
import { Closes } from './Closes.tsx';
import { type Day, saveCsv } from './day.ts';
import { Figures } from './Figures.tsx';
import { Payouts } from './Payouts.tsx';
import { Spoils } from './Spoils.tsx';
import { WasteNote } from './WasteNote.tsx';

/** The server refuses earlier days. */
const FIRST_DAY = '2000-01-01';

/** The day of the address; without one, today in Tokyo. */
const dayOf = (url: string): string =>
  new URL(url).searchParams.get('day') ?? new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' });

export const loader = async ({ request }: LoaderFunctionArgs): Promise<Day> =>
  deskLoaded(await desk.deskDay({ params: { day: dayOf(request.url) } }));

/** What a day came to, and its close. */
export function Component() {
  const shown = useLoaderData() as Day;
  const { day, today, figures, closes, payouts, spoils } = shown;
  const reckoned = payouts.map(({ provider, payoutYen }) => ({ provider, reckonedYen: payoutYen }));
  return (
    <DeskPage
      title={copy.title(day)}
      lead={copy.lead}
      actions={
        <>
          <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.day(addDays(day, -1))}>
            {copy.before}
          </Link>
          {day < today ? (
            <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.day(addDays(day, 1))}>
              {copy.after}
            </Link>
          ) : null}
          {day === today ? <WasteNote /> : null}
          <Button size="small" onClick={() => saveCsv(day, figures, reckoned)}>
            {copy.csvNow}
          </Button>
        </>
      }
    >
      <DayField day={day} today={today} />
      <Sums shown={shown} />
      <Figures figures={figures} />
      {payouts.length > 0 ? <Payouts shown={shown} /> : null}
      {spoils.length > 0 ? <Spoils shown={shown} /> : null}
      <CloseForm key={`${day} ${closes.length}`} shown={shown} />
      {closes.length > 0 ? <Closes shown={shown} /> : null}
    </DeskPage>
  );
}

/** Shows the day only on submit: while 2026 is typed, the field's year is 2, then 20, then 202. */
const DayField = ({ day, today }: Pick<Day, 'day' | 'today'>) => (
  <Form action={deskPaths.day()} className={styles.day}>
    <TextField
      key={day}
      type="date"
      name="day"
      label={copy.day}
      defaultValue={day}
      min={FIRST_DAY}
      max={today}
      required
    />
    <Button type="submit">{copy.show}</Button>
  </Form>
);

/** The day's sums now, those of its last close, and their difference. */
function Sums({ shown: { figures, closes } }: { readonly shown: Day }) {
  const now = daySums(figures);
  const last = closes.at(-1);
  const closed = last && daySums(last.figures);
  const difference = closed ? sumsSince(closed, now) : null;
  const rows = [
    { head: copy.now, sums: now },
    ...(last && closed ? [{ head: copy.closedAs(last.revision), sums: closed }] : []),
    ...(difference ? [{ head: copy.difference, sums: difference }] : []),
  ];
  return (
    <Sheet heading={copy.sums}>
      {difference ? <Message tone="warning">{copy.moved}</Message> : null}
      <Table label={copy.sums} heads={copy.sumHeads}>
        {rows.map(({ head, sums }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>{yenText(sums.salesYen)}</td>
            <td>{yenText(sums.takenYen)}</td>
            <td>{yenText(sums.refundedYen)}</td>
            <td>{yenText(sums.balanceYen)}</td>
            <td>{copy.cards(sums.wasteCards)}</td>
          </tr>
        ))}
      </Table>
    </Sheet>
  );
}
