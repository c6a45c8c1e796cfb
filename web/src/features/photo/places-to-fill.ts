import { type Draft, nextEmptyPlace } from '@fumi/domain';
import type { Place, Places } from './use-places.ts';

/**
 * Where so many files go, one after another. One goes to the place in question, and takes it; several go to places that
 * are empty, from that one on, so that none takes the place of a photo.
 */
export function placesToFill(
  { current, all }: Pick<Places, 'current' | 'all'>,
  fileCount: number,
  photosNow: () => Draft['photos'],
): { readonly next: () => Place | null; readonly take: () => void } {
  const emptyAfter = (index: number): Place | null => {
    const found = nextEmptyPlace(photosNow(), index);
    return found === null ? null : (all[found] ?? null);
  };
  let at = fileCount === 1 ? current : emptyAfter(current.index - 1);
  return {
    next: () => at,
    take: () => {
      at = emptyAfter(at?.index ?? 0);
    },
  };
}
