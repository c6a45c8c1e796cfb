import { movePhoto, useDraft } from '../../draft/draft-store.ts';
import { usePhotoPreview } from '../../photo/use-photo-preview.ts';
import { CropDialog } from './CropDialog.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import { Prompts } from './Prompts.tsx';
import type { PhotoDialogs } from './photo-dialogs.ts';
import type { PhotoPicking } from './use-photo-picking.ts';
import type { PhotoStep } from './use-photo-step.ts';
import type { Place } from './use-places.ts';

type CroppingProps = { readonly place: Place; readonly onClose: () => void };

/** The crop dialog over the draft's photo; while the photo is still being drawn there is nothing to crop. */
function Cropping({ place, onClose }: CroppingProps) {
  const photo = useDraft((draft) => draft.photos[place.index] ?? null);
  const src = usePhotoPreview(photo);
  if (photo === null || src === null || place.slot === null) return null;
  return (
    <CropDialog
      key={photo.imageId}
      photo={photo}
      src={src}
      frame={place.slot.frame}
      onAccept={(offset) => {
        movePhoto(place.index, offset);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

type Props = {
  readonly place: Place;
  readonly step: PhotoStep;
  readonly picking: PhotoPicking;
  readonly isCropping: boolean;
  readonly onCropped: () => void;
  readonly dialogs: PhotoDialogs;
};

/** What can lie over the photo step: one prompt by spec's priority, the reason of a failure, or the crop. */
export function PhotoOverlays({ place, step, picking, isCropping, onCropped, dialogs }: Props) {
  return (
    <>
      {isCropping && step.prompt === null ? <Cropping place={place} onClose={onCropped} /> : null}
      {picking.report === null ? null : (
        <FailureDialog report={picking.report} onClose={picking.closeReport} />
      )}
      <Prompts step={step} dialogs={dialogs} />
    </>
  );
}
