import { Link, useNavigate } from 'react-router';
import { runsCopy as copy } from '../../copy/desk-runs.ts';
import { momentWords } from '../../copy/moments.ts';
import { Batches } from '../../ui/Batches.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Note } from '../../ui/Note.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { ActButton } from '../ActButton.tsx';
import { desk } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { useMay } from '../operator.ts';
import { Table } from '../Table.tsx';
import { refusalSentence, useAct } from '../use-act.ts';
import type { Waiting } from './run-facts.ts';

const SHOWN = 50;

/** Single cards that wait to be printed again: they fill free places, or become a run of their own. */
export function Reprints({ waiting: { reprints } }: { readonly waiting: Waiting }) {
  return (
    <Sheet heading={copy.reprints}>
      {reprints.length === 0 ? (
        <EmptyState>{copy.reprintsNone}</EmptyState>
      ) : (
        <>
          <Note>{copy.reprintsNote}</Note>
          <Batches items={reprints} size={SHOWN} more={copy.reprintMore}>
            {(shown) => (
              <Table label={copy.reprints} heads={copy.reprintHeads}>
                {shown.map((one) => (
                  <Row key={one.id} {...one} />
                ))}
              </Table>
            )}
          </Batches>
          <GatherAlone reprints={reprints} />
        </>
      )}
    </Sheet>
  );
}

function Row({ id, number, page, paperLabel, reason, askedBy, askedAt }: Waiting['reprints'][number]) {
  const may = useMay();
  const act = useAct();
  return (
    <tr>
      <th scope="row">
        <Link data-row to={deskPaths.order(number)}>
          {number}
        </Link>
      </th>
      <td>{page}</td>
      <td data-wrap>{paperLabel}</td>
      <td data-long>{reason}</td>
      <td>
        {askedBy}
        <small>{momentWords(askedAt)}</small>
      </td>
      <td>
        {may('order-reprint') ? (
          <ActButton
            words={copy.drop}
            label={copy.dropOf(number, page)}
            onAct={() => act(() => desk.deskReprintDrop({ body: { id } }), copy.dropped)}
          />
        ) : null}
      </td>
    </tr>
  );
}

/** One button for each product and paper that has any. */
function GatherAlone({ reprints }: Pick<Waiting, 'reprints'>) {
  const may = useMay();
  const navigate = useNavigate();
  const keys = [...new Set(reprints.map(({ productCode, paper }) => `${productCode} ${paper}`))];
  const gather = async (body: { readonly productCode: string; readonly paper: string }) => {
    const made = await desk.deskRunGather({ body: { ...body, reprintsOnly: true } });
    if (!made.ok) return refusalSentence(made.error);
    await navigate(deskPaths.run(made.value.number));
    return null;
  };
  if (!may('order-print')) return null;
  return keys.map((key) => {
    const own = reprints.filter(({ productCode, paper }) => `${productCode} ${paper}` === key);
    const [one] = own;
    if (one === undefined) return null;
    const { productCode, paper, productLabel, paperLabel } = one;
    return (
      <ActButton
        key={key}
        words={copy.reprintsGather(productLabel, paperLabel, own.length)}
        onAct={() => gather({ productCode, paper })}
      />
    );
  });
}
