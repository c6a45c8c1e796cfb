import { judgeResolution } from '@fumi/domain';
import { useMemo } from 'react';
import { FrontCard } from '../../card/FrontCard.tsx';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import styles from './CardView.module.css';
import { EmptyFrame } from './EmptyFrame.tsx';
import { LowResolution } from './LowResolution.tsx';
import type { Place } from './use-places.ts';

type Props = { readonly chosen: ChosenKit; readonly place: Place; readonly onPick: () => void };

/** The page of a place with its photo as it will be printed, and what there is to say about the photo. */
export function FrontView({ chosen, place, onPick }: Props) {
  const photo = useDraft((draft) => draft.photos[place.index] ?? null);
  const { kit, label } = chosen;
  const frame = place.slot?.frame ?? null;
  const places = useMemo(() => [place.index], [place.index]);
  const isLow = photo !== null && frame !== null && judgeResolution(photo.size, frame) !== 'fine';
  return (
    <div className={styles.card} data-orientation={kit.orientation}>
      <FrontCard
        kit={kit}
        {...(place.slot ? { page: place.slot.template, monthIndex: place.slot.monthIndex } : {})}
        places={places}
        lift="held"
        label={photo ? photoCopy.frontCard(label, photo.fileName) : photoCopy.frontCardEmpty(label)}
      />
      {photo === null && frame ? <EmptyFrame kit={kit} frame={frame} onPick={onPick} /> : null}
      {isLow ? <LowResolution kit={kit} frame={frame} subject={photo.imageId} /> : null}
    </div>
  );
}
