import { TEXT_FACTS, type TextProblem, type TextType } from '@fumi/domain';
import { unprintableSentence } from './address-problems.ts';
import { CARD_TEXT_LABELS } from './card-text-labels.ts';

const max = (type: TextType): number => TEXT_FACTS[type].maxLength;

const LINE_RULE = `半角の英字、数字と .-_@ を、1行に${max('BACK_SIDE_TEXT_TYPE_1')}文字まで。姓と名のあいだは、空白ではなく . や _ を入れてください。すべてのカードに同じ文字が入ります。`;

const LABELS: Readonly<Record<TextType, string>> = {
  BACK_SIDE_TEXT_TYPE_1: '1行目',
  BACK_SIDE_TEXT_TYPE_2: '2行目',
  BACK_SIDE_TEXT_TYPE_3: '3行目',
  BOOK_TITLE: 'タイトル',
  PHOTO_CAPTION: '写真にそえる言葉',
  PAGE_TEXT: 'ページの文章',
  COMMENT: 'ひとこと',
  ...CARD_TEXT_LABELS,
};

/** What to know before typing, for texts of the text step. */
const RULES: Readonly<Partial<Record<TextType, string>>> = {
  BACK_SIDE_TEXT_TYPE_1: LINE_RULE,
  BACK_SIDE_TEXT_TYPE_2: LINE_RULE,
  BACK_SIDE_TEXT_TYPE_3: LINE_RULE,
  BOOK_TITLE: `表紙に入ります。${max('BOOK_TITLE')}文字まで。`,
  PHOTO_CAPTION: `写真の下に小さく入ります。1枚に${max('PHOTO_CAPTION')}文字まで。写真を入れかえると、言葉もいっしょに動きます。`,
  PAGE_TEXT: `文章の場所のあるページに入ります。${TEXT_FACTS.PAGE_TEXT.maxLines}行、${max('PAGE_TEXT')}文字まで。`,
};

/** Spec §5, word for word where it gives words. */
const PROBLEMS: Readonly<Record<Exclude<TextProblem, 'unprintable'>, (type: TextType) => string>> = {
  characters: () => '使用できる文字は、半角英数字と4種類の記号(.-_@)のみです。入力し直してください。',
  length: (type) => `${max(type)}文字までで入力し直してください。`,
  lines: (type) => `${TEXT_FACTS[type].maxLines}行までで入力し直してください。`,
};

const FULL_WIDTH = /^[！-～]$/u;

/** The characters that a line may not hold; blanks by name, and full-width ones called so. */
function notAllowed(characters: readonly string[]): string {
  const seen = characters.filter((character) => !/^\s$/.test(character));
  const wide = seen.filter((character) => FULL_WIDTH.test(character));
  const others = seen.filter((character) => !wide.includes(character));
  const named = [
    others.length > 0 && `「${others.join('、')}」`,
    wide.length > 0 && `全角の「${wide.join('、')}」`,
    seen.length < characters.length && '「空白」',
  ].filter((part) => part !== false);
  return named.length > 0 ? `${named.join('と')}は使えません。` : '';
}

export const textsCopy = {
  title: '文字の入力',
  lead: '入れたいところだけ、どうぞ。空のままのところは印刷しません。',
  labels: LABELS,
  rules: RULES,
  captionOf: (place: string) => `${place}の言葉`,
  pageTextOf: (place: string) => `${place}の文章`,
  /** With the characters that are wrong, as far as they can be shown. */
  problem: (label: string, type: TextType, problem: TextProblem, characters: readonly string[]) =>
    problem === 'unprintable'
      ? `${label}：${unprintableSentence(characters)}`
      : `${label}：${PROBLEMS[problem](type)}${problem === 'characters' ? notAllowed(characters) : ''}`,
  style: '文字の見た目',
  face: '書体',
  faces: { design: 'デザインのまま', mincho: '明朝', gothic: 'ゴシック', brush: '毛筆', maru: '丸ゴシック' },
  size: '大きさ',
  sizes: { small: '小', standard: '標準', large: '大' },
  page: 'ページの仕上がり',
  /** A small picture of the page, beside the choice of typeface and size. */
  styled: '選んだ書体と大きさのページ',
  toPhotos: 'もどる',
  next: '確認へ進む',
} as const;
