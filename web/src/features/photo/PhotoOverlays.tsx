import type { ChosenKit } from '../../platform/chosen-kit.ts';
import { movePhoto, useDraft } from '../../platform/draft/draft-store.ts';
import { usePhotoPreview } from '../../platform/photo/use-photo-preview.ts';
import { CropDialog } from './CropDialog.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import { Prompts } from './Prompts.tsx';
import type { PhotoDialogs } from './photo-dialogs.ts';
import type { PhotoPicking } from './use-photo-picking.ts';
import type { PhotoStep } from './use-photo-step.ts';

type CroppingProps = { readonly chosen: ChosenKit; readonly onClose: () => void };

/** The crop dialog over the draft's photo; while the photo is still being drawn there is nothing to crop. */
function Cropping({ chosen, onClose }: CroppingProps) {
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

type Props = {
  readonly chosen: ChosenKit;
  readonly step: PhotoStep;
  readonly picking: PhotoPicking;
  readonly isCropping: boolean;
  readonly onCropped: () => void;
  readonly dialogs: PhotoDialogs;
};

/** What can lie over the photo step: one prompt by spec's priority, the reason of a failure, or the crop. */
export function PhotoOverlays({ chosen, step, picking, isCropping, onCropped, dialogs }: Props) {
  return (
    <>
      {isCropping && step.prompt === null ? <Cropping chosen={chosen} onClose={onCropped} /> : null}
      {picking.failure === null ? null : (
        <FailureDialog failure={picking.failure} onClose={picking.closeFailure} />
      )}
      <Prompts step={step} dialogs={dialogs} />
    </>
  );
}
