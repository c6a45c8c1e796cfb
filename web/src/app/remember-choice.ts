import { type KitChoice, photoFrameOf } from '@fumi/domain';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '../paths.ts';
import { report } from '../platform/analytics.ts';
import { findChosenKit } from '../platform/chosen-kit.ts';
import { chooseKit, restoreDraft } from '../platform/draft/draft-store.ts';
import { PRODUCT_CODE, shopFrom } from '../platform/shop.ts';
import { shopSource } from '../platform/shop-source.ts';

/** The choice that a design's link carries: `?group=…&tag=…&kit=…`, all three as integers. */
export function choiceIn(search: URLSearchParams): KitChoice | null {
  const [groupId, tagId, kitId] = ['group', 'tag', 'kit'].map((name) => {
    const text = search.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  });
  return groupId && tagId && kitId ? { groupId, tagId, kitId } : null;
}

/**
 * A click on a design remembers group, tag and design (spec §2). The link carries them, so that it works before any
 * script has run; they go from the address at once.
 */
export async function rememberChoice({ request, context }: LoaderFunctionArgs): Promise<void> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('kit')) return;
  const choice = choiceIn(searchParams);
  const shop = shopFrom(await context.get(shopSource)());
  const chosen = findChosenKit(shop, choice);
  if (choice === null || chosen === null) throw redirect(paths.create());
  await restoreDraft();
  chooseKit(choice, photoFrameOf(shop.info, chosen.kit, shop.material.frontPage));
  report({ name: 'click_create', product_code: PRODUCT_CODE, kit_id: choice.kitId });
  throw redirect(paths.preview());
}
