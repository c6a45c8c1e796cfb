import type { Occasion, PhraseCollection } from '@fumi/domain';
import { createCache, useCached } from '../../platform/cache.ts';
import { fetchFile } from '../../platform/static-file.ts';
import { phrasesUrl } from '../../shop/static-url.ts';
import { useShop } from '../../shop/use-shop.ts';

const collections = createCache((url: string) => fetchFile<PhraseCollection>(url));

/** The texts of an occasion once they were fetched; null until then, or where there is no occasion. */
export function usePhrases(occasion: Occasion | undefined): PhraseCollection | null {
  const { staticUrl } = useShop();
  return useCached(collections, occasion === undefined ? null : phrasesUrl(staticUrl, occasion));
}
