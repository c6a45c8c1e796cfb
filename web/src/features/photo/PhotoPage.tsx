import { judgeResolution } from '@fumi/domain';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { yenText } from '../../copy/money.ts';
import { photoCopy } from '../../copy/photo.ts';
import { paths } from '../../paths.ts';
import { type ChosenKit, useChosenKit } from '../../platform/chosen-kit.ts';
import { useDraft } from '../../platform/draft/draft-store.ts';
import { useLeaveWarning } from '../../platform/leave-warning.ts';
import { usePhotoPreview } from '../../platform/photo/use-photo-preview.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { CardStage, type Face } from './CardStage.tsx';
import { DropZone } from './DropZone.tsx';
import { PhotoInput, usePhotoInput } from './PhotoInput.tsx';
import { PhotoOverlays } from './PhotoOverlays.tsx';
import styles from './PhotoPage.module.css';
import { PhotoTools } from './PhotoTools.tsx';
import type { PhotoDialogs } from './photo-dialogs.ts';
import { SIGN_IN_RESUMED } from './sign-in-resumed.ts';
import { usePhotoPicking } from './use-photo-picking.ts';
import { usePhotoStep } from './use-photo-step.ts';

/** Another design has another frame: a photo that was large enough for the last may be too small for this one. */
function useIsTooSmall({ frame }: ChosenKit): boolean {
  const photo = useDraft((draft) => draft.photo);
  return photo !== null && frame !== null && judgeResolution(photo.size, frame) === 'refused';
}

/** The way back to the design's place in its list, what was chosen, and the way on. */
function Actions({ chosen, onNext }: { readonly chosen: ChosenKit; readonly onNext: () => void }) {
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
        {photoCopy.next}
      </Button>
    </ActionBar>
  );
}

type Props = { readonly chosen: ChosenKit; readonly dialogs: PhotoDialogs };

function PhotoStep({ chosen, dialogs }: Props) {
  const [face, setFace] = useState<Face>('front');
  const stage = useRef<HTMLDivElement>(null);
  const [isCropping, setIsCropping] = useState(false);
  const hasPhoto = useDraft(({ photo }) => photo !== null);
  const isAtRisk = useDraft(({ photo, isSaved }) => photo !== null && !isSaved);
  const canCrop = usePhotoPreview() !== null;
  const [search] = useSearchParams();
  const step = usePhotoStep(search.has(SIGN_IN_RESUMED));
  const picking = usePhotoPicking(chosen.frame, () => setIsCropping(true));
  const input = usePhotoInput();
  const isTooSmall = useIsTooSmall(chosen);
  useLeaveWarning(isAtRisk);

  const isFront = face === 'front';
  const hasFrame = chosen.frame !== null;
  const onNext = (): void => {
    if (isTooSmall) picking.refuse('dimension');
    else step.send({ type: 'confirm-pressed', hasPhoto });
  };
  const onCropped = (): void => {
    setIsCropping(false);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const overlays = { chosen, step, picking, isCropping, onCropped, dialogs };
  const designsPath = paths.kit(chosen.group.id, chosen.tag.id);
  const tools = { isFront, hasFrame, hasPhoto, canCrop, designsPath, isReading: picking.isReading };
  return (
    <>
      <Wide>
        <PageHead title={photoCopy.title} />
        <div className={styles.step}>
          <DropZone ref={stage} isActive={isFront && hasFrame} onFiles={picking.pick}>
            <CardStage chosen={chosen} face={face} onFace={setFace} onPick={input.open} />
          </DropZone>
          <PhotoTools {...tools} onPick={input.open} onCrop={() => setIsCropping(true)} />
          <PhotoInput inputRef={input.inputRef} onFiles={picking.pick} />
        </div>
      </Wide>
      <Actions chosen={chosen} onNext={onNext} />
      <PhotoOverlays {...overlays} />
    </>
  );
}

/** 写真選択: one photo on the chosen design (spec §2). The guard let nobody in without a design. */
export function PhotoPage({ dialogs }: { readonly dialogs: PhotoDialogs }) {
  const chosen = useChosenKit();
  return chosen === null ? null : <PhotoStep chosen={chosen} dialogs={dialogs} />;
}
