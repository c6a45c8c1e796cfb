import { dayCopy as copy, PROVIDER_WORDS } from '../../copy/desk-day.ts';
import { yenText } from '../../copy/money.ts';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Table } from '../Table.tsx';
import type { Day } from './day.ts';

/** What each provider is to pay out for a day, by what the shop knows. */
export const Payouts = ({ shown: { payouts } }: { readonly shown: Day }) => (
  <Sheet heading={copy.payouts}>
    <Note>{copy.payoutsNote}</Note>
    <Table label={copy.payouts} heads={copy.payoutHeads}>
      {payouts.map(({ provider, takenYen, refundedYen, feeYen, payoutYen }) => (
        <tr key={provider}>
          <th scope="row">{PROVIDER_WORDS[provider] ?? provider}</th>
          <td>{yenText(takenYen)}</td>
          <td>{yenText(refundedYen)}</td>
          <td>{feeYen === null ? copy.feeUnknown : yenText(feeYen)}</td>
          <td>{yenText(payoutYen)}</td>
        </tr>
      ))}
    </Table>
  </Sheet>
);
