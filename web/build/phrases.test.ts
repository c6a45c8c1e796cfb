// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the test reads code
import { expect, test } from 'vitest';
import { phrased, phrasedSource } from './phrases.ts';

const shown = (sentence: string): string => phrased(sentence).replaceAll('\u200b', '|');

test('a sentence breaks between its phrases, and never inside a word', () => {
  expect(shown('新しいはがきの宛先になります。')).toBe('新しい|はがきの|宛先に|なります。');
  expect(shown('お支払い済みの代金は全額をお返しします。')).toBe(
    'お支払い済みの|代金は|全額を|お返し|します。',
  );
  expect(shown('申し込みの取り消しは、お問い合わせの受付番号から')).toBe(
    '申し込みの|取り消しは、お問い合わせの|受付番号から',
  );
});

test('a phrase longer than a line of enlarged text breaks nearest to its middle, between words', () => {
  expect(shown('写真をアップロードしています')).toBe('写真を|アップロード|しています');
  expect(shown('今すぐダウンロードします')).toBe('今すぐ|ダウンロード|します');
  expect(shown('ログアウトできませんでした。')).toBe('ログアウト|できませんでした。');
  expect(shown('新しい番号はありません。')).toBe('新しい番号は|ありません。');
  expect(shown('仕上がりを用意しています。')).toBe('仕上がりを|用意|しています。');
  expect(shown('はがきを作ってみませんか。')).toBe('はがきを|作って|みませんか。');
  expect(shown('入れたいところだけ、どうぞ。')).toBe('入れたい|ところだけ、どうぞ。');
  expect(shown('入れなくてもかまいません。')).toBe('入れなくても|かまいません。');
  expect(shown('使うことを許されたものですか。')).toBe('使うことを|許された|ものですか。');
  expect(shown('このまま進んでよろしいですか。')).toBe('このまま|進んで|よろしいですか。');
  expect(shown('お顔が切れているようです。')).toBe('お顔が|切れている|ようです。');
  expect(shown('土曜・日曜・祝日と、当店の休業日は、')).toBe('土曜・日曜・|祝日と、当店の|休業日は、');
  expect(shown('届かないときは、お知らせください。')).toBe('届かない|ときは、お知らせ|ください。');
  expect(shown('全額の返金をいたします。')).toBe('全額の返金を|いたします。');
  expect(shown('ひとことを文例からえらぶ')).toBe('ひとことを|文例から|えらぶ');
  expect(shown('宛先の内容を確認しました。')).toBe('宛先の内容を|確認|しました。');
  expect(shown('ご確認のメールをお送りします。')).toBe('ご確認の|メールを|お送り|します。');
});

test('a word longer than any line of enlarged text parts from its ending', () => {
  expect(shown('連絡帳を読み込めませんでした。')).toBe('連絡帳を|読み込め|ませんでした。');
  expect(shown('確かめられませんでした。')).toBe('確かめられ|ませんでした。');
  expect(shown('運営者のものに差し替えられます。')).toBe('運営者の|ものに|差し替え|られます。');
  expect(shown('保存できませんでした。')).toBe('保存|できませんでした。');
});

test('a label that is enlarged breaks between words as well, of two characters at least', () => {
  expect(shown('大きく見る')).toBe('大きく|見る');
  expect(shown('パスワードの再発行')).toBe('パスワードの|再発行');
  expect(shown('宛先の入力')).toBe('宛先の|入力');
  expect(shown('新規会員登録エラー')).toBe('新規会員登録|エラー');
  expect(shown('プレミアムデザイン')).toBe('プレミアム|デザイン');
  expect(shown('スマートフォン')).toBe('スマートフォン');
  expect(shown('閉じる')).toBe('閉じる');
});

test('a verb of two parts stays whole', () => {
  expect(shown('連絡帳を読み込みました。')).toBe('連絡帳を|読み込みました。');
  expect(shown('通信がつながっていません。')).toBe('通信が|つながって|いません。');
  expect(shown('いつまでか分からないため')).toBe('いつまでか|分からないため');
  expect(shown('お問い合わせ番号を控えて下さい')).toBe('お問い合わせ番号を|控えて下さい');
});

test('no break leaves fewer than four characters', () => {
  expect(shown('そのままお待ち下さい')).toBe('そのまま|お待ち下さい');
  expect(phrased('右へ', { before: false, after: true })).toBe('右へ');
});

test('after a placeholder a line may break behind its particle', () => {
  const cut = { before: true, after: false };
  expect(phrased('ができました。お届け先をお選びください。', cut).replaceAll('\u200b', '|')).toBe(
    'が|できました。お届け先を|お選び|ください。',
  );
  expect(phrased('までの予定', cut)).toBe('までの予定');
});

test('sentences are marked, and code is left as it is', () => {
  const marked = phrasedSource('a.ts', '`${count}人の宛先を入力します`.at("kana")'.replaceAll('"', "'"));
  expect(marked.replaceAll('\u200b', '|')).toBe("`${count}人の|宛先を|入力します`.at('kana')");
});
