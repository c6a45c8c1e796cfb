import { isHonorific } from '../../address/honorifics.ts';
import { PREFECTURES } from '../../address/prefectures.data.ts';
import { isBlank } from '../../address/text.ts';
import { isZip, zipDigits } from '../../address/zip.ts';
import type { ImportLayout } from './import-layout.ts';
import { HEADER_GUESSES, IMPORT_LAYOUTS } from './import-layouts.data.ts';
import { IMPORTED_JOINT_NAMES, type ImportTarget } from './import-target.ts';
import { yearTarget } from './year-column.ts';

/** How the rows of a file are to be read. A person may change `targets` before anything is saved. */
export type ImportPlan = {
  /** Id of a known layout; null where columns were guessed. */
  readonly layout: string | null;
  /** Index of the row with the headers; null where the file has none. */
  readonly headerRow: number | null;
  readonly firstDataRow: number;
  /** What each column means. */
  readonly targets: readonly ImportTarget[];
};

/** Rows that are not empty among which the headers are looked for: some templates begin with instructions. */
const HEADER_SEARCH = 20;
/** Rows that a guess looks at. */
const SAMPLE_ROWS = 50;

/** A header without its width, blanks, and marks such as ※必須. */
export const headerKey = (header: string): string =>
  header
    .normalize('NFKC')
    .replace(/※.*$/s, '')
    .replace(/[\s"']/g, '')
    .toLowerCase();

const keyed = IMPORT_LAYOUTS.map((layout) => ({
  layout,
  signature: layout.signature.map(headerKey),
  columns: new Map(Object.entries(layout.columns).map(([header, target]) => [headerKey(header), target])),
}));

/** Of several columns with one meaning the first is read, and the others are left out. */
function withoutRepeats(targets: readonly ImportTarget[]): ImportTarget[] {
  return targets.map((target, index) => (targets.indexOf(target) === index ? target : 'ignore'));
}

type Known = { readonly layout: ImportLayout; readonly targets: ImportTarget[] };

function knownLayout(headers: readonly string[]): Known | null {
  const keys = headers.map(headerKey);
  const found = keyed.find(({ signature }) => signature.every((header) => keys.includes(header)));
  if (!found) return null;
  return {
    layout: found.layout,
    targets: withoutRepeats(keys.map((key) => found.columns.get(key) ?? yearTarget(key) ?? 'ignore')),
  };
}

/** 連名1(名), 連名２ 氏名, 敬称(連名1): which joint name, and which part of it. A column without a number holds them all. */
function guessJoint(key: string): ImportTarget | null {
  if (!/連名|ご?家族名|同居/.test(key)) return null;
  const number = Number(/\d/.exec(key)?.[0] ?? Number.NaN);
  if (/フリ|ふり|カナ|かな|よみ|ヨミ|続柄|年齢|誕生|性別/.test(key)) return 'ignore';
  if (Number.isNaN(number)) return /敬称/.test(key) ? 'ignore' : 'jointNames';
  if (number < 1 || number > IMPORTED_JOINT_NAMES) return 'ignore';
  const rest = key.replace(/連名|\d/g, '');
  if (/敬称/.test(rest)) return `joint${number}.honorific`;
  if (/姓(?!名)|氏(?!名)|苗字/.test(rest)) return `joint${number}.last`;
  if (/姓名|氏名|名前/.test(rest) || !rest.includes('名')) return `joint${number}.full`;
  return `joint${number}.first`;
}

const guessHeader = (header: string): ImportTarget => {
  const key = headerKey(header);
  return (
    yearTarget(key) ??
    guessJoint(key) ??
    HEADER_GUESSES.find(([pattern]) => pattern.test(key))?.[1] ??
    'ignore'
  );
};

/** Lines of an address in their order: a second column of one of them is the next one that is free. */
const LINES: readonly ImportTarget[] = ['address', 'street', 'building', 'line3', 'line4'];

function withNextLines(targets: readonly ImportTarget[]): ImportTarget[] {
  const taken = new Set<ImportTarget>(targets);
  return targets.map((target, index) => {
    const at = LINES.indexOf(target);
    if (at < 0 || targets.indexOf(target) === index) return target;
    const next = LINES.slice(at + 1).find((line) => !taken.has(line)) ?? 'ignore';
    taken.add(next);
    return next;
  });
}

type Shape = { readonly target: ImportTarget; readonly fits: (value: string) => boolean };

/** What values look like, where there are no headers. */
const SHAPES: readonly Shape[] = [
  { target: 'zip', fits: (value) => isZip(zipDigits(value)) },
  { target: 'state', fits: (value) => PREFECTURES.includes(value) },
  { target: 'honorific', fits: isHonorific },
  { target: 'address', fits: (value) => PREFECTURES.some((state) => value.startsWith(state)) },
  { target: 'street', fits: (value) => /[市区町村郡].*|^\D{0,8}[0-9０-９]+[-－ー−丁番]/.test(value) },
  { target: 'fullKana', fits: (value) => /^[\u3040-\u30ffｦ-ﾟ\s　]+$/.test(value) },
  { target: 'fullName', fits: (value) => /^\p{Script=Han}{1,6}[\s　]+\S{1,8}$/u.test(value) },
  { target: 'nameLast', fits: (value) => /^[\p{Script=Han}々ヶケ]{1,5}$/u.test(value) },
  { target: 'nameFirst', fits: (value) => /^[\p{Script=Han}\u3040-\u30ff々]{1,5}$/u.test(value) },
];

function guessByValues(rows: readonly (readonly string[])[]): ImportTarget[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const taken = new Set<ImportTarget>();
  return Array.from({ length: width }, (_, column) => {
    const values = rows.map((row) => row[column]?.trim() ?? '').filter((value) => value !== '');
    const most = (shape: Shape) => values.filter(shape.fits).length * 10 >= values.length * 7;
    const shape = SHAPES.find((one) => !taken.has(one.target) && values.length > 0 && most(one));
    if (shape) taken.add(shape.target);
    return shape?.target ?? 'ignore';
  });
}

const NAMES: readonly ImportTarget[] = ['fullName', 'nameLast', 'company'];
const PLACES: readonly ImportTarget[] = ['zip', 'address', 'city', 'street', 'state'];

/** Headers are those of an address book when they hold both a name and a place. */
const isHeader = (targets: readonly ImportTarget[]): boolean =>
  targets.some((target) => NAMES.includes(target)) && targets.some((target) => PLACES.includes(target));

/** A header is a word; a row of data that a pattern happens to match holds a zip. */
const holdsZip = (row: readonly string[]): boolean => row.some((value) => isZip(zipDigits(value)));

/** How to read a table: a known layout, else guessed headers, else guessed values. */
export function planImport(rows: readonly (readonly string[])[]): ImportPlan {
  const filled = [...rows.entries()].filter(([, row]) => !row.every(isBlank));
  const head = filled.slice(0, HEADER_SEARCH);
  for (const [index, row] of head) {
    const known = knownLayout(row);
    if (known) {
      const firstDataRow = Math.max(index + 1, known.layout.firstDataRow ?? 0);
      return { layout: known.layout.id, headerRow: index, firstDataRow, targets: known.targets };
    }
  }
  for (const [index, row] of head) {
    const targets = withoutRepeats(withNextLines(row.map(guessHeader)));
    if (isHeader(targets) && !holdsZip(row))
      return { layout: null, headerRow: index, firstDataRow: index + 1, targets };
  }
  const samples = filled.slice(0, SAMPLE_ROWS).map(([, row]) => row);
  return { layout: null, headerRow: null, firstDataRow: 0, targets: guessByValues(samples) };
}
