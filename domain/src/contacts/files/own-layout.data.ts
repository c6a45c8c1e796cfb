import type { ImportLayout } from './import-layout.ts';
import type { ImportTarget } from './import-target.ts';

export const OWN_LAYOUT = 'fumi';

/** The word in its column that says that the company is printed; any other word means no. */
export const PRINTS_COMPANY = 'する';

/** Ours: what the export writes, so that import of an export is the identity. */
export const OWN_COLUMNS: readonly (readonly [header: string, target: ImportTarget])[] = [
  ['姓', 'nameLast'],
  ['名', 'nameFirst'],
  ['敬称', 'honorific'],
  ['セイ', 'kanaLast'],
  ['メイ', 'kanaFirst'],
  ['郵便番号', 'zip'],
  ['都道府県', 'state'],
  ['住所1', 'city'],
  ['住所2', 'street'],
  ...[1, 2, 3, 4].flatMap((n): [string, ImportTarget][] => [
    [`連名${n}姓`, `joint${n}.last`],
    [`連名${n}名`, `joint${n}.first`],
    [`連名${n}敬称`, `joint${n}.honorific`],
  ]),
  ['会社名', 'company'],
  ['部署名', 'department'],
  ['役職', 'title'],
  ['ふみ会社印刷', 'printsCompany'],
  ['誕生日', 'birthday'],
  ['グループ', 'groups'],
  ['メモ', 'note'],
  ['喪中', 'mourningUntil'],
  ['ふみ送受', 'history'],
  ['ふみ休止', 'skipReason'],
  ['ふみ改行', 'addressLines'],
  ['ふみ番号', 'code'],
];

export const OWN_IMPORT: ImportLayout = {
  id: OWN_LAYOUT,
  program: 'ふみの住所録',
  version: '現行',
  source: '`exportCsv`',
  certainty: 'written',
  signature: ['姓', '名', '郵便番号', '住所1', 'ふみ送受'],
  columns: Object.fromEntries(OWN_COLUMNS),
};
