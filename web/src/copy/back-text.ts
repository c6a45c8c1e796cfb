import { BACK_TEXT_MAX, type BackTextProblem } from '@fumi/domain';

/* Spec §5, word for word where it gives words. */

const PROBLEMS: Readonly<Record<BackTextProblem, string>> = {
  characters: '使用できる文字は、半角英数字と4種類の記号(.-_@)のみです。入力し直してください。',
  length: `${BACK_TEXT_MAX}文字までで入力し直してください。`,
};

export const backTextCopy = {
  title: '裏面の文字',
  lead: '裏面に3行まで入れられます。空のままの行は印刷しません。',
  line: (number: number) => `${number}行目`,
  rule: `半角の英字、数字と .-_@ を、1行に${BACK_TEXT_MAX}文字まで。すべてのカードに同じ文字が入ります。`,
  problem: (line: string, problem: BackTextProblem) => `${line}：${PROBLEMS[problem]}`,
  back: '裏面の仕上がり',
  toPhotos: 'もどる',
  next: '確認へ進む',
} as const;
