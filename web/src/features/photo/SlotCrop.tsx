import { artOver } from '../../card/draw-page.ts';
import { useSuggestedOffset } from '../../card/judge-cut.ts';
import { cropPhoto } from '../../draft/change-draft.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { usePicture } from '../../photo/picture-cache.ts';
import { useShop } from '../../shop/use-shop.ts';
import { CropDialog } from './CropDialog.tsx';
import type { Slot } from './use-slots.ts';

type Props = { readonly chosen: ChosenKit; readonly slot: Slot; readonly onClose: () => void };

/** The crop dialog over the draft's photo; while the photo is still being drawn there is nothing to crop. */
export function SlotCrop({ chosen, slot, onClose }: Props) {
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
      onCancel={onClose}
    />
  );
}
