import type { WireEntry } from '@fumi/contract/client';

/** A person of an address book with everything that can be kept. */
export const anEntry: WireEntry = {
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3',
  name_last: '髙橋',
  name_first: '太郎',
  honorific: '様',
  joint_names: [{ name_last: '', name_first: '花子', honorific: '様' }],
  kana_last: 'タカハシ',
  kana_first: 'タロウ',
  company: '',
  department: '',
  title: '',
  birthday: '1980/01/02',
  groups: ['友人'],
  note: '一行目\n二行目',
  mourning_until: '2027-03-01',
  history: [{ year: 2026, sent: true, received: false }],
};
