/** What a column of a file may mean. Columns that mean nothing to us are `ignore`. */
const PLAIN_TARGETS = [
  'ignore',
  'fullName',
  'nameLast',
  'nameFirst',
  'honorific',
  'fullKana',
  'kanaLast',
  'kanaFirst',
  'zip',
  'state',
  'city',
  'address',
  'street',
  'building',
  'line3',
  'line4',
  'addressKind',
  'companyZip',
  'companyState',
  'companyCity',
  'companyStreet',
  'companyBuilding',
  'companyLine3',
  'companyAddressKind',
  'company',
  'department',
  'title',
  'printsCompany',
  'birthday',
  'birthYear',
  'birthMonth',
  'birthDay',
  'groups',
  'note',
  'mourningUntil',
  'history',
  'skipReason',
  'addressLines',
  'code',
  'spouse',
  'jointNames',
  'jointHonorifics',
] as const;

/** Joint names that files hold: some have five, we print four (spec §9). */
export const IMPORTED_JOINT_NAMES = 5;

/** What a column of a year says of somebody. */
export type YearMark = 'sent' | 'received' | 'mourning';
export type YearTarget = `${YearMark}${number}`;

export type JointPart = 'last' | 'first' | 'full' | 'honorific';
export type ImportTarget =
  | (typeof PLAIN_TARGETS)[number]
  | `joint${number}.${JointPart}`
  /** Only of a column whose header names the year. */
  | YearTarget;

const JOINT_PARTS: readonly JointPart[] = ['last', 'first', 'full', 'honorific'];

/** All targets, in the order in which a person can choose one for a column. */
export const IMPORT_TARGETS: readonly ImportTarget[] = [
  ...PLAIN_TARGETS,
  ...Array.from({ length: IMPORTED_JOINT_NAMES }, (_, index) =>
    JOINT_PARTS.map((part): ImportTarget => `joint${index + 1}.${part}`),
  ).flat(),
];
