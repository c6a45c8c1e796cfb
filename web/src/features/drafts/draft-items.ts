import type { Kit, KitChoice } from '@fumi/domain';
import { findChosenKit } from '../../draft/chosen-kit.ts';
import { indexedDeviceStorage } from '../../draft/device-storage.ts';
import { codeHere } from '../../draft/draft-here.ts';
import { draftKept } from '../../draft/draft-store.ts';
import { finishedBook } from '../../draft/finished-book.ts';
import { endPaidDrafts } from '../../draft/ordered-drafts.ts';
import { quietClient } from '../../draft/quiet-client.ts';
import { flowPaths, paths } from '../../paths.ts';
import { loadMember } from '../../session/member-session.ts';
import type { Boot, MadeProduct } from '../../shop/boot.ts';
import { shopFrom } from '../../shop/shop.ts';
import { browserShopSource } from '../../shop/shop-source.ts';

/** A draft as the customer sees it. */
export type DraftItem = {
  /** In the account; null where only this device has it. */
  readonly code: string | null;
  readonly product: MadeProduct;
  /** It is the one that this device has open for its product. */
  readonly isHere: boolean;
  readonly name: string;
  /** Null where the design is no longer on sale. */
  readonly kit: Kit | null;
  readonly staticUrl: string;
  readonly photoCount: number;
  /** Null where only this device has it. */
  readonly updatedAt: string | null;
  /** It was ready to be ordered: going on leads there. */
  readonly isFinished: boolean;
  readonly createPath: string;
  readonly goOnPath: string;
};

type OpenDraft = Pick<DraftItem, 'code' | 'product' | 'isHere' | 'photoCount' | 'updatedAt'> & {
  readonly choice: KitChoice | null;
};

const countPhotos = (photos: readonly unknown[]): number => photos.filter((photo) => photo !== null).length;

/** What this device has and the account has not. */
async function openDraftsHere(made: Boot['made'], inAccount: ReadonlySet<string>): Promise<OpenDraft[]> {
  const open: OpenDraft[] = [];
  for (const product of made) {
    const stored = await indexedDeviceStorage.read(product.code).catch(() => null);
    const code = await codeHere(product.code);
    if (!stored?.draft.choice || (code !== null && inAccount.has(code))) continue;
    const { choice, photos } = stored.draft;
    open.push({
      code: null,
      product,
      isHere: true,
      choice,
      photoCount: countPhotos(photos),
      updatedAt: null,
    });
  }
  return open;
}

async function openDraftsAnywhere({ made }: Pick<Boot, 'made'>): Promise<OpenDraft[]> {
  const answer = await quietClient.draftList();
  const listed = answer.ok ? answer.value.drafts : [];
  const here = new Set(await Promise.all(made.map(({ code }) => codeHere(code))));
  const kept = listed.flatMap(({ code, productCode, choice, photoCount, updatedAt }): OpenDraft[] => {
    const product = made.find((one) => one.code === productCode);
    const isHere = here.has(code);
    return product ? [{ code, product, isHere, choice, photoCount, updatedAt }] : [];
  });
  return [...(await openDraftsHere(made, new Set(listed.map(({ code }) => code)))), ...kept];
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

/** All drafts of whoever is signed in, or of a visitor on this device; what changed last first. */
export async function loadDraftItems(boot: Boot): Promise<DraftItem[]> {
  await draftKept();
  const member = await loadMember();
  if (member) await endPaidDrafts(member.code);
  const open = member ? await openDraftsAnywhere(boot) : await openDraftsHere(boot.made, new Set());
  return Promise.all(open.filter(({ choice }) => choice !== null).map(itemOf));
}
