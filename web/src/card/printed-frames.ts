import {
  type ArtCover,
  frontSizePt,
  isArt,
  type PhotoSlot,
  type PrintedFrame,
  printedFrame,
  type Rect,
} from '@fumi/domain';
import { useMemo } from 'react';
import type { ChosenKit } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import { itemPreviewUrl } from '../shop/static-url.ts';
import { useShop } from '../shop/use-shop.ts';
import { type Art, coversOf, readOpacities, useOpacities } from './art-covers.ts';
import { artRect } from './kit-art.ts';

/** Where the photo of a frame of the design lies, and what is printed over it there. */
type PrintedFrameOf = (frame: Rect) => PrintedFrame;

type Design = Pick<ChosenKit, 'kit' | 'material'>;
type Layer = Pick<PhotoSlot, 'template' | 'z'>;

export const pageOf = ({ kit, material }: Design) => frontSizePt(kit.orientation, material.itemPt);

/** The art of a design that is printed over a photo. */
function artOver(design: Design, { template, z }: Layer, staticUrl: string): Art[] {
  const { kit } = design;
  const items = (kit.pages[template] ?? []).filter((item) => isArt(item) && item.z > z);
  return items.map(({ itemId }) => ({
    url: itemPreviewUrl(staticUrl, itemId),
    box: artRect(kit.id, template, itemId) ?? { x: 0, y: 0, ...pageOf(design) },
  }));
}

const NO_ART: readonly Art[] = [];

/** What a design prints over a photo of one of its layers; nothing where none is asked for. */
export function useArtOver(design: Design | null, layer: Layer | null): readonly ArtCover[] {
  const { staticUrl } = useShop();
  const art = useMemo(
    () => (design && layer ? artOver(design, layer, staticUrl) : NO_ART),
    [design, layer, staticUrl],
  );
  const opacities = useOpacities(art);
  return useMemo(() => coversOf(art, opacities), [art, opacities]);
}

/** The printed frame of one slot, once its art is read; without art where it can't be read. */
export async function readPrintedFrame(
  design: Design,
  slot: PhotoSlot,
  staticUrl: string,
): Promise<PrintedFrame> {
  const art = artOver(design, slot, staticUrl);
  return printedFrame(slot.frame, pageOf(design), coversOf(art, await readOpacities(art)));
}

type Slots = Design & Pick<ChosenKit, 'slots'>;

/** The frames of a design; what is printed over them is read once a face is known. */
export function usePrintedFrames(chosen: Slots): PrintedFrameOf;
export function usePrintedFrames(chosen: Slots | null): PrintedFrameOf | null;
export function usePrintedFrames(chosen: Slots | null): PrintedFrameOf | null {
  const { staticUrl } = useShop();
  const isAsked = useDraft(({ faces }) => faces.size > 0);
  const arts = useMemo(() => {
    const found = new Map<Rect, readonly Art[]>();
    if (chosen && isAsked)
      for (const slot of chosen.slots) found.set(slot.frame, artOver(chosen, slot, staticUrl));
    return found;
  }, [chosen, isAsked, staticUrl]);
  const all = useMemo(() => [...arts.values()].flat(), [arts]);
  const opacities = useOpacities(all);
  return useMemo(() => {
    if (chosen === null) return null;
    const page = pageOf(chosen);
    return (frame) => printedFrame(frame, page, coversOf(arts.get(frame) ?? NO_ART, opacities));
  }, [chosen, arts, opacities]);
}
