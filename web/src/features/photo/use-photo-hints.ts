import { useFaceHints } from '../../card/use-face-hints.ts';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useOddPhotos } from '../../draft/odd-photos.ts';
import type { Slot } from './use-slots.ts';

/** Sentences about a slot's photo. Unless a person chose the crop, the cut warning tells of edge, art and gutter. */
export function usePhotoHints(chosen: ChosenKit, slot: Slot): readonly string[] {
  const photo = useDraft(({ photos }) => photos[slot.index] ?? null);
  const oddity = useOddPhotos().get(photo?.imageId ?? '');
  const hints = useFaceHints(chosen, slot.index, slot.main).filter(
    (hint) => hint === 'words' || photo?.isCropChosen,
  );
  return [...hints.map((hint) => photoCopy.faceHints[hint]), ...(oddity ? [photoCopy.odd[oddity].text] : [])];
}
