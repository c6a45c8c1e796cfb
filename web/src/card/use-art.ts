import type { Kit } from '@fumi/domain';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createCache, useCached } from '../platform/cache.ts';
import { ART_AGAIN_MS } from '../shop/static-url.ts';
import { type ArtSize, artUrls } from './draw-page.ts';

/* While the shop still draws its designs it answers late, or refuses; as a page without its art
   looks finished, it is said that art is missing. */

/** Of many pages at once: small art alone, or first, until that of print size is here. */
export type SmallArt = 'only' | 'first';

async function picture(url: string): Promise<void> {
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.src = url;
  await loaded;
  // Ready to be painted at once; a device without room for that paints it in its own time.
  await image.decode().catch(() => {});
}

/** Art by its URLs, joined by spaces (no URL has one), once the browser can paint all of it. */
const arrived = createCache(async (urls: string): Promise<true> => {
  await Promise.all(urls.split(' ').map(picture));
  return true;
});

/** Art that comes sooner, ms, is not counted; nor does the card say so (PaintedCard.module.css). */
const SOON_MS = 1000;

/** How many pages, of those that are drawn here, wait for their art. */
const withoutArt = createStore<number>()(() => 0);

/** Whether every drawn page shows its art: else a card would be ordered without being seen. */
export const useIsAllArtHere = (): boolean => useStore(withoutArt, (count) => count === 0);

type Arrival = 'here' | 'coming' | 'missing';

/** Whether art is here; what does not come is looked for again and again, as long as somebody waits for it. */
function useArrival(urls: string | null): Arrival {
  const isHere = useCached(arrived, urls || null) ?? urls === '';
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (urls === null || isHere) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = true;
    const look = async (): Promise<void> => {
      if ((await arrived.load(urls)) || !isWaiting) return;
      setMissing(urls);
      timer = setTimeout(look, ART_AGAIN_MS);
    };
    void look();
    return () => {
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [urls, isHere]);
  if (isHere) return 'here';
  return missing !== null && missing === urls ? 'missing' : 'coming';
}

/** Which art of two sizes is drawn: the best that is here, else what comes first; none that was refused. */
export function drawnArt(full: Arrival | null, small: Arrival | null): ArtSize | null {
  if (full === 'here') return 'full';
  if (small === 'here' || small === 'coming') return 'small';
  return full === 'coming' ? 'full' : null;
}

function useCountWithoutArt(isHere: boolean): void {
  useEffect(() => {
    if (isHere) return;
    let counted = 0;
    const count = (more: number) => {
      counted += more;
      withoutArt.setState((all) => all + more, true);
    };
    const timer = setTimeout(count, SOON_MS, 1);
    return () => {
      clearTimeout(timer);
      count(-counted);
    };
  }, [isHere]);
}

/** Of pictures that are painted as they come: whether they are here, and whether the shop has refused them. */
export function useArtOf(urls: readonly string[]) {
  const arrival = useArrival(urls.join(' '));
  const isHere = arrival === 'here';
  useCountWithoutArt(isHere);
  return { isHere, isRefused: arrival === 'missing' };
}

type Design = { readonly kit: Kit; readonly page: number; readonly staticUrl: string };

/** The art of a page in the best picture that is here, and whether any is. */
export function useArt({ kit, page, staticUrl }: Design, smallArt?: SmallArt) {
  const [full, small] = useMemo(
    () => (['full', 'small'] as const).map((size) => artUrls({ kit, page, staticUrl }, size).join(' ')),
    [kit, page, staticUrl],
  ) as [string, string];
  const fullArrival = useArrival(smallArt === 'only' ? null : full);
  const smallArrival = useArrival(smallArt === undefined ? null : small);
  const artSize = drawnArt(
    smallArt === 'only' ? null : fullArrival,
    smallArt === undefined ? null : smallArrival,
  );
  const isHere = fullArrival === 'here' || smallArrival === 'here';
  useCountWithoutArt(isHere);
  return { artSize, isHere };
}
