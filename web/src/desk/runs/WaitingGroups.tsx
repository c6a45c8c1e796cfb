import { useState } from 'react';
import { runsCopy as copy } from '../../copy/desk-runs.ts';
import { dayText } from '../../copy/moments.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useMay } from '../operator.ts';
import { Table } from '../Table.tsx';
import { GatherDialog } from './GatherDialog.tsx';
import type { Waiting } from './run-facts.ts';

/** Paid orders that wait, by product, paper and day; one button gathers each group into a run. */
export function WaitingGroups({ waiting }: { readonly waiting: Waiting }) {
  const [chosen, setChosen] = useState<Waiting['groups'][number] | null>(null);
  const may = useMay();
  const { groups } = waiting;
  return (
    <Sheet heading={copy.waiting}>
      {groups.length === 0 ? (
        <EmptyState>{copy.waitingNone}</EmptyState>
      ) : (
        <>
          <Note>{copy.waitingNote}</Note>
          <Table label={copy.waiting} heads={copy.waitingHeads}>
            {groups.map((group) => (
              <tr key={`${group.productCode} ${group.paper} ${group.dueOn}`}>
                <th scope="row" data-wrap>
                  {group.productLabel}
                </th>
                <td data-wrap>{group.paperLabel}</td>
                <td>
                  {dayText(group.dueOn)} {group.late ? <Badge tone="warning">{copy.late}</Badge> : null}
                </td>
                <td>{group.orders}</td>
                <td>{group.leaves}</td>
                <td>
                  {may('order-print') ? (
                    <Button
                      size="small"
                      aria-label={`${copy.gather}（${group.productLabel} ${group.paperLabel} ${dayText(group.dueOn)}）`}
                      onClick={() => setChosen(group)}
                    >
                      {copy.gather}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </Table>
        </>
      )}
      {chosen === null ? null : <GatherDialog group={chosen} onClose={() => setChosen(null)} />}
    </Sheet>
  );
}
