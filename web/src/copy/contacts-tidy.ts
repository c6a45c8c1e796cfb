import { CONTACT_LIMITS } from '@fumi/domain';
import { dayOfMoment } from './moments.ts';
import { pageTitles } from './titles.ts';

/* Keeping the address book in order: what was deleted, who stands twice, which addresses are in doubt. */

/** The trash: contacts that were deleted or merged lately. */
export const trashCopy = {
  title: pageTitles.contactTrash,
  lead: '削除した方と、ひとつにまとめた方は、30日のあいだ元に戻せます。そのあとは、すっかり消えます。',
  empty: '最近削除した方はいません。',
  who: (names: readonly string[], count: number) =>
    count > names.length
      ? `${names.join('、')} ほか${(count - names.length).toLocaleString('ja')}人`
      : names.join('、'),
  when: (removal: {
    readonly kind: 'deleted' | 'merged';
    readonly removedOn: string;
    readonly keptUntil: string;
  }) =>
    `${dayOfMoment(removal.removedOn)}に${removal.kind === 'merged' ? 'ほかの宛先とひとつにまとめました' : '削除しました'}。${dayOfMoment(removal.keptUntil)}まで元に戻せます。`,
  restored: (count: number) => `${count.toLocaleString('ja')}人を元に戻しました。`,
  restoreOf: (who: string) => `${who}を元に戻す`,
  gone: 'すでに元に戻してあるか、30日を過ぎました。連絡帳をご確認ください。',
} as const;

export const duplicatesCopy = {
  title: pageTitles.contactDuplicates,
  lead: '同じ方と思われる宛先です。まとめる宛先を選ぶと、足りない情報をたがいに補い、食い違うところだけをおたずねします。30日のあいだは元に戻せます。',
  none: '重複している方は見つかりませんでした。',
  merge: 'ひとつにまとめる',
  mergeOf: (name: string) => `${name}をひとつにまとめる`,
  different: '別の方です',
  differentOf: (name: string) => `${name}は別の方です`,
  include: (name: string) => `${name}をまとめる`,
  chooseTwo: 'まとめる宛先を2つ以上選んでください。',
  mergeTitle: 'ひとつにまとめる',
  mergeLead: '食い違うところは、残すものを選んでください。',
  noConflict: '食い違うところはありません。',
  both: '両方',
  bothCut: `両方（${CONTACT_LIMITS.note.toLocaleString('ja')}文字までしか残せないため、あふれるところは省きます）`,
  nothing: '（なし）',
  conflict: (part: string) => `${part}が食い違います`,
  note: (note: string) => (note === '' ? '' : `（メモ：${note}）`),
  markedDifferent: '別の方として覚えました。',
  merged: (name: string) => `${name} をひとつにまとめました。`,
  group: (name: string, count: number) => `${name}（${count}件）`,
} as const;

export const checkCopy = {
  title: pageTitles.contactCheck,
  lead: '郵便番号と住所の食い違い、番地や部屋番号の抜け、印刷できない文字を、連絡帳の全員について調べます。',
  working: '住所を調べています',
  clean: (count: number) =>
    `${count.toLocaleString('ja')}人のお名前と住所を調べました。気になる点はありませんでした。`,
  found: (count: number, total: number) =>
    `${total.toLocaleString('ja')}人のうち、${count.toLocaleString('ja')}人のお名前か住所に、気になる点があります。`,
  standsFor: (zip: string, localities: string) => `〒${zip}は「${localities}」の郵便番号です。`,
  mendOf: (name: string, mend: string) => `${name}：${mend}`,
  edit: '直す',
  fixed: '直しました。',
  dismiss: 'このままでよい',
  dismissOf: (name: string) => `${name}の住所はこのままでよい`,
  dismissed: '覚えました。住所が変わるまで、おたずねしません。',
  filterLabel: '気になる点で絞る',
  all: 'すべて',
} as const;
