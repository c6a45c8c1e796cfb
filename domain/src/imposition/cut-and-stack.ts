/** Which leaf lies in each place of a sheet; null where a place stays empty. */
export type ImposedSheet = readonly (number | null)[];

/*
 *   sheets of one stack        after cutting        piles laid on each other
 *   ┌───┬───┐
 *   │ 0 │ 3 │  1st             0   3
 *   │ 1 │ 4 │  2nd       →     1   4          →     0 1 2 3 4 (5)
 *   │ 2 │ 5 │  3rd             2   5
 *   └───┴───┘
 */

/**
 * Sheets on which every pile is in order after cutting (積み断ち): leaf k of a stack of S sheets goes to place ⌊k/S⌋ of
 * sheet k mod S, so that what stays empty comes last. The guillotine takes at most `stackSheets` at a time; each such
 * stack is in order by itself.
 */
export function cutAndStack(leafCount: number, placeCount: number, stackSheets: number): ImposedSheet[] {
  const sheets: ImposedSheet[] = [];
  for (let first = 0; first < leafCount; first += placeCount * stackSheets) {
    const inStack = Math.min(leafCount - first, placeCount * stackSheets);
    const height = Math.ceil(inStack / placeCount);
    for (let sheet = 0; sheet < height; sheet += 1) {
      sheets.push(
        Array.from({ length: placeCount }, (_, place) => {
          const leaf = place * height + sheet;
          return leaf < inStack ? first + leaf : null;
        }),
      );
    }
  }
  return sheets;
}

/** Places that stay empty when so many leaves are imposed. */
export const emptyPlaceCount = (leafCount: number, placeCount: number, stackSheets: number): number =>
  cutAndStack(leafCount, placeCount, stackSheets).flat().length - leafCount;
