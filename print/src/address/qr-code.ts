import { mmToPt } from '@fumi/domain';
import { encode } from 'uqr';
import { BLACK, type Box, type Operation } from '../display-list.ts';
import type { SquareMm } from './address-layout.ts';
import type { CardSpace } from './card-space.ts';

/** A QR code as vector modules; a run of dark modules in a row is one rectangle, so that no seams show. */
export function drawQr(text: string, square: SquareMm, space: Pick<CardSpace, 'x' | 'y'>): Operation {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = mmToPt(square.sizeMm) / size;
  const left = space.x(square.xMm);
  const top = space.y(square.yMm);
  const boxes: Box[] = data.flatMap((row, y) =>
    darkRuns(row).map(([from, to]) => ({
      x: left + from * module,
      y: top + y * module,
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
