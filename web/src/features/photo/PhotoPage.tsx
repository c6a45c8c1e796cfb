import { judgeResolution } from '@fumi/domain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { yenText } from '../../copy/money.ts';
import { photoCopy } from '../../copy/photo.ts';
import { paths } from '../../paths.ts';
import { type ChosenKit, useChosenKit } from '../../platform/chosen-kit.ts';
import { movePhoto, useDraft } from '../../platform/draft/draft-store.ts';
import { useLeaveWarning } from '../../platform/leave-warning.ts';
import { usePhotoPreview } from '../../platform/photo/use-photo-preview.ts';
import { useShop } from '../../platform/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Desk } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { BackView } from './BackView.tsx';
import { CropDialog } from './CropDialog.tsx';
import { DropZone } from './DropZone.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import { FrontView } from './FrontView.tsx';
import { PhotoInput, usePhotoInput } from './PhotoInput.tsx';
import styles from './PhotoPage.module.css';
import { PhotoTools } from './PhotoTools.tsx';
import { Prompts } from './Prompts.tsx';
import type { PhotoDialogs } from './photo-dialogs.ts';
import { SIGN_IN_RESUMED } from './sign-in-resumed.ts';
import { usePhotoPicking } from './use-photo-picking.ts';
import { usePhotoStep } from './use-photo-step.ts';

type Face = 'front' | 'back';

const FACES: readonly { readonly value: Face; readonly label: string }[] = [
  { value: 'front', label: photoCopy.front },
  { value: 'back', label: photoCopy.back },
];

function PageGuide({ face }: { readonly face: Face }) {
  const { material } = useShop();
  const page = face === 'front' ? material.frontPage : (material.backPage ?? material.frontPage);
  return (
    <p className={styles.guide}>
      {photoCopy.finishedSize} <span>{photoCopy.page(page, FACES.length)}</span>
      {face === 'back' ? <span>{photoCopy.backHint}</span> : null}
    </p>
  );
}

/** The crop dialog over the draft's photo; while the photo is still being drawn there is nothing to crop. */
function Cropping({ chosen, onClose }: { readonly chosen: ChosenKit; readonly onClose: () => void }) {
  const photo = useDraft((draft) => draft.photo);
  const src = usePhotoPreview();
  if (photo === null || src === null || chosen.frame === null) return null;
  return (
    <CropDialog
      key={photo.imageId}
      photo={photo}
      src={src}
      frame={chosen.frame}
      onAccept={(offset) => {
        movePhoto(offset);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

type Props = { readonly chosen: ChosenKit; readonly dialogs: PhotoDialogs };

function PhotoStep({ chosen, dialogs }: Props) {
  const [face, setFace] = useState<Face>('front');
  const [isCropping, setIsCropping] = useState(false);
  const photo = useDraft((draft) => draft.photo);
  const isSaved = useDraft((draft) => draft.isSaved);
  const previewUrl = usePhotoPreview();
  const [search] = useSearchParams();
  const step = usePhotoStep(search.has(SIGN_IN_RESUMED));
  const picking = usePhotoPicking(chosen.frame, () => setIsCropping(true));
  const input = usePhotoInput();
  useLeaveWarning(photo !== null && !isSaved);

  // Another design has another frame: a photo that was large enough for the last may be too small for this one.
  const isTooSmall =
    photo !== null && chosen.frame !== null && judgeResolution(photo.size, chosen.frame) === 'refused';
  const onNext = (): void => {
    if (isTooSmall) picking.refuse('dimension');
    else step.send({ type: 'confirm-pressed', hasPhoto: photo !== null });
  };

  const isFront = face === 'front';
  return (
    <>
      <Wide>
        <PageHead title={photoCopy.title} />
        <div className={styles.step}>
          <DropZone isActive={isFront && chosen.frame !== null} onFiles={picking.pick}>
            <Desk>
              <Switch label={photoCopy.faces} options={FACES} value={face} onChange={setFace} />
              {isFront ? <FrontView chosen={chosen} onPick={input.open} /> : <BackView chosen={chosen} />}
              <PageGuide face={face} />
            </Desk>
          </DropZone>
          <PhotoTools
            isFront={isFront}
            hasFrame={chosen.frame !== null}
            hasPhoto={photo !== null}
            isReading={picking.isReading}
            canCrop={previewUrl !== null}
            onPick={input.open}
            onCrop={() => setIsCropping(true)}
          />
          <PhotoInput inputRef={input.inputRef} onFiles={picking.pick} />
        </div>
      </Wide>
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
      {isCropping && step.prompt === null ? (
        <Cropping chosen={chosen} onClose={() => setIsCropping(false)} />
      ) : null}
      {picking.failure === null ? null : (
        <FailureDialog failure={picking.failure} onClose={picking.closeFailure} />
      )}
      <Prompts step={step} dialogs={dialogs} />
    </>
  );
}

/** 写真選択: one photo on the chosen design (spec §2). The guard let nobody in without a design. */
export function PhotoPage({ dialogs }: { readonly dialogs: PhotoDialogs }) {
  const chosen = useChosenKit();
  return chosen === null ? null : <PhotoStep chosen={chosen} dialogs={dialogs} />;
}
