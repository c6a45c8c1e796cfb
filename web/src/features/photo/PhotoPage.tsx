import { COVER_PAGE, hasAllPhotos, judgeResolution, stepAfter } from '@fumi/domain';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCutJudge } from '../../card/judge-cut.ts';
import { useFaceCrops } from '../../card/use-face-crops.ts';
import { yenText } from '../../copy/money.ts';
import { photoCopy } from '../../copy/photo.ts';
import { type ChosenKit, useChosenKit } from '../../draft/chosen-kit.ts';
import { draftStore, useDraft } from '../../draft/draft-store.ts';
import { usePageLayouts } from '../../draft/layouts/use-page-layouts.ts';
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
import { type CardSide, CardStage } from './CardStage.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import { DropZone, PhotoInput, usePhotoInput } from './PhotoInput.tsx';
import styles from './PhotoPage.module.css';
import { UnprintableWords } from './PhotoTools.tsx';
import { type PhotoDialogs, Prompts } from './Prompts.tsx';
import { SlotCrop } from './SlotCrop.tsx';
import { ShownTools, StepPhotos } from './StepTools.tsx';
import { usePhotoHints } from './use-photo-hints.ts';
import { usePhotoPicking } from './use-photo-picking.ts';
import { isCopyrightAnswered, SIGN_IN_RESUMED, usePhotoStep } from './use-photo-step.ts';
import { usePlanPicks } from './use-plan-picks.ts';
import { type Slot, type Slots, useSlots } from './use-slots.ts';
import { useWordsDialog } from './use-words-dialog.ts';

/** The first slot whose photo is too small for its frame, which may be that of another design by now. */
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
  // Red marks what to do next: without a photo that is the button that picks one.
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

/** Why the crop dialog is open: a photo was just picked, or somebody asked for its crop. */
type Cropped = 'picked' | 'asked' | null;

type Props = { readonly chosen: ChosenKit; readonly dialogs: PhotoDialogs };

/** A single picked photo opens its crop, and then the next empty slot; several open no crop. */
function usePicking(chosen: ChosenKit, slots: Slots, crop: () => void) {
  const plan = usePlanPicks(chosen, slots);
  return usePhotoPicking(slots, plan, (count) => (count === 1 ? crop() : slots.goOn()));
}

/** The slots, and why the crop is open: the URL may ask for a photo's crop, or for the cover. */
function useAsked(chosen: ChosenKit) {
  const [search] = useSearchParams();
  const number = Number(search.get(CROPPED_PHOTO)) || 0;
  const [cropping, setCropping] = useState<Cropped>(
    number > 0 && draftStore.getState().photos[number - 1] ? 'asked' : null,
  );
  const slots = useSlots(
    chosen,
    search.has(ASKED_COVER) ? { pageNo: COVER_PAGE } : { index: Math.max(0, number - 1) },
  );
  return { slots, cropping, setCropping, isSignInResumed: search.has(SIGN_IN_RESUMED) };
}

type Step = ReturnType<typeof usePhotoStep>;
type Picking = ReturnType<typeof usePicking>;

/** On to the next step, or to the first photo that is missing or too small for this design. */
function goOn(slots: Slots, step: Step, picking: Picking): void {
  const { photos } = draftStore.getState();
  const small = tooSmall(slots);
  if (small === null) {
    if (photos.some(Boolean) && !hasAllPhotos(photos)) slots.choose(photos.indexOf(null));
    step.send({
      type: 'confirm-pressed',
      hasPhoto: hasAllPhotos(photos),
      isAnswered: isCopyrightAnswered(),
    });
    return;
  }
  slots.choose(small.index);
  picking.refuse({ fileName: photos[small.index]?.fileName ?? '', failure: 'dimension' });
}

