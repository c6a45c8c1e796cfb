import { readMourning } from './cell-date.ts';
import type { ReadRow } from './row-doubt.ts';

/*
 * Where a program has no field for mourning, people write it into the note (2026年喪中, 喪中はがき届く) or make a
 * group.
 */

const SAYS_MOURNING = /喪中|服喪|忌中|欠礼/;
const DENIES = /喪中(?:では|で|じゃ)?(?:ない|なし|ありません|以外)/;
/** What follows from the first year in a note: a date, a month or the year alone. */
const FROM_YEAR = /(?:\d{4}|(?:令和|平成|[RH])\.?(?:\d{1,2}|元)).*$/i;

/** Reads mourning from the note or groups of a row whose other columns say nothing of it; never in our own files. */
export function withNotedMourning<Row extends ReadRow>(row: Row, newYear: number): Row {
  const { contact, doubts, isOurs } = row;
  const isTold = contact.mourningUntil !== '' || doubts.some((doubt) => doubt.startsWith('mourning'));
  if (isOurs || isTold) return row;
  const words = [...contact.note.split('\n'), ...contact.groups];
  const found = words.find((one) => SAYS_MOURNING.test(one) && !DENIES.test(one));
  if (found === undefined) return row;
  const { until } = readMourning(FROM_YEAR.exec(found.normalize('NFKC'))?.[0] ?? '喪中', newYear, false);
  const doubt = until === '' ? ('mourning-past' as const) : ('mourning-noted' as const);
  return { ...row, contact: { ...contact, mourningUntil: until }, doubts: [...doubts, doubt] };
}
