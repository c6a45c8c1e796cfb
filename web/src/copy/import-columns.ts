import { type ImportTarget, yearMarkOf } from '@fumi/domain';

/* What a column of an address book's file may mean. */

const JOINT_PARTS: Readonly<Record<string, string>> = {
  last: '姓',
  first: '名',
  full: '氏名',
  honorific: '敬称',
};

const TARGET_NAMES: Readonly<Record<string, string>> = {
  ignore: '読み込まない',
  fullName: '氏名',
  nameLast: '姓',
  nameFirst: '名',
  honorific: '敬称',
  fullKana: '読み',
  kanaLast: '読み（姓）',
  kanaFirst: '読み（名）',
  zip: '郵便番号',
  state: '都道府県',
  city: '市区町村',
  address: '住所',
  street: '番地、住所2',
  building: '建物名、住所3',
  line3: '住所4',
  line4: '様方',
  addressKind: '住所の種類（自宅、会社）',
  companyZip: '会社の郵便番号',
  companyState: '会社の都道府県',
  companyCity: '会社の市区町村',
  companyStreet: '会社の番地',
  companyBuilding: '会社の建物名',
  companyLine3: '会社の住所4',
  companyAddressKind: '二つめの住所の種類（自宅、会社）',
  company: '会社名',
  department: '部署',
  title: '役職',
  printsCompany: '会社あてに出す',
  birthday: '誕生日',
  birthYear: '誕生年',
  birthMonth: '誕生月',
  birthDay: '誕生日の日',
  groups: 'グループ',
  note: 'メモ',
  mourningUntil: '喪中（明ける日）',
  history: '送受の記録',
  addressLines: '住所の改行',
  skipReason: '出さない人の印',
  code: 'ふみの番号',
  spouse: '配偶者',
  jointNames: '連名（まとめて）',
  jointHonorifics: '連名の敬称（まとめて）',
};

const YEAR_MARKS = {
  sent: (year: number) => `${year}年に送った`,
  received: (year: number) => `${year}年にもらった`,
  mourning: (year: number) => `${year}年は喪中`,
} as const;

export function targetName(target: ImportTarget): string {
  const column = yearMarkOf(target);
  if (column) return YEAR_MARKS[column.mark](column.year);
  const [, slot, part = ''] = /^joint(\d)\.(\w+)$/.exec(target) ?? [];
  return slot === undefined ? (TARGET_NAMES[target] ?? target) : `連名${slot}の${JOINT_PARTS[part] ?? ''}`;
}
