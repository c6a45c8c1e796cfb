import {
  type CatalogueGroup,
  type CatalogueTag,
  type Draft,
  designLabel,
  isPremium,
  type Kit,
  type KitChoice,
  kitPriceYen,
  layoutsIn,
  mainSlots,
  monthCount,
  ownSlots,
  type PhotoSlot,
  photoSlots,
  type TagGroup,
  templatesOf,
  withPageLayouts,
} from '@fumi/domain';
import { kitsCopy } from '../copy/kits.ts';
import type { Shop } from '../shop/shop.ts';
import { useShop } from '../shop/use-shop.ts';
import type { DraftState } from './draft-state.ts';
import { useDraft } from './draft-store.ts';

/** The design that a draft chose, with what the screens say about it. */
export type ChosenKit = {
  readonly kit: Kit;
  /** The material, with the layouts that were chosen for its pages. */
  readonly material: Shop['material'];
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

/** How a design can be chosen today: in the first group and tag that have it; null where it is no longer on sale. */
export function choiceForKit(catalogue: readonly CatalogueGroup[], kitId: number): KitChoice | null {
  const tags = catalogue.flatMap((group) => group.tags.map((tag) => ({ group, tag })));
  const found = tags.find(({ tag }) => tag.kits.some(({ id }) => id === kitId));
  return found ? { groupId: found.group.id, tagId: found.tag.id, kitId } : null;
}

/** Null where nothing is chosen, or where what was chosen is no longer on sale. */
export function findChosenKit(
  shop: Shop,
  choice: Draft['choice'],
  pages: Draft['pages'] = {},
): ChosenKit | null {
  const found = choice && findTag(shop.catalogue, choice);
  if (!found) return null;
  const { group, tag, kit } = found;
  const material = withPageLayouts(shop.material, kit, layoutsIn(pages));
  return {
    kit,
    material,
    group,
    tag,
    slots: photoSlots(shop.info, kit, material),
    label: tag.edition ? kitsCopy.inEdition(designLabel(group, kit), tag.label) : designLabel(group, kit),
    priceYen: kitPriceYen(shop.price, kit.id),
    isPremium: isPremium(shop.price, kit.id),
  };
}

/** Whether each slot of the book has a photo of its own, however many its pages have. */
export const isBookOfPages = ({ material }: Pick<ChosenKit, 'material'>): boolean =>
  material.binding === 'book';

/** Whether each month of a calendar may show its photo in another shape: one photo each, and a page each. */
export const hasMonthLayouts = ({ kit, material }: Pick<ChosenKit, 'kit' | 'material'>): boolean =>
  kit.layouts !== undefined && monthCount(material) > 0;

type SlotsOfKit = Pick<ChosenKit, 'slots' | 'material'>;

/** Every slot of the book, the main slot of each photo, and the page of the design that each page repeats. */
export const placesOf = ({ slots, material }: SlotsOfKit, photoCount: number) => ({
  slots,
  own: mainSlots(slots, photoCount, material),
  templates: templatesOf(material),
});

/**
 * The slots inside a bound book, page by page; covers repeat a photo from inside. The book asks for as many
 * photos, and each of these slots is the main slot of one (`placesOf`).
 */
export const innerSlots = ({ slots, material }: SlotsOfKit): PhotoSlot[] =>
  ownSlots(slots).filter(({ template }) => template >= material.frontPage);

/**
 * How many photos a design asks for before anybody says otherwise; none where it is words alone (spec §3: select). A
 * bound book has one for each slot on its inner pages.
 */
export const defaultPhotoCount = (chosen: SlotsOfKit): number => {
  if (isBookOfPages(chosen)) return innerSlots(chosen).length;
  return chosen.slots.length === 0 ? 0 : (chosen.material.selectCounts[0] ?? 1);
};

const choiceOf = ({ choice }: DraftState): Draft['choice'] => choice;

const pagesOf = ({ pages }: DraftState): Draft['pages'] => pages;

type Asked = readonly [shop: Shop, choice: Draft['choice'], pages: Draft['pages']];
let latest: { readonly asked: Asked; readonly chosen: ChosenKit | null } | null = null;

/** Caches the last answer: every small picture of a book asks, and the pages are laid out once. */
function latestChosenKit(...asked: Asked): ChosenKit | null {
  const isSame = latest?.asked.every((value, index) => value === asked[index]) ?? false;
  if (latest === null || !isSame) latest = { asked, chosen: findChosenKit(...asked) };
  return latest.chosen;
}

/** The chosen design on the pages behind the guard that asks for one. */
export const useChosenKit = (): ChosenKit | null =>
  latestChosenKit(useShop(), useDraft(choiceOf), useDraft(pagesOf));
