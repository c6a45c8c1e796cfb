import type { Kit } from '@fumi/domain';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createCache, useCached } from '../platform/cache.ts';
import { ART_AGAIN_MS } from '../shop/static-url.ts';
import { type ArtSize, artUrls } from './draw-page.ts';

/* While the shop still draws its designs it answers late, or refuses. A page without its art looks
   finished, so cards say that art is missing. */

/** Where many pages are shown: small art alone, or first, until that of print size has loaded. */
export type SmallArt = 'only' | 'first';

async function picture(url: string): Promise<void> {
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.src = url;
  await loaded;
  // Decoded ahead, to be painted at once; a device without memory for that decodes it while painting.
  await image.decode().catch(() => {});
}

/** Art by its URLs, joined by spaces (no URL has one), once the browser can paint all of it. */
const arrived = createCache(async (urls: string): Promise<true> => {
  await Promise.all(urls.split(' ').map(picture));
  return true;
});

/** Art that loads within this time, ms, does not count as missing; the card's message waits as long. */
const SOON_MS = 1000;

/** How many of the drawn pages wait for their art. */
const withoutArt = createStore<number>()(() => 0);

/** Whether every drawn page shows its art: a card that was not fully seen must not be ordered. */
export const useIsAllArtHere = (): boolean => useStore(withoutArt, (count) => count === 0);

type Arrival = 'here' | 'coming' | 'missing';

/** Whether art has loaded; a failed request is repeated as long as a component shows the art. */
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

/** Which size of art is drawn: the best that has loaded, else the one that loads first; none if refused. */
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

/** For pictures that the browser paints as they load: whether all have loaded, and whether any is refused. */
export function useArtOf(urls: readonly string[]) {
  const arrival = useArrival(urls.join(' '));
  const isHere = arrival === 'here';
  useCountWithoutArt(isHere);
  return { isHere, isRefused: arrival === 'missing' };
}

type Design = { readonly kit: Kit; readonly page: number; readonly staticUrl: string };

/** The art of a page in the best size that has loaded, and whether any has. */
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
