import type { ImportLayout } from './import-layout.ts';
import { IMPORT_LAYOUTS } from './import-layouts.data.ts';
import type { ImportTarget } from './import-target.ts';

/* What the import reads of each program: the table in docs/address-books.md. */

const PARTS: readonly (readonly [part: string, isOf: (target: ImportTarget) => boolean])[] = [
  ['name', (target) => /^(fullName|nameLast|nameFirst)$/.test(target)],
  ['honorific', (target) => target === 'honorific'],
  ['reading', (target) => /kana/i.test(target)],
  ['joint names', (target) => /^(joint(?!Honorifics)|spouse)/.test(target)],
  ['address', (target) => /^(state|city|address|street|building|line\d)$/.test(target)],
  ['lines by hand', (target) => target === 'addressLines'],
  ['zip', (target) => target === 'zip'],
  ['second address', (target) => /^company[A-Z]/.test(target)],
  ['company', (target) => /^(company|department|title)$/.test(target)],
  ['whether it is printed', (target) => target === 'printsCompany'],
  ['birthday', (target) => /^birth/.test(target)],
  ['groups', (target) => target === 'groups'],
  ['note', (target) => target === 'note'],
  ['mourning', (target) => target === 'mourningUntil'],
  ['sent and received', (target) => target === 'history'],
  ['who is skipped', (target) => target === 'skipReason'],
  ['code', (target) => target === 'code'],
];

const SURE = {
  whole: 'whole header seen',
  part: 'columns that are read were seen',
  written: 'written by us',
};

function rowOf({ program, version, columns, source, certainty }: ImportLayout): string {
  const targets = Object.values(columns);
  const read = PARTS.flatMap(([part, isOf]) => {
    const count = new Set(targets.filter(isOf).map((target) => /^joint\d/.exec(target)?.[0] ?? target)).size;
    if (count === 0) return [];
    return part === 'joint names' && count > 1 ? [`${part} (${count})`] : [part];
  });
  return `| ${program} | ${version} | ${read.join(', ')} | ${source} | ${SURE[certainty]} |`;
}

/** The table of programs whose columns are known, in Markdown. */
export const layoutTable = (): string =>
  [
    '| program | version | what is read | seen in | how sure |',
    '|---|---|---|---|---|',
    ...IMPORT_LAYOUTS.map(rowOf),
  ].join('\n');
