import {
  type Draft,
  type Edition,
  isSelectCount,
  type KitChoice,
  layoutsByMonth,
  layoutsIn,
  photosByMonth,
  withLayouts,
} from '@fumi/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { chooseKit } from '../draft/change-draft.ts';
import {
  type ChosenKit,
  defaultPhotoCount,
  findChosenKit,
  isBookOfPages,
  placesOf,
} from '../draft/chosen-kit.ts';
import { draftStore, openDraft } from '../draft/draft-store.ts';
import { report } from '../platform/analytics.ts';
import { type Shop, shopFrom } from '../shop/shop.ts';
import { shopSource } from '../shop/shop-source.ts';

/** The choice that a design's link carries: `?group=…&tag=…&kit=…`, all three as integers. */
export function choiceIn(search: URLSearchParams): KitChoice | null {
  const [groupId, tagId, kitId] = ['group', 'tag', 'kit'].map((name) => {
    const text = search.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  });
  return groupId && tagId && kitId ? { groupId, tagId, kitId } : null;
}

/** Frames of the photos that the customer wants to place; a count that was chosen before stays. */
function framesOf(chosen: ChosenKit) {
  const { length } = draftStore.getState().photos;
  const isChosen = !isBookOfPages(chosen) && isSelectCount(chosen.material, length);
  const count = isChosen ? length : defaultPhotoCount(chosen);
  return placesOf(chosen, count).own.map(({ frame }) => frame);
}

/** Photos and pages of the draft as they lie in the months of another edition; as they are where there is none. */
function inMonthsOf(
  { material }: Shop,
  from: Edition | null | undefined,
  to: Edition | null,
): Pick<Draft, 'photos' | 'pages'> {
  const { photos, pages = {} } = draftStore.getState();
  if (!from || !to) return { photos, pages };
  return {
    photos: photosByMonth(photos, from, to),
    pages: withLayouts(pages, layoutsByMonth(layoutsIn(pages), material, from, to)),
  };
}

/**
 * A click on a design remembers group, tag and design (spec §2). The link carries them, so that it works before any
 * script has run; they go from the address at once.
 */
export const rememberChoice =
  (productCode: string) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<void> => {
    const { searchParams } = new URL(request.url);
    if (!searchParams.has('kit')) return;
    const choice = choiceIn(searchParams);
    const shop = shopFrom(await context.get(shopSource)(productCode));
    const offered = findChosenKit(shop, choice);
    if (choice === null || offered === null) throw redirect(shop.paths.create());
    await openDraft(productCode);
    const { choice: chosenBefore } = draftStore.getState();
    const moved = inMonthsOf(shop, findChosenKit(shop, chosenBefore)?.tag.edition, offered.tag.edition);
    const before = findChosenKit(shop, chosenBefore, moved.pages);
    const chosen = findChosenKit(shop, choice, moved.pages) ?? offered;
    chooseKit(choice, framesOf(chosen), before ? framesOf(before) : [], moved);
    report({ name: 'click_create', productCode, kitId: choice.kitId });
    throw redirect(shop.paths.preview());
  };
