import { COVER_PAGE, hasAllPhotos, isBound, judgeResolution, stepAfter } from '@fumi/domain';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCutJudge, useSuggestedOffset } from '../../card/judge-cut.ts';
import { yenText } from '../../copy/money.ts';
import { photoCopy } from '../../copy/photo.ts';
import { cropPhoto } from '../../draft/change-draft.ts';
import { type ChosenKit, useChosenKit } from '../../draft/chosen-kit.ts';
import { draftStore, useDraft } from '../../draft/draft-store.ts';
import { usePageLayouts } from '../../draft/page-layouts.ts';
import { ASKED_COVER, CROPPED_PHOTO } from '../../paths.ts';
import { useMissingFaces } from '../../photo/faces/use-missing-faces.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { useLeaveWarning } from '../../platform/leave-warning.ts';
import { useIsFixing } from '../../shop/use-is-fixing.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { CardStage, type Face } from './CardStage.tsx';
import { CoverTools } from './CoverView.tsx';
import { CropDialog } from './CropDialog.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { LightTable } from './LightTable.tsx';
import { DropZone, PhotoInput, usePhotoInput } from './PhotoInput.tsx';
import styles from './PhotoPage.module.css';
import { CountChoice, PhotoTools, ReadingProgress } from './PhotoTools.tsx';
import { type PhotoDialogs, Prompts } from './Prompts.tsx';
import { PageTools, SlotTools } from './SlotTools.tsx';
import { UndoTools } from './UndoTools.tsx';
import { UnusedPhotos } from './UnusedPhotos.tsx';
import { useFaceCrops } from './use-face-crops.ts';
import { useMoves } from './use-moves.ts';
import { usePhotoHints } from './use-photo-hints.ts';
import { usePhotoPicking } from './use-photo-picking.ts';
import { SIGN_IN_RESUMED, usePhotoStep } from './use-photo-step.ts';
import { usePlanPicks } from './use-plan-picks.ts';
import { type Slot, type Slots, useSlots } from './use-slots.ts';
import { useWordsDialog } from './use-words-dialog.ts';

/** Another design has other frames: the first photo that was large enough for the last and is too small now. */
function tooSmall(slots: Slots): Slot | null {
  const { photos } = draftStore.getState();
  const isTooSmall = ({ index, main }: Slot): boolean => {
    const photo = photos[index];
    return Boolean(photo && main && judgeResolution(photo.size, main.frame, photo.view) === 'refused');
  };
  return slots.all.find(isTooSmall) ?? null;
}

/** The way back to the design's place in its list, what was chosen, and the way on. */
function Actions({ chosen, onNext }: { readonly chosen: ChosenKit; readonly onNext: () => void }) {
  // The red is where the next thing is to be done: without a photo, at its button.
  const hasPhoto = useDraft(({ photos }) => photos.some(Boolean));
  const { paths, flow } = useShop();
  const isFixing = useIsFixing();
  const toDesigns = paths.kit(chosen.group.id, chosen.tag.id);
  return (
    <ActionBar
      back={
        <Link {...buttonAttributes({ variant: 'quiet' })} to={isFixing ? paths.step('confirm') : toDesigns}>
          {photoCopy.toDesigns}
        </Link>
      }
      summary={
        <>
          <span>{chosen.label}</span> <strong>{yenText(chosen.priceYen)}</strong>
        </>
      }
    >
      <Button variant={hasPhoto ? 'primary' : 'outline'} onClick={onNext}>
        {photoCopy.next[isFixing ? 'confirm' : stepAfter(flow, 'preview')]}
      </Button>
    </ActionBar>
  );
}

type CroppingProps = { readonly chosen: ChosenKit; readonly slot: Slot; readonly onClose: () => void };

