import { parcelsCopy as copy } from '../../copy/desk-parcels.ts';
import { Message } from '../../ui/Message.tsx';
import { Select } from '../../ui/Select.tsx';
import { ActButton } from '../ActButton.tsx';
import { desk } from '../desk-client.ts';
import { useMay } from '../operator.ts';
import { useAct } from '../use-act.ts';
import styles from './ParcelsPage.module.css';
import { type ParcelList, shopProblems } from './parcel-problems.ts';

type Props = {
  readonly list: ParcelList;
  readonly layout: string;
  readonly onChange: (layout: string) => void;
};

/**
 * Choice of the carrier's file layout; warns where nobody has yet confirmed that the carrier takes
 * it, and where the shop's own data does not fit it.
 */
export function LayoutChoice({ list: { layouts, parcels }, layout, onChange }: Props) {
  const may = useMay();
  const act = useAct();
  const chosen = layouts.find(({ code }) => code === layout);
  const ofShop = shopProblems(parcels, layout);
  if (!chosen) return null;
  return (
    <div className={styles.choice}>
      <Select
        label={copy.layout}
        options={layouts.map(({ code, label }) => ({ value: code, label }))}
        value={layout}
        onChange={(event) => onChange(event.target.value)}
      />
      {chosen.isConfirmed ? null : (
        <Message tone="warning">
          <p>{copy.unverified(chosen.dated)}</p>
          {may('carrier-confirm') ? (
            <ActButton
              words={copy.confirm}
              onAct={() => act(() => desk.deskCarrierConfirm({ body: { layout } }), copy.confirmed)}
            />
          ) : null}
        </Message>
      )}
      {ofShop.length > 0 ? <Message tone="error">{copy.shopMissing(ofShop)}</Message> : null}
    </div>
  );
}
