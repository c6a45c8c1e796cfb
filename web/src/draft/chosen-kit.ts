import {
  type CatalogueGroup,
  type CatalogueTag,
  type Draft,
  designLabel,
  isPremium,
  type Kit,
  type KitChoice,
  kitPriceYen,
  type PhotoSlot,
  photoSlots,
  type TagGroup,
} from '@fumi/domain';
import { kitsCopy } from '../copy/kits.ts';
import type { Shop } from '../shop/shop.ts';
import { useShop } from '../shop/use-shop.ts';
import type { DraftState } from './draft-state.ts';
import { useDraft } from './draft-store.ts';

/** The design that a draft chose, with what the screens say about it. */
export type ChosenKit = {
  readonly kit: Kit;
  readonly group: TagGroup;
  readonly tag: CatalogueTag;
  /** Every photo slot, page by page, pt; empty where the design is words alone. */
  readonly slots: readonly PhotoSlot[];
  readonly label: string;
  readonly priceYen: number;
  readonly isPremium: boolean;
};

function findTag(catalogue: readonly CatalogueGroup[], choice: KitChoice) {
  const group = catalogue.find(({ id }) => id === choice.groupId);
  const tag = group?.tags.find(({ id }) => id === choice.tagId);
  const kit = tag?.kits.find(({ id }) => id === choice.kitId);
  return group && tag && kit ? { group, tag, kit } : null;
}

/** Null where nothing is chosen, or where what was chosen is no longer on sale. */
export function findChosenKit(shop: Shop, choice: Draft['choice']): ChosenKit | null {
  const found = choice && findTag(shop.catalogue, choice);
  if (!found) return null;
  const { group, tag, kit } = found;
  return {
    kit,
    group,
    tag,
    slots: photoSlots(shop.info, kit, shop.material),
    label: tag.edition ? kitsCopy.inEdition(designLabel(group, kit), tag.label) : designLabel(group, kit),
    priceYen: kitPriceYen(shop.price, kit.id),
    isPremium: isPremium(shop.price, kit.id),
  };
}

/** How many photos a design asks for before anybody says otherwise; none where it is words alone (spec §3: select). */
export const defaultPhotoCount = (slots: readonly PhotoSlot[], { selectCounts }: Shop['material']): number =>
  slots.length === 0 ? 0 : (selectCounts[0] ?? 1);

const choiceOf = ({ choice }: DraftState): Draft['choice'] => choice;

/** The chosen design on the pages behind the guard that asks for one. */
export const useChosenKit = (): ChosenKit | null => findChosenKit(useShop(), useDraft(choiceOf));
