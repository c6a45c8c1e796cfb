/**
 * The cheapest way to give each row a column of its own: for each row its column (Kuhn 1955, as Jonker and Volgenant's
 * shortest augmenting paths; rows² × columns steps). There are at least as many columns as rows.
 */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number[] {
  const columns = costs[0]?.length ?? 0;
  const rowPrice = new Float64Array(costs.length);
  const columnPrice = new Float64Array(columns);
  const rowOf = new Int32Array(columns).fill(-1);
  for (let row = 0; row < costs.length; row += 1) augment(row);
  const columnOf = Array.from({ length: costs.length }, () => 0);
  for (const [column, row] of rowOf.entries()) if (row >= 0) columnOf[row] = column;
  return columnOf;

  /** Finds the cheapest chain of moves that ends in a free column, and makes them. */
  function augment(start: number): void {
    const distance = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
    const before = new Int32Array(columns).fill(-1);
    const isDone = new Uint8Array(columns);
    let [row, last] = [start, -1];
    for (;;) {
      let [step, next] = [Number.POSITIVE_INFINITY, -1];
      for (let column = 0; column < columns; column += 1) {
        if (isDone[column]) continue;
        const reduced =
          at(costs[row] as readonly number[], column) - at(rowPrice, row) - at(columnPrice, column);
        if (reduced < at(distance, column)) {
          distance[column] = reduced;
          before[column] = last;
        }
        if (at(distance, column) < step) [step, next] = [at(distance, column), column];
      }
      raisePrices(start, step, isDone, distance);
      isDone[next] = 1;
      last = next;
      row = at(rowOf, next);
      if (row < 0) break;
    }
    for (; last >= 0; last = at(before, last)) {
      const from = at(before, last);
      rowOf[last] = from < 0 ? start : at(rowOf, from);
    }
  }

  function raisePrices(start: number, step: number, isDone: Uint8Array, distance: Float64Array): void {
    rowPrice[start] = at(rowPrice, start) + step;
    for (let column = 0; column < columns; column += 1) {
      if (isDone[column]) {
        const row = at(rowOf, column);
        rowPrice[row] = at(rowPrice, row) + step;
        columnPrice[column] = at(columnPrice, column) - step;
      } else distance[column] = at(distance, column) - step;
    }
  }
}

/** Every index is one of the table's rows or columns. */
const at = (values: ArrayLike<number>, index: number): number => values[index] as number;