/** What a frame cuts off the photo of the shown slot, and how the page's layout would show more of it. */
function useCut(chosen: ChosenKit, slots: Slots) {
  const { current: slot, pageNo } = slots;
  const photo = useDraft(({ photos }) => photos[slot.index] ?? null);
  const judgeCut = useCutJudge();
  const layouts = usePageLayouts(chosen);
  const judged = photo && slot.main ? judgeCut(photo, slot.main.frame) : 'fine';
  // Of one photo alone the crop opens by itself: how much of it is cut has been seen.
  const cut = judged === 'much' && slots.all.length === 1 ? 'fine' : judged;
  return {
    cut,
    onMend: cut !== 'fine' && pageNo !== null ? layouts.mend(pageNo) : null,
    onSuggest: chosen.kit.layouts ? layouts.suggestAll : null,
  };
}

/** What the shown slot allows now, for the tools of its photo. */
function useSlotFacts(chosen: ChosenKit, slots: Slots) {
  const slot = slots.current;
  const photo = useDraft(({ photos }) => photos[slot.index] ?? null);
  const canCrop = usePicture(photo && { imageId: photo.imageId }) !== null;
  const hints = usePhotoHints(chosen, slot);
  const { paths } = useShop();
  const designsPath = paths.kit(chosen.group.id, chosen.tag.id);
  const hasMany = slots.all.length > 1;
  return {
    hasFrame: slot.main !== null,
    hasPhoto: photo !== null,
    canCrop,
    hasMany,
    hints,
    designsPath,
  };
}

function PhotoStep({ chosen, dialogs }: Props) {
  const [side, setSide] = useState<CardSide>('front');
  const stage = useRef<HTMLDivElement>(null);
  const { slots, cropping, setCropping, isSignInResumed } = useAsked(chosen);
  const words = useWordsDialog(chosen);
  const isEmpty = useDraft(({ photos }) => !photos.some(Boolean));
  const step = usePhotoStep(isSignInResumed);
  const picking = usePicking(chosen, slots, () => setCropping('picked'));
  const { onSuggest, ...cutTools } = useCut(chosen, slots);
  const facts = useSlotFacts(chosen, slots);
  useFaceCrops(chosen);
  useMissingFaces(picking.reading === null);
  const input = usePhotoInput();
  useLeaveWarning(useDraft(({ photos, isSaved }) => photos.some(Boolean) && !isSaved));

  // Nothing is cropped in an empty slot, and nothing covers it.
  const isCropping = cropping !== null && facts.canCrop && facts.hasFrame;
  const isCovered = isCropping || words.isOpen || step.prompt !== null || picking.report !== null;
  const isFront = side === 'front';
  const isReading = picking.reading !== null;
  const onCropped = (): void => {
    setCropping(null);
    if (cropping === 'picked') slots.goOn();
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  // A words dialog that still waits for the network must not open over the next step.
  const onNext = (): void => {
    words.close();
    goOn(slots, step, picking);
  };
  const photoTools = {
    ...{ ...facts, ...cutTools, isFront, isReading },
    onPick: input.open,
    onCrop: () => setCropping('asked'),
    onWords: words.hasPlaces ? () => words.open(null) : null,
    unprintable: words.hasPlaces && !words.isOpen ? <UnprintableWords {...chosen} /> : null,
  };
  return (
    <>
      <Wide>
        <PageHead title={photoCopy.title} />
        <div className={styles.page}>
          <div className={styles.step} data-empty={isEmpty || undefined}>
            <DropZone ref={stage} isActive={isFront && facts.hasFrame} onFiles={picking.pick}>
              <CardStage
                {...{ chosen, side, slots, isCovered }}
                onSide={setSide}
                onPick={input.open}
                onWords={words.open}
              />
            </DropZone>
            <ShownTools {...{ chosen, slots, picking, photoTools }} calendar={dialogs.calendar(chosen)} />
            <StepPhotos {...{ chosen, slots, onSuggest }} isUndoOff={isCovered || isReading} />
            <PhotoInput inputRef={input.inputRef} isMultiple={facts.hasMany} onFiles={picking.pick} />
          </div>
        </div>
      </Wide>
      <Actions chosen={chosen} onNext={onNext} />
      {words.isOpen ? dialogs.words({ chosen, first: words.first, onClose: words.close }) : null}
      {isCropping && step.prompt === null ? (
        <SlotCrop {...{ chosen }} slot={slots.current} isPicked={cropping === 'picked'} onClose={onCropped} />
      ) : null}
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
