import type { Kit, KitPageItem } from '../kit/kit.ts';
import type { PhotoSlot } from './photo-slots.ts';
import { TEXT_FACTS, type TextType } from './texts.ts';

type Slot = Pick<PhotoSlot, 'pageNo' | 'template'>;
type CaptionPlace = KitPageItem & { readonly textType: TextType };

const isCaption = (item: KitPageItem): item is CaptionPlace =>
  item.textType !== undefined && TEXT_FACTS[item.textType].of === 'photo';

/**
 * Where the caption of a slot's photo stands on its page, or null where there is no place for it. The places
 * of a page are in the order of its slots. Slots page by page.
 */
export function captionPlace(
  { pages }: Pick<Kit, 'pages'>,
  slots: readonly Slot[],
  index: number,
): CaptionPlace | null {
  const slot = slots[index];
  if (!slot) return null;
  const before = slots.slice(0, index).filter(({ pageNo }) => pageNo === slot.pageNo).length;
  return (pages[slot.template] ?? []).filter(isCaption)[before] ?? null;
}
