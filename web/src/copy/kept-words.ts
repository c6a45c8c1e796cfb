import { KEPT_DAYS } from '@fumi/domain';
import { dayOfMoment } from './moments.ts';

/** 14か月 */
export const keptMonths = `${Math.round((KEPT_DAYS.words / 365) * 12)}か月`;

/** Words of earlier cards that wait for next year. */
export const keptWordsCopy = {
  heading: '来年のための文面',
  barTitle: 'お預かりしている文面があります',
  keep: '来年のために、文面とデザインを残す',
  keepNote: `文面とデザインだけを${keptMonths}のあいだお預かりします。宛先と写真は残しません。マイページからいつでも消せます。`,
  kept: '文面とデザインをお預かりしています。',
  show: 'お預かりしている文面を見る',
  failed: '残せませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  until: (day: string) => `${dayOfMoment(day)}までお預かりします`,
  begin: 'この文面で作る',
  beginWith: (label: string) => `この文面で作る：${label}`,
  forget: '削除',
  forgetOf: (label: string) => `お預かりしている文面を削除：${label}`,
  forgetTitle: '文面を削除しますか',
  forgetQuestion: (label: string) => `「${label}」の文面をすぐに削除します。元には戻せません。`,
  cancel: 'やめる',
  forgotten: '削除しました。',
  unreachable: '通信の状態をご確認のうえ、もう一度お試しください。',
  notSaved:
    'いま開いている作りかけを、まだ保存できていません。通信の状態をご確認のうえ、もう一度お試しください。',
} as const;
