import { dayCopy as copy, PROVIDER_WORDS } from '../../copy/desk-day.ts';
import { momentWords } from '../../copy/moments.ts';
import { yenText } from '../../copy/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Table } from '../Table.tsx';
import { type Day, saveCsv } from './day.ts';

/** Who closed the day, when, and what became of its spoiled cards. */
export const Closes = ({ shown: { day, closes } }: { readonly shown: Day }) => (
  <Sheet heading={copy.closes}>
    <Table label={copy.closes} heads={copy.closeHeads}>
      {closes.map(({ revision, at, by, wasteNote, figures, payouts }) => (
        <tr key={revision}>
          <th scope="row">{revision}</th>
          <td>{momentWords(at)}</td>
          <td>{by}</td>
          <td data-long>{wasteNote}</td>
          <td data-wrap>
            {payouts
              .map(({ provider, reckonedYen, statedYen }) =>
                copy.statedWords(
                  PROVIDER_WORDS[provider] ?? provider,
                  yenText(statedYen),
                  yenText(statedYen - reckonedYen),
                ),
              )
              .join('、') || '—'}
          </td>
          <td>
            <Button
              size="small"
              aria-label={copy.csvOf(revision)}
              onClick={() => saveCsv(day, figures, payouts)}
            >
              {copy.csv}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  </Sheet>
);
