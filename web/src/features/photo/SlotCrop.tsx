import { artOver } from '../../card/draw-page.ts';
import { useSuggestedOffset } from '../../card/judge-cut.ts';
import { photoCopy } from '../../copy/photo.ts';
import { cropPhoto, undoPhotos } from '../../draft/change-draft.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { draftStore, useDraft } from '../../draft/draft-store.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useToast } from '../../ui/Toast.tsx';
import { CropDialog } from './CropDialog.tsx';
import type { Slot } from './use-slots.ts';

type Props = {
  readonly chosen: ChosenKit;
  readonly slot: Slot;
  /** It opened by itself: closing it keeps the photo that was just picked. */
  readonly isPicked: boolean;
  readonly onClose: () => void;
};

/** What undoes the last step where that replaced a slot's photo; null after another step. */
function undoOfReplacement(index: number): (() => void) | null {
  const { history, photos } = draftStore.getState();
  const step = history.past.at(-1);
  const before = step?.photos[index];
  if (before == null || before.imageId === photos[index]?.imageId) return null;
  return () => {
    // Something else may have been done since.
    if (draftStore.getState().history.past.at(-1) === step) undoPhotos();
  };
}

/** The crop dialog over the draft's photo; while the photo is still being drawn there is nothing to crop. */
export function SlotCrop({ chosen, slot, isPicked, onClose }: Props) {
  const toast = useToast();
  const photo = useDraft((draft) => draft.photos[slot.index] ?? null);
  const suggestedOffset = useSuggestedOffset(chosen);
  const src = usePicture(photo && { imageId: photo.imageId });
  const { staticUrl } = useShop();
  if (photo === null || src === null || slot.main === null) return null;
  const { frame, template, z } = slot.main;
  const art = artOver({ kit: chosen.kit, material: chosen.material, staticUrl, page: template }, z);
  return (
    <CropDialog
      key={photo.imageId}
      photo={photo}
      src={src}
      frame={frame}
      over={{ frame, art }}
      suggested={suggestedOffset(photo, frame)}
      onAccept={(crop) => {
        cropPhoto(slot.index, crop);
        onClose();
      }}
      onCancel={() => {
        // やめる closes the crop and keeps the new photo: who meant to keep the old photo gets an undo button.
        const back = isPicked ? undoOfReplacement(slot.index) : null;
        if (back) toast({ text: photoCopy.replaced, action: { label: photoCopy.undo, onPress: back } });
        onClose();
      }}
    />
  );
}
