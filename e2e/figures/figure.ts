/** One line a figure: the bench's name, what was measured, value, unit. */
export const figureOf =
  (bench: string) =>
  (name: string, value: number, unit: string): void =>
    void process.stdout.write(
      `${bench}  ${name.padEnd(52)} ${value.toFixed(value < 10 ? 2 : 0).padStart(9)} ${unit}\n`,
    );

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
