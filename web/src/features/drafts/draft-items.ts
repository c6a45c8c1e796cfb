import type { Kit, KitChoice } from '@fumi/domain';
import { findChosenKit } from '../../draft/chosen-kit.ts';
import { draftHere } from '../../draft/draft-here.ts';
import { draftKept } from '../../draft/draft-store.ts';
import { finishedBook } from '../../draft/ordered/finished-book.ts';
import { endPaidDrafts } from '../../draft/ordered/ordered-drafts.ts';
import { quietClient } from '../../draft/quiet-client.ts';
import { flowPaths, paths } from '../../paths.ts';
import { loaded } from '../../platform/answer.ts';
import { loadMember } from '../../session/member-session.ts';
import type { Boot, MadeProduct } from '../../shop/boot.ts';
import { shopFrom } from '../../shop/shop.ts';
import { browserShopSource } from '../../shop/shop-source.ts';

/** A draft as the customer sees it. */
export type DraftItem = {
  /** Its code in the account; null where only this device has it. */
  readonly code: string | null;
  readonly product: MadeProduct;
  /** Whether this device has it open for its product. */
  readonly isHere: boolean;
  /** Its code on this device; null where it is not here, or an older release stored it. */
  readonly codeHere: string | null;
  readonly name: string;
  /** Null where the design is no longer on sale. */
  readonly kit: Kit | null;
  readonly staticUrl: string;
  readonly photoCount: number;
  /** Null where only this device has it. */
  readonly updatedAt: string | null;
  /** Whether it is ready to be ordered: `goOnPath` leads to the order. */
  readonly isFinished: boolean;
  readonly createPath: string;
  readonly goOnPath: string;
};

type OpenDraft = Pick<DraftItem, 'code' | 'product' | 'isHere' | 'codeHere' | 'photoCount' | 'updatedAt'> & {
  readonly choice: KitChoice | null;
};

const countPhotos = (photos: readonly unknown[]): number => photos.filter((photo) => photo !== null).length;

/** The drafts of this device, listed as if the account had none of them. */
async function openDraftsHere(made: Boot['made']): Promise<OpenDraft[]> {
  const drafts = await Promise.all(
    made.map(async (product) => ({ product, draft: await draftHere(product.code) })),
  );
  return drafts.flatMap(({ product, draft }): OpenDraft[] => {
    if (draft === null) return [];
    const { code: codeHere, choice, photos } = draft;
    const photoCount = countPhotos(photos);
    return [{ code: null, product, isHere: true, codeHere, choice, photoCount, updatedAt: null }];
  });
}

async function openDraftsAnywhere({ made }: Pick<Boot, 'made'>): Promise<OpenDraft[]> {
  const [answer, here] = await Promise.all([quietClient.draftList(), openDraftsHere(made)]);
  const listed = loaded(answer).drafts;
  const kept = listed.flatMap(({ code, productCode, choice, photoCount, updatedAt }): OpenDraft[] => {
    const product = made.find((one) => one.code === productCode);
    const isHere = here.some((one) => one.codeHere === code);
    return product
      ? [{ code, product, isHere, codeHere: isHere ? code : null, choice, photoCount, updatedAt }]
      : [];
  });
  const alone = here.filter(({ codeHere }) => !listed.some(({ code }) => code === codeHere));
  return [...alone, ...kept];
}

async function itemOf({ choice, ...open }: OpenDraft): Promise<DraftItem> {
  const shop = shopFrom(await browserShopSource(open.product.code));
  const chosen = findChosenKit(shop, choice);
  const { create, preview } = flowPaths(open.product.flow.createUrl);
  const book = open.isHere ? await finishedBook(open.product.code) : null;
  return {
    ...open,
    name: chosen?.label ?? open.product.name,
    kit: chosen?.kit ?? null,
    staticUrl: shop.staticUrl,
    createPath: create(),
    isFinished: book !== null,
    goOnPath: book ? paths.orderCustomer(open.product.code, book) : chosen ? preview() : create(),
  };
}

const itemsOf = (open: readonly OpenDraft[]): Promise<DraftItem[]> =>
  Promise.all(open.filter(({ choice }) => choice !== null).map(itemOf));

/** The drafts of this device; the account is not asked. */
export const loadItemsHere = async ({ made }: Boot): Promise<DraftItem[]> =>
  itemsOf(await openDraftsHere(made));

/**
 * All drafts of the member, or of a visitor on this device; what changed last first. Throws where the
 * account does not answer, so that no page says that there are none.
 */
export async function loadDraftItems(boot: Boot): Promise<DraftItem[]> {
  await draftKept();
  const member = await loadMember();
  if (member) await endPaidDrafts(member.code);
  return member ? itemsOf(await openDraftsAnywhere(boot)) : loadItemsHere(boot);
}
