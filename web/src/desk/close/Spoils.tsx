import { dayCopy as copy, SPOIL_WORDS } from '../../copy/desk-day.ts';
import { momentWords } from '../../copy/moments.ts';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ActButton } from '../ActButton.tsx';
import { desk } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { Table } from '../Table.tsx';
import { useAct } from '../use-act.ts';
import type { Day } from './day.ts';

/** What was noted as wasted on a day, and what became of it; a mistake is taken back. */
export const Spoils = ({ shown: { spoils } }: { readonly shown: Day }) => (
  <Sheet heading={copy.spoils}>
    <Note>{copy.spoilsNote}</Note>
    <Table label={copy.spoils} heads={copy.spoilHeads}>
      {spoils.map((spoil) => (
        <Row key={spoil.id} {...spoil} />
      ))}
    </Table>
  </Sheet>
);

function Row({ id, at, kind, cards, words, by }: Day['spoils'][number]) {
  const act = useAct();
  const may = useMay();
  const moment = momentWords(at);
  return (
    <tr>
      <th scope="row">{moment}</th>
      <td>{SPOIL_WORDS[kind]}</td>
      <td>{copy.cards(cards)}</td>
      <td data-long>{words}</td>
      <td>{by}</td>
      <td>
        {may('waste-note') ? (
          <ActButton
            words={copy.spoilDrop}
            label={copy.spoilDropOf(cards, moment)}
            onAct={() => act(() => desk.deskWasteDrop({ body: { id } }), copy.spoilDropped)}
          />
        ) : null}
      </td>
    </tr>
  );
}
