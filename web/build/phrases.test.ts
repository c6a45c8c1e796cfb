// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the test reads code
import { expect, test } from 'vitest';
import { phrased, phrasedSource } from './phrases.ts';

const shown = (sentence: string): string => phrased(sentence).replaceAll('\u200b', '|');

test('a sentence breaks between its phrases, and never inside a word', () => {
  expect(shown('新しいはがきの宛先になります。')).toBe('新しいはがきの|宛先になります。');
  expect(shown('お支払い済みの代金は全額をお返しします。')).toBe(
    'お支払い済みの|代金は|全額を|お返しします。',
  );
  expect(shown('申し込みの取り消しは、お問い合わせの受付番号から')).toBe(
    '申し込みの|取り消しは、お問い合わせの|受付番号から',
  );
});

test('a long foreign noun may stand on a line without its verb', () => {
  expect(shown('写真をアップロードしています')).toBe('写真をアップロード|しています');
  expect(shown('今すぐダウンロードします')).toBe('今すぐダウンロードします');
});

test('no break leaves fewer than four characters', () => {
  expect(shown('そのままお待ち下さい')).toBe('そのまま|お待ち下さい');
  expect(shown('保守や災害などの理由で')).toBe('保守や災害などの理由で');
  expect(phrased('右へ', { before: false, after: true })).toBe('右へ');
});

test('sentences are marked, and code is left as it is', () => {
  const marked = phrasedSource('a.ts', '`${count}人の宛先を入力します`.at("kana")'.replaceAll('"', "'"));
  expect(marked.replaceAll('\u200b', '|')).toBe("`${count}人の|宛先を|入力します`.at('kana')");
});