/** The crop dialog over the draft's photo; while the photo is still being drawn there is nothing to crop. */
function Cropping({ chosen, slot, onClose }: CroppingProps) {
  const photo = useDraft((draft) => draft.photos[slot.index] ?? null);
  const suggestedOffset = useSuggestedOffset(chosen);
  const src = usePicture(photo && { imageId: photo.imageId });
  if (photo === null || src === null || slot.main === null) return null;
  return (
    <CropDialog
      key={photo.imageId}
      photo={photo}
      src={src}
      frame={slot.main.frame}
      suggested={suggestedOffset(photo, slot.main.frame)}
      onAccept={(crop) => {
        cropPhoto(slot.index, crop);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** Whether the crop is chosen of a photo that was just picked, or of one for which somebody asked. */
type Cropped = 'picked' | 'asked' | null;

type Props = { readonly chosen: ChosenKit; readonly dialogs: PhotoDialogs };

/** One photo opens its crop, and the next empty slot comes after it; several at once don't. */
function usePicking(chosen: ChosenKit, slots: Slots, crop: () => void) {
  const plan = usePlanPicks(chosen, slots);
  return usePhotoPicking(slots, plan, (count) => (count === 1 ? crop() : slots.goOn()));
}

function PhotoStep({ chosen, dialogs }: Props) {
  const [face, setFace] = useState<Face>('front');
  const stage = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const asked = Number(search.get(CROPPED_PHOTO)) || 0;
  const [cropping, setCropping] = useState<Cropped>(
    asked > 0 && draftStore.getState().photos[asked - 1] ? 'asked' : null,
  );
  const words = useWordsDialog(chosen);
  const slots = useSlots(
    chosen,
    search.has(ASKED_COVER) ? { pageNo: COVER_PAGE } : { index: Math.max(0, asked - 1) },
  );
  const slot = slots.current;
  const moves = useMoves(chosen, slots);
  const { paths, product } = useShop();
  const photo = useDraft(({ photos }) => photos[slot.index] ?? null);
  const hasFrame = slot.main !== null;
  const isCover = isBound(product) && slots.pageNo === COVER_PAGE;
  const isEmpty = useDraft(({ photos }) => !photos.some(Boolean));
  const isAtRisk = useDraft(({ photos, isSaved }) => photos.some(Boolean) && !isSaved);
  const canCrop = usePicture(photo && { imageId: photo.imageId }) !== null;
  const step = usePhotoStep(search.has(SIGN_IN_RESUMED));
  const picking = usePicking(chosen, slots, () => setCropping('picked'));
  const layouts = usePageLayouts(chosen);
  const judgeCut = useCutJudge();
  useFaceCrops(chosen, slots);
  const hints = usePhotoHints(chosen, slot);
  useMissingFaces(picking.reading === null);
  const input = usePhotoInput();
  useLeaveWarning(isAtRisk);

  // Nothing is cropped in an empty slot, and nothing covers it.
  const isCropping = cropping !== null && canCrop && hasFrame;
  const isCovered = isCropping || words.isOpen || step.prompt !== null || picking.report !== null;
  const isFront = face === 'front';
  const hasMany = slots.all.length > 1;
  const onNext = (): void => {
    const small = tooSmall(slots);
    if (small === null) {
      const { photos } = draftStore.getState();
      if (photos.some(Boolean) && !hasAllPhotos(photos)) slots.choose(photos.indexOf(null));
      step.send({ type: 'confirm-pressed', hasPhoto: hasAllPhotos(photos) });
      return;
    }
    slots.choose(small.index);
    const fileName = draftStore.getState().photos[small.index]?.fileName ?? '';
    picking.refuse({ fileName, failure: 'dimension' });
  };
  const onCropped = (): void => {
    setCropping(null);
    if (cropping === 'picked') slots.goOn();
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const judged = photo && slot.main ? judgeCut(photo, slot.main.frame) : 'fine';
  // Of one photo alone the crop opens by itself: how much of it is cut has been seen.
  const cut = judged === 'much' && !hasMany ? 'fine' : judged;
  const onSuggest = chosen.kit.layouts ? layouts.suggestAll : null;
  const tools = {
    isFront,
    hasFrame,
    hasPhoto: photo !== null,
    canCrop,
    hasMany,
    cut,
    hints,
    onMend: cut !== 'fine' && slots.pageNo !== null ? layouts.mend(slots.pageNo) : null,
    designsPath: paths.kit(chosen.group.id, chosen.tag.id),
    isReading: picking.reading !== null,
  };
  return (
    <>
      <Wide>
        <PageHead title={photoCopy.title} />
        <div className={styles.step} data-empty={isEmpty || undefined}>
          <DropZone ref={stage} isActive={isFront && hasFrame} onFiles={picking.pick}>
            <CardStage
              {...{ chosen, face, slots, isCovered }}
              onFace={setFace}
              onPick={input.open}
              onWords={words.open}
            />
          </DropZone>
          <div className={styles.tools}>
            <ReadingProgress picking={picking} />
            {isCover ? (
              <CoverTools chosen={chosen} />
            ) : (
              <PhotoTools
                {...tools}
                onPick={input.open}
                onCrop={() => setCropping('asked')}
                onWords={words.hasPlaces ? () => words.open(null) : null}
              />
            )}
            <CountChoice slotCount={chosen.slots.length} />
            {slots.pageNo === null ? null : (
              <LayoutChoice {...{ chosen }} pageNo={slots.pageNo} onChosen={slots.choosePage} />
            )}
          </div>
          <div className={styles.table}>
            {hasMany ? <LightTable {...{ chosen, slots, moves }} /> : <UnusedPhotos {...{ slot, moves }} />}
            {hasMany && !isCover ? <SlotTools {...{ slots, moves, onSuggest }} /> : null}
            {isBound(product) && slots.pageNo !== null && !isCover ? (
              <PageTools {...{ slots, moves }} pageNo={slots.pageNo} />
            ) : null}
            <UndoTools isOff={isCovered || picking.reading !== null} />
          </div>
          <PhotoInput inputRef={input.inputRef} isMultiple={hasMany} onFiles={picking.pick} />
        </div>
      </Wide>
      <Actions chosen={chosen} onNext={onNext} />
      {words.isOpen ? dialogs.words({ chosen, first: words.first, onClose: words.close }) : null}
      {isCropping && step.prompt === null ? <Cropping {...{ chosen, slot }} onClose={onCropped} /> : null}
      {picking.report === null ? null : (
        <FailureDialog report={picking.report} onClose={picking.closeReport} onPick={input.open} />
      )}
      <Prompts step={step} dialogs={dialogs} />
    </>
  );
}

/** 写真選択: the photos of the chosen design (spec §2). The guard let nobody in without a design. */
export function PhotoPage({ dialogs }: { readonly dialogs: PhotoDialogs }) {
  const chosen = useChosenKit();
  return chosen === null ? null : <PhotoStep chosen={chosen} dialogs={dialogs} />;
}
