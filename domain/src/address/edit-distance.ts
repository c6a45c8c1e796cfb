/**
 * How many characters must be put in, left out, replaced or swapped with their neighbour to make one text of another
 * (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  from.forEach((character, index) => {
    const next = [index + 1];
    to.forEach((wanted, column) => {
      const isSwapped = column > 0 && character === to[column - 1] && from[index - 1] === wanted;
      next.push(
        Math.min(
          at(row, column) + Number(character !== wanted),
          at(row, column + 1) + 1,
          at(next, column) + 1,
          isSwapped ? at(before, column - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    });
    [before, row] = [row, next];
  });
  return at(row, to.length);
}

/** Every row has a column for each character, and one before them. */
const at = (row: readonly number[], column: number): number => row[column] as number;
