import { PARCEL_NUMBER } from '@fumi/domain';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { parcelsCopy as copy } from '../../copy/desk-parcels.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TabNav } from '../../ui/TabNav.tsx';
import { chooseFocused } from '../ChooseBox.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { desk, deskLoaded } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { useMay } from '../operator.ts';
import { LIST_SHORTCUTS, useShortcuts } from '../shortcuts.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { ParcelActs } from './ParcelActs.tsx';
import styles from './ParcelsPage.module.css';
import { ParcelTable } from './ParcelTable.tsx';
import type { ParcelList } from './parcel-problems.ts';
import { ShipOne } from './ShipOne.tsx';
import { TrackingImport } from './TrackingImport.tsx';

export const loader = async ({ request }: LoaderFunctionArgs): Promise<ParcelList> => {
  const params = new URL(request.url).searchParams;
  const [kind, after] = [params.get('kind') ?? '', params.get('after') ?? ''];
  const query = {
    ...(/^\d{1,9}$/.test(kind) ? { kind: Number(kind) } : {}),
    ...(PARCEL_NUMBER.test(after) ? { after } : {}),
  };
  return deskLoaded(await desk.deskParcelList({ query }));
};

/** What waits to leave, by kind of delivery. */
export function Component() {
  const list = useLoaderData() as ParcelList;
  useShortcuts({ ...LIST_SHORTCUTS, x: chooseFocused });
  const may = useMay();
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <TabNav label={copy.kinds}>
        {list.kinds.map(({ id, label, count }) => (
          <Link
            key={id}
            to={deskPaths.parcels({ kind: id })}
            aria-current={id === list.kind ? 'page' : undefined}
          >
            {copy.kind(label, count)}
          </Link>
        ))}
      </TabNav>
      {list.parcels.length === 0 ? (
        <EmptyState>{copy.empty}</EmptyState>
      ) : (
        <Waiting key={list.kind} list={list} />
      )}
      <Pages list={list} />
      {may('order-ship') ? (
        <div className={styles.beside}>
          <ShipOne isTracked={list.isTracked} />
          {list.isTracked ? <TrackingImport /> : null}
        </div>
      ) : null}
    </DeskPage>
  );
}

function Waiting({ list }: { readonly list: ParcelList }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [layout, setLayout] = useState(list.layouts[0]?.code ?? '');
  const may = useMay();
  const parcels = list.parcels.filter(({ number }) => chosen.has(number));
  return (
    <>
      {may('parcel-export') ? <LayoutChoice list={list} layout={layout} onChange={setLayout} /> : null}
      <ParcelActs list={list} layout={layout} parcels={parcels} onChoose={setChosen} />
      <ParcelTable list={list} layout={layout} chosen={chosen} onChoose={setChosen} />
    </>
  );
}

const Pages = ({ list: { kind, next } }: { readonly list: ParcelList }) =>
  kind === null || next === null ? null : (
    <div className={styles.pages}>
      <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.parcels({ kind })}>
        {copy.first}
      </Link>
      <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.parcels({ kind, after: next })}>
        {copy.next}
      </Link>
    </div>
  );
