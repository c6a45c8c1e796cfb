import { judgeResolution } from '@fumi/domain';
import { photoCopy } from '../../copy/photo.ts';
import { FrontCard } from '../../platform/card/FrontCard.tsx';
import type { ChosenKit } from '../../platform/chosen-kit.ts';
import { useDraft } from '../../platform/draft/draft-store.ts';
import styles from './CardView.module.css';
import { EmptyFrame } from './EmptyFrame.tsx';
import { LowResolution } from './LowResolution.tsx';

type Props = { readonly chosen: ChosenKit; readonly onPick: () => void };

/** The front with the photo as it will be printed, and what there is to say about the photo. */
export function FrontView({ chosen, onPick }: Props) {
  const photo = useDraft((draft) => draft.photo);
  const { kit, frame, label } = chosen;
  const isLow = photo !== null && frame !== null && judgeResolution(photo.size, frame) !== 'fine';
  return (
    <div className={styles.card} data-orientation={kit.orientation}>
      <FrontCard
        kit={kit}
        lift="held"
        label={photo ? photoCopy.frontCard(label, photo.fileName) : photoCopy.frontCardEmpty(label)}
      />
      {photo === null && frame ? <EmptyFrame kit={kit} frame={frame} onPick={onPick} /> : null}
      {isLow ? <LowResolution kit={kit} frame={frame} subject={photo.imageId} /> : null}
    </div>
  );
}
