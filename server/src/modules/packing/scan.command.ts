import { countedOf, expectedOf, missingCards, type ScanVerdict, scanCard } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { beginPacking, finishPacking, type PackProblem } from './pack-order.service.ts';

const USAGE = `usage: npm run fumi -- scan ORDER
  counts the cards of an order: each line that is typed or scanned is the code of a card; an empty line ends`;

const PROBLEMS: Readonly<Record<PackProblem, string>> = {
  unknown: 'There is no order of this number, or its book is no longer kept.',
  'wrong-state': 'The order is not in print.',
  'no-codes': 'This product carries no codes; count it by hand.',
};

/** \u0007 rings the terminal's bell: who scans looks at the cards. */
const SAID: Readonly<Record<ScanVerdict, string>> = {
  right: 'ok',
  complete: 'COMPLETE\u0007\u0007',
  double: 'ONCE TOO OFTEN: take it out\u0007',
  stranger: 'OF ANOTHER ORDER: take it out\u0007',
  unreadable: 'not read: scan it again\u0007',
};

type ScanTools = {
  readonly context: Context;
  readonly say: (line: string) => void;
  /** What the scanner types, a line each. */
  readonly lines: AsyncIterable<string>;
};

/** `scan ORDER`: reports cards of other orders or scanned too often at once, and missing ones at the end. */
export async function scanCommand(
  words: readonly string[],
  { context, say, lines }: ScanTools,
): Promise<number> {
  const [number, ...rest] = words;
  if (!number || rest.length > 0) {
    say(USAGE);
    return 1;
  }
  const packing = await beginPacking(context, number);
  if (!packing.ok) {
    say(PROBLEMS[packing.error]);
    return 1;
  }
  let { count } = packing.value;
  say(`${number}: ${expectedOf(count)} cards`);
  for await (const line of lines) {
    if (line.trim() === '') break;
    const scanned = scanCard(count, line);
    count = scanned.count;
    say(`${countedOf(count)}/${expectedOf(count)}  ${SAID[scanned.verdict]}`);
    if (scanned.verdict !== 'complete') continue;
    const done = await context.db.transaction((tx) => finishPacking(tx, context, number));
    say(done.ok ? `${number}: packed` : PROBLEMS[done.error]);
    return done.ok ? 0 : 1;
  }
  for (const { code, missing } of missingCards(count))
    say(`missing: ${missing} × page ${code.split('/')[1]}`);
  return 1;
}
