import { encode } from 'uqr';
import { BLACK, type Box, type FillOperation } from '../display-list.ts';

export type QrCode = ReturnType<typeof encodeQr>;

/** Rows of modules, without a quiet zone. */
export const encodeQr = (text: string, ecc: 'M' | 'L' = 'M') => encode(text, { ecc, border: 0 });

/** A QR code as vector modules; a run of dark modules in a row is one rectangle, so that no seams show. pt. */
export function drawQr({ data, size }: QrCode, x: number, y: number, sizePt: number): FillOperation {
  const module = sizePt / size;
  const boxes: Box[] = data.flatMap((row, at) =>
    darkRuns(row).map(([from, to]) => ({
      x: x + from * module,
      y: y + at * module,
      width: (to - from) * module,
      height: module,
    })),
  );
  return { kind: 'fill', color: BLACK, boxes };
}

function darkRuns(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, index) => {
    const open = runs.at(-1);
    if (dark && open?.[1] === index) open[1] = index + 1;
    else if (dark) runs.push([index, index + 1]);
  });
  return runs;
}
