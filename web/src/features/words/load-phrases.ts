import { type Occasion, ok, type PhraseCollection, refuse } from '@fumi/domain';
import { awaitedFile } from '../../platform/awaited-file.ts';
import { createCache } from '../../platform/cache.ts';
import { useCall } from '../../platform/use-call.ts';
import { phrasesUrl } from '../../shop/static-url.ts';
import { useShop } from '../../shop/use-shop.ts';

const collections = createCache((url: string) => awaitedFile<PhraseCollection>(url));

/** The texts of an occasion, fetched once. */
export function usePhrases(occasion: Occasion) {
  const url = phrasesUrl(useShop().staticUrl, occasion);
  return useCall(url, async () => {
    const found = await collections.load(url);
    return found ? ok(found) : refuse('unreachable');
  });
}
