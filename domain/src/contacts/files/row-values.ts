import { composeVoicedKana } from '../../address/text.ts';
import type { ImportPlan } from './import-mapping.ts';
import type { ImportTarget } from './import-target.ts';
import { OWN_LAYOUT } from './own-layout.data.ts';
import { unguardCell } from './sheet-cell.ts';

/** The values of one row by what they mean. */
export type Values = (target: ImportTarget) => string;

/** Line breaks and tabs become blanks, because a card's line has none; voiced kana are composed. */
const cleaned = (text: string): string =>
  composeVoicedKana(text.replace(/[\r\n\t\u2028\u2029]+/g, ' ').replace(/\ufeff/g, ''));

/** A cell of a quote that nobody closed; see csv.ts. */
export const hasOpenQuote = (cell: string): boolean =>
  cell.startsWith('"') && cell.split('"').length % 2 === 0;

export function valuesOf(row: readonly string[], plan: ImportPlan): Values {
  const isOurs = plan.layout === OWN_LAYOUT;
  const values = new Map<ImportTarget, string>();
  for (const [column, target] of plan.targets.entries()) {
    const typed = row[column] ?? '';
    const cell = unguardCell(!isOurs && hasOpenQuote(typed) ? typed.slice(1) : typed);
    const hasLines = target === 'note' || target === 'addressLines';
    const value = hasLines ? cell.replace(/\r\n?/g, '\n') : cleaned(cell);
    if (target !== 'ignore') values.set(target, value);
  }
  return (target) => values.get(target) ?? '';
}
