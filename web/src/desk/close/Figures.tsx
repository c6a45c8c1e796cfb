import type { DayFigures } from '@fumi/domain';
import type { ReactNode } from 'react';
import { dayCopy as copy, PROVIDER_WORDS, SPOIL_WORDS } from '../../copy/desk-day.ts';
import { ORDER_STATE_WORDS, PAYMENT_WORDS } from '../../copy/desk-orders.ts';
import { yenText } from '../../copy/money.ts';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Table } from '../Table.tsx';
import styles from './ClosePage.module.css';

/** Every figure of a day. */
export const Figures = ({ figures }: { readonly figures: DayFigures }) => (
  <div className={styles.figures}>
    <Figure heading={copy.sales} heads={copy.salesHeads} rows={figures.sales}>
      {figures.sales.map(({ ratePercent, count, sumYen, taxYen }) => (
        <tr key={ratePercent}>
          <th scope="row">{copy.rate(ratePercent)}</th>
          <td>{copy.count(count)}</td>
          <td>{yenText(sumYen)}</td>
          <td>{yenText(taxYen)}</td>
        </tr>
      ))}
    </Figure>
    <Money heading={copy.taken} figures={figures.taken} />
    <Money heading={copy.refunds} figures={figures.refunds} />
    <Figure heading={copy.waste} heads={copy.wasteHeads} rows={figures.waste}>
      {figures.waste.map(({ kind, cards }) => (
        <tr key={kind}>
          <th scope="row">{SPOIL_WORDS[kind]}</th>
          <td>{copy.cards(cards)}</td>
        </tr>
      ))}
    </Figure>
    <Figure heading={copy.orders} note={copy.ordersNote} heads={copy.orderHeads} rows={figures.orders}>
      {figures.orders.map(({ state, count }) => (
        <tr key={state}>
          <th scope="row">{ORDER_STATE_WORDS[state]}</th>
          <td>{copy.count(count)}</td>
        </tr>
      ))}
    </Figure>
  </div>
);

type MoneyProps = { readonly heading: string; readonly figures: DayFigures['taken'] };

const Money = ({ heading, figures }: MoneyProps) => (
  <Figure heading={heading} heads={copy.moneyHeads} rows={figures}>
    {figures.map(({ provider, type, count, sumYen }) => (
      <tr key={`${provider} ${type}`}>
        <th scope="row">{PROVIDER_WORDS[provider] ?? provider}</th>
        <td>{PAYMENT_WORDS[type]}</td>
        <td>{copy.count(count)}</td>
        <td>{yenText(sumYen)}</td>
      </tr>
    ))}
  </Figure>
);

type FigureProps = {
  readonly heading: string;
  readonly note?: string;
  readonly heads: readonly string[];
  readonly rows: readonly unknown[];
  readonly children: ReactNode;
};

const Figure = ({ heading, note, heads, rows, children }: FigureProps) => (
  <Sheet heading={heading}>
    {note === undefined ? null : <Note>{note}</Note>}
    {rows.length === 0 ? (
      <Note>{copy.none}</Note>
    ) : (
      <Table label={heading} heads={heads}>
        {children}
      </Table>
    )}
  </Sheet>
);
