import type { Kit } from '@fumi/domain';
import type { Answered } from '../../api.ts';
import { keptWordsCopy as copy } from '../../copy/kept-words.ts';
import { beginWithWords } from '../../draft/account/begin-anew.ts';
import { choiceForKit, findChosenKit } from '../../draft/chosen-kit.ts';
import { quietClient } from '../../draft/quiet-client.ts';
import { flowPaths } from '../../paths.ts';
import { loadMember } from '../../session/member-session.ts';
import type { Boot, MadeProduct } from '../../shop/boot.ts';
import { shopFrom } from '../../shop/shop.ts';
import { browserShopSource } from '../../shop/shop-source.ts';

export type KeptWords = Answered<'keptWordsList'>['kept'][number];

/** Words of an earlier card, with what the shop still has of its design. */
export type KeptItem = {
  readonly kept: KeptWords;
  readonly product: MadeProduct;
  /** Null where the design is no longer on sale. */
  readonly kit: Kit | null;
  readonly staticUrl: string;
  /** The page of its design, or where that is off sale, of the choice of a design. */
  readonly goOnPath: string;
};

/** Null where the product is no longer made. */
export async function keptItemOf(kept: KeptWords, made: Boot['made']): Promise<KeptItem | null> {
  const product = made.find(({ code }) => code === kept.productCode);
  if (!product) return null;
  const shop = shopFrom(await browserShopSource(product.code));
  const choice = choiceForKit(shop.catalogue, kept.kitId);
  return {
    kept,
    product,
    kit: findChosenKit(shop, choice)?.kit ?? null,
    staticUrl: shop.staticUrl,
    goOnPath: choice ? shop.paths.preview(choice) : flowPaths(product.flow.createUrl).create(),
  };
}

/** The words of each card that the member wished to keep, the latest first; none for a visitor. */
export async function loadKeptItems({ made }: Boot): Promise<KeptItem[]> {
  const answer = (await loadMember()) ? await quietClient.keptWordsList() : null;
  const kept = answer?.ok ? answer.value.kept : [];
  const items = await Promise.all(kept.map((one) => keptItemOf(one, made)));
  return items.filter((item) => item !== null);
}

/** Begins a card with the words; a sentence where the open draft could not be saved before. */
export const beginWithKept = async ({ product, kept }: KeptItem): Promise<string | null> =>
  (await beginWithWords(product, kept.texts)) ? null : copy.notSaved;
