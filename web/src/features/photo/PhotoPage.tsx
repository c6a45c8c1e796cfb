import { hasAllPhotos, judgeResolution, stepAfter } from '@fumi/domain';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { yenText } from '../../copy/money.ts';
import { photoCopy } from '../../copy/photo.ts';
import { type ChosenKit, useChosenKit } from '../../draft/chosen-kit.ts';
import { draftStore, useDraft } from '../../draft/draft-store.ts';
import { usePhotoPreview } from '../../photo/use-photo-preview.ts';
import { useLeaveWarning } from '../../platform/leave-warning.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { CardStage, type Face } from './CardStage.tsx';
import { CountChoice } from './CountChoice.tsx';
import { DropZone } from './DropZone.tsx';
import { PhotoInput, usePhotoInput } from './PhotoInput.tsx';
import { PhotoOverlays } from './PhotoOverlays.tsx';
import styles from './PhotoPage.module.css';
import { PhotoTools } from './PhotoTools.tsx';
import { PlaceStrip } from './PlaceStrip.tsx';
import { PlaceTools } from './PlaceTools.tsx';
import type { PhotoDialogs } from './photo-dialogs.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { SIGN_IN_RESUMED } from './sign-in-resumed.ts';
import { usePhotoPicking } from './use-photo-picking.ts';
import { usePhotoStep } from './use-photo-step.ts';
import { type Place, type Places, usePlaces } from './use-places.ts';

/** Another design has other frames: the first photo that was large enough for the last and is too small now. */
function tooSmall(places: Places): Place | null {
  const { photos } = draftStore.getState();
  const isTooSmall = ({ index, slot }: Place): boolean => {
    const photo = photos[index];
    return Boolean(photo && slot && judgeResolution(photo.size, slot.frame) === 'refused');
  };
  return places.all.find(isTooSmall) ?? null;
}

/** The way back to the design's place in its list, what was chosen, and the way on. */
function Actions({ chosen, onNext }: { readonly chosen: ChosenKit; readonly onNext: () => void }) {
  const { paths, flow } = useShop();
  return (
    <ActionBar
      back={
        <Link {...buttonAttributes({ variant: 'quiet' })} to={paths.kit(chosen.group.id, chosen.tag.id)}>
          {photoCopy.toDesigns}
        </Link>
      }
      summary={
        <>
          <span>{chosen.label}</span> <strong>{yenText(chosen.priceYen)}</strong>
        </>
      }
    >
      <Button variant="primary" onClick={onNext}>
        {photoCopy.next[stepAfter(flow, 'preview')]}
      </Button>
    </ActionBar>
  );
}

type Props = { readonly chosen: ChosenKit; readonly dialogs: PhotoDialogs };

/** The first photo of a choice opens its crop; of several at once none does. */
function usePicking(places: Places, crop: () => void) {
  return usePhotoPicking(places, (count) => (count === 1 ? crop() : places.goOn()));
}

function PhotoStep({ chosen, dialogs }: Props) {
  const [face, setFace] = useState<Face>('front');
  const stage = useRef<HTMLDivElement>(null);
  const [isCropping, setIsCropping] = useState(false);
  const places = usePlaces(chosen);
  const place = places.current;
  const { paths } = useShop();
  const photo = useDraft(({ photos }) => photos[place.index] ?? null);
  const isAtRisk = useDraft(({ photos, isSaved }) => photos.some(Boolean) && !isSaved);
  const canCrop = usePhotoPreview(photo) !== null;
  const [search] = useSearchParams();
  const step = usePhotoStep(search.has(SIGN_IN_RESUMED));
  const picking = usePicking(places, () => setIsCropping(true));
  const input = usePhotoInput();
  useLeaveWarning(isAtRisk);

  const isFront = face === 'front';
  const hasFrame = place.slot !== null;
  const hasMany = places.all.length > 1;
  const onNext = (): void => {
    const small = tooSmall(places);
    if (small === null) {
      const { photos } = draftStore.getState();
      if (photos.some(Boolean) && !hasAllPhotos(photos)) places.choose(photos.indexOf(null));
      step.send({ type: 'confirm-pressed', hasPhoto: hasAllPhotos(photos) });
      return;
    }
    places.choose(small.index);
    const fileName = draftStore.getState().photos[small.index]?.fileName ?? '';
    picking.refuse({ fileName, failure: 'dimension' });
  };
  const onCropped = (): void => {
    setIsCropping(false);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const overlays = { place, step, picking, isCropping, onCropped, dialogs };
  const tools = {
    isFront,
    hasFrame,
    hasPhoto: photo !== null,
    canCrop,
    hasMany,
    designsPath: paths.kit(chosen.group.id, chosen.tag.id),
    isReading: picking.reading !== null,
  };
  return (
    <>
      <Wide>
        <PageHead title={photoCopy.title} />
        <div className={styles.step}>
          <DropZone ref={stage} isActive={isFront && hasFrame} onFiles={picking.pick}>
            <CardStage {...{ chosen, face, places }} onFace={setFace} onPick={input.open} />
          </DropZone>
          <div className={styles.tools}>
            <ReadingProgress picking={picking} />
            <CountChoice slotCount={chosen.slots.length} />
            <PhotoTools {...tools} onPick={input.open} onCrop={() => setIsCropping(true)} />
            {hasMany ? <PlaceStrip places={places} /> : null}
            {hasMany ? <PlaceTools places={places} /> : null}
          </div>
          <PhotoInput inputRef={input.inputRef} isMultiple={hasMany} onFiles={picking.pick} />
        </div>
      </Wide>
      <Actions chosen={chosen} onNext={onNext} />
      <PhotoOverlays {...overlays} />
    </>
  );
}

/** 写真選択: the photos of the chosen design (spec §2). The guard let nobody in without a design. */
export function PhotoPage({ dialogs }: { readonly dialogs: PhotoDialogs }) {
  const chosen = useChosenKit();
  return chosen === null ? null : <PhotoStep chosen={chosen} dialogs={dialogs} />;
}
