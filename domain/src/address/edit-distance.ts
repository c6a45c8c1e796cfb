/**
 * How many signs must be put in, left out, replaced or swapped with their neighbour to make one text of another
 * (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  from.forEach((sign, index) => {
    const next = [index + 1];
    to.forEach((wanted, column) => {
      const isSwapped = column > 0 && sign === to[column - 1] && from[index - 1] === wanted;
      next.push(
        Math.min(
          (row[column] ?? 0) + Number(sign !== wanted),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          isSwapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    });
    [before, row] = [row, next];
  });
  return row[to.length] ?? 0;
}
