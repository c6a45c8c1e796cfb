import type { CustomerField, CustomerProblem } from '@fumi/domain';

const FIELD_WORDS: Readonly<Record<CustomerField, string>> = {
  name: 'お名前',
  kana: 'フリガナ',
  zip: '郵便番号',
  state: '都道府県',
  address1: '住所1',
  address2: '住所2',
  tel: '電話番号',
  birthday: '生年月日',
  email: 'メールアドレス',
};

/** One sentence that says what to do about a field. */
export function customerSentence(field: CustomerField, problem: CustomerProblem): string {
  switch (problem) {
    case 'required':
      return `${FIELD_WORDS[field]}を入力してください。`;
    case 'too-long':
      return `${FIELD_WORDS[field]}が長すぎます。短くしてください。`;
    case 'forbidden':
      return '使えない文字が入っています。消してからお進みください。';
    case 'unprintable':
      return '絵文字や外字など、印刷できない文字が入っています。ほかの文字にしてください。';
    case 'zip':
      return '※郵便番号は7文字の半角数字を入力してください。';
    case 'zip-unknown':
      return 'この郵便番号は使われていません。お確かめください。';
    case 'zip-prefecture':
      return '郵便番号と都道府県が合いません。お確かめください。';
    case 'tel':
      return '0から始まる10けた、携帯電話は11けたの番号を入力してください。';
    case 'kana':
      return 'カタカナかひらがなで入力してください。';
    case 'date':
      return '正しい日付を入力してください。';
    case 'email':
      return 'メールアドレスの形が正しくありません。';
  }
}
