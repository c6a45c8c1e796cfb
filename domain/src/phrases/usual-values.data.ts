import type { PhraseField } from './fields.ts';

/**
 * A value of each field, about as long as one in twenty people have it: what a text is measured with before anybody
 * has typed. Most families mourn for one person, so that the fields of a second stay empty.
 */
export const USUAL_VALUES: Readonly<Record<PhraseField, string>> = {
  relation: '義父',
  deceased: '勅使河原 源一郎',
  deathMonth: '2026-10',
  deathAge: '88',
  ageCount: '享年',
  secondRelation: '',
  secondDeceased: '',
  secondDeathMonth: '',
  secondDeathAge: '',
  movedMonth: '2026-10',
  weddingDay: '2026-11-22',
  place: '軽井沢高原教会',
  partnerOne: '勅使河原 健太郎',
  partnerTwo: '美沙子',
  formerName: '小笠原',
  childName: '健太郎',
  childReading: 'けんたろう',
  birthOrder: '長男',
  birthday: '2026-10-23',
  weightG: '3120',
  heightCm: '49.5',
  gift: '結構なお品',
  toName: 'おばあちゃん',
  longLife: '米寿',
  senderNames: '勅使河原 健太郎\n美沙子',
  zip: '1540004',
  address: '東京都世田谷区太子堂三丁目12-10\nグランドハイツ三軒茶屋 1203号',
  telephone: '090-1234-5678',
  email: 'kentaro@example.com',
};
