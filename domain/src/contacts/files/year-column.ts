import { yearOfReiwa } from '../../calendar/era.ts';
import { type CardHistory, markCard } from '../card-history.ts';
import type { ImportTarget, YearMark, YearTarget } from './import-target.ts';

/*
 * Columns that tables of cards carry for each year: 2026送, 2026受, 2026喪中 (atena_printer on GitHub), and the same in
 * words that people use. A column whose header names no year is reported as not taken.
 */

const WORDS: readonly (readonly [pattern: RegExp, mark: YearMark])[] = [
  [/^(?:送|送付|送った|出|出した|差出|発送|発信|投函|sent)(?:済み?)?$/, 'sent'],
  [/^(?:受|受取|受信|受領|もらった|頂いた|いただいた|来た|届いた|received)(?:済み?)?$/, 'received'],
  [/^(?:喪中?|服喪|忌中)(?:欠礼|届|通知|受領)*$|^欠礼(?:届|通知|受領)*$/, 'mourning'],
];

const YEAR = /(?:(20\d\d)|令和(元|\d{1,2})|r(\d{1,2})(?!\d))年?度?/;

/** What a header says, as `headerKey` gives it; null where it names no year or none of the marks. */
export function yearTarget(key: string): YearTarget | null {
  const plain = key.replace(/[()[\]_:・~-]|年賀状?|はがき/g, '');
  const [found, western, reiwa, short] = YEAR.exec(plain) ?? [];
  if (found === undefined) return null;
  const era = reiwa === '元' ? 1 : Number(reiwa ?? short);
  const year = western === undefined ? yearOfReiwa(era) : Number(western);
  const rest = plain.replace(found, '').replace(/^[をのに]/, '');
  const mark = WORDS.find(([pattern]) => pattern.test(rest))?.[1];
  return mark ? `${mark}${year}` : null;
}

/** The parts of such a target, or null. */
export function yearMarkOf(target: ImportTarget): { readonly mark: YearMark; readonly year: number } | null {
  const [, mark, year] = /^(sent|received|mourning)(\d{4})$/.exec(target) ?? [];
  return mark === undefined ? null : { mark: mark as YearMark, year: Number(year) };
}

/** Any text means yes, except words for no and, in a column of cards, a note of mourning: then there was no card. */
const isYes = (cell: string, mark: YearMark): boolean =>
  !/^(?:|[×✕✖x0―ー–-]|無し?|なし|いいえ|no|false|off|未)$/i.test(cell) &&
  (mark === 'mourning' || !/喪|欠礼|辞退/.test(cell));

export type YearMarks = {
  readonly history: readonly CardHistory[];
  /** The last year of mourning, or null. */
  readonly mournedYear: number | null;
};

/** What the columns of years say of one row. */
export function readYearMarks(
  targets: readonly ImportTarget[],
  values: (target: ImportTarget) => string,
): YearMarks {
  let history: readonly CardHistory[] = [];
  let mournedYear: number | null = null;
  for (const target of targets) {
    const column = yearMarkOf(target);
    if (!column || !isYes(values(target).normalize('NFKC').trim(), column.mark)) continue;
    const { mark, year } = column;
    if (mark === 'mourning') mournedYear = Math.max(year, mournedYear ?? year);
    else history = markCard(history, year, { [mark]: true });
  }
  return { history, mournedYear };
}
