import type { Kit, KitPageItem } from '../kit/kit.ts';
import type { PhotoSlot } from './photo-slots.ts';
import { TEXT_FACTS, type TextType } from './texts.ts';

type Slot = Pick<PhotoSlot, 'pageNo' | 'template'>;
type CaptionPlace = KitPageItem & { readonly textType: TextType };

const isCaption = (item: KitPageItem): item is CaptionPlace =>
  item.textType !== undefined && TEXT_FACTS[item.textType].of === 'photo';

/**
 * Where the words of a slot's photo stand on its page, or null where it has no room for them: of several photos each has
 * a place, in their order. Slots page by page.
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
