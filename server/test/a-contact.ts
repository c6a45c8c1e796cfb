import type { NewContact } from '@fumi/domain';

/** A contact with everything that can be kept. */
export const aContact: NewContact = {
  zip: '1060032',
  state: '東京都',
  address1: '港区六本木',
  address2: '1-2-3',
  name: { last: '髙橋', first: '太郎', honorific: '様' },
  jointNames: [{ last: '', first: '花子', honorific: '様' }],
  kanaLast: 'タカハシ',
  kanaFirst: 'タロウ',
  company: '',
  department: '',
  title: '',
  printsCompany: false,
  birthday: '19800102',
  groups: ['友人'],
  note: '一行目\n二行目',
  mourningUntil: '2027-03-01',
  history: [{ year: 2026, sent: true, received: false }],
  addressLines: [],
  skipReason: '',
};
