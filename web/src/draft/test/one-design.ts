import type { Draft, DraftPhoto, Size } from '@fumi/domain';
import { type ShopFacts, shopFrom } from '../../shop/shop.ts';
import { findChosenKit } from '../chosen-kit.ts';
import { emptyState } from '../draft-state.ts';
import { draftStore } from '../draft-store.ts';

/** The only design of a test's shop and its product, as in the wire format. */
type OneDesign = {
  readonly product: { readonly code: string; readonly type: string };
  readonly material: { readonly id: number } & Readonly<Record<string, unknown>>;
  readonly kit: Readonly<Record<string, unknown>>;
  /** The frames of each photo design by page, pt. */
  readonly photoDesigns: readonly Readonly<Record<number, unknown>>[];
};

const factsOf = ({ product, material, kit, photoDesigns }: OneDesign): ShopFacts =>
  ({
    productCode: product.code,
    today: '2026-11-20',
    staticUrl: '',
    kitInfo: {
      tag_group_list: [{ id: 1, label: '白', order: 1, tag_list: [1] }],
      tag_list: [{ id: 1, label: '2027年', order: 1, kit_list: [7], month: 202701, day: 0 }],
      kit_list: [
        {
          ...{ id: 7, theme_id: 1, label: '白', order: 1, price: 500, isPremiumKit: false },
          ...{ end_date: '2027-12-31', cover: null, address_layout: 'PortraitA', ...kit },
        },
      ],
      photo_design_list: photoDesigns.map((design, index) => ({ id: index + 1, design })),
    },
    price: { unitPrice: 500, premiumList: [] },
    products: {
      products: [
        {
          ...{ materialId: null, paperId: material.id, price: 500, ...product },
          flow: { createUrl: '/c/', steps: [''] },
        },
      ],
      materials: [material],
      deliveryTypes: [],
      shop: { production: { printWithinDays: 2, shipWithinDays: 5, closedDays: [] } },
    },
  }) as unknown as ShopFacts;

/** A shop that sells one design, and the draft that chose it. */
export function oneDesign(sold: OneDesign) {
  const shop = shopFrom(factsOf(sold));
  const choice = { groupId: 1, tagId: 1, kitId: 7 };
  return {
    shop,
    chosenNow: () => {
      const chosen = findChosenKit(shop, choice, draftStore.getState().pages);
      if (chosen === null) throw new Error('The design is on sale.');
      return chosen;
    },
    begin: (photos: Draft['photos'], unused: readonly DraftPhoto[] = []): void =>
      draftStore.setState({ ...emptyState(sold.product.code), choice, photos, unused }),
  };
}

export const photo = (imageId: string, size: Size): DraftPhoto => ({
  ...{ imageId, fileName: `${imageId}.jpg` },
  ...{ size, offset: { x: 0, y: 0 } },
});
export const lying = (imageId: string) => photo(imageId, { width: 4000, height: 3000 });
export const upright = (imageId: string) => photo(imageId, { width: 3000, height: 4000 });
export const panorama = (imageId: string) => photo(imageId, { width: 6000, height: 2500 });

export const shown = () => draftStore.getState().photos.map((each) => each?.imageId ?? null);
