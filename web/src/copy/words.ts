import { type CardTextType, type Occasion, TEXT_FACTS, type TextProblem } from '@fumi/domain';
import type { Issue, Room } from '@fumi/print';
import { issueSentence } from './address-problems.ts';
import { CARD_TEXT_LABELS } from './card-text-labels.ts';

type Words = {
  readonly label: string;
  /** A shorter label, for an empty place of the card that the label does not fit. */
  readonly onCard?: string | undefined;
  /** Shown in the empty field. */
  readonly example?: string | undefined;
};

/** What is shown beside the label, for types that have more. */
const SHOWN: Readonly<Partial<Record<CardTextType, Omit<Words, 'label'>>>> = {
  ADDRESS: { example: '〒100-0001\n東京都千代田区千代田1-2-3\n電話 03-1234-5678' },
  NAMES: { example: '山田 太郎\n花子' },
  LINK: { onCard: 'QR', example: 'https://lin.ee/abc1234' },
};

/** Labels of places on cards of an occasion that has its own. */
const OCCASIONS: Readonly<Partial<Record<Occasion, Partial<Record<CardTextType, Words>>>>> = {
  mourning: { GREETING: { label: '喪中のあいさつ' } },
  wedding: { NAMES: { label: 'おふたりのお名前', example: '山田 太郎\n花子（旧姓 佐藤）' } },
  moving: { ADDRESS: { ...SHOWN.ADDRESS, label: '新しい住所' } },
};

const PROBLEMS: Readonly<Record<TextProblem, (type: CardTextType) => string>> = {
  characters: (type) =>
    type === 'LINK'
      ? 'https:// ではじまるリンク（URL）か、LINEの友だち追加のリンクを、半角で入れてください。'
      : '印刷できない文字が入っています。別の文字にしてください。',
  length: (type) => `${TEXT_FACTS[type].maxLength}文字までにしてください。`,
  lines: (type) => `${TEXT_FACTS[type].maxLines}行までにしてください。`,
  unprintable: () => '印刷できない文字が入っています。別の文字にしてください。',
};

const placeWords = (type: CardTextType, occasion: Occasion | undefined): Words =>
  (occasion && OCCASIONS[occasion]?.[type]) ?? { label: CARD_TEXT_LABELS[type], ...SHOWN[type] };

export const wordsCopy = {
  open: '文面を書く',
  title: '文面',
  close: '閉じる',
  lead: 'カードの文字を押すと、そこを書けます。空にしたところは印刷しません。',
  /** The design's own words that were changed to suit the season of arrival. */
  inSeason: (words: readonly string[]) =>
    `届くころに合わせて、デザインの言葉を${words.map((each) => `「${each.replace(/\s+/g, ' ')}」`).join('')}に変えています。`,
  card: 'カードの仕上がり',
  of: placeWords,
  titleOf: (type: CardTextType, occasion: Occasion | undefined): string =>
    `文面 ${placeWords(type, occasion).label}`,
  /** The name of the button over a place on the card. */
  spot: (label: string, isEmpty: boolean) => (isEmpty ? `${label}を入れる` : `${label}を書き直す`),
  /** The most text that a place takes: what fits it, or what the type allows, if that is less. */
  most: (type: CardTextType, { lines, length }: Room): string =>
    lines * length > TEXT_FACTS[type].maxLength
      ? `${lines}行、${TEXT_FACTS[type].maxLength}文字まで`
      : lines === 1
        ? `1行、${length}文字ほど`
        : `${lines}行まで、1行に${length}文字ほど`,
  fromSender: '差出人から入れる',
  fromSenderTo: (label: string) => `差出人から入れる：${label}`,
  undo: '元に戻す',
  own: 'デザインの文面に戻す',
  ownOf: 'もとの文面に戻す',
  ownOfField: (label: string) => `${label}をもとの文面に戻す`,
  done: 'できました',
  replaced: 'カードの文面を入れかえました。',
  problem: (type: CardTextType, problem: TextProblem) => PROBLEMS[problem](type),
  /** What the engine decided; a link that is too long has its own sentence. */
  issue: (issue: Issue): string | null => {
    if (issue.field === 'text.LINK' && issue.code === 'overflow')
      return 'リンクが長く、このデザインではQRコードが細かくなりすぎます。短いリンクにしてください。';
    return issueSentence(issue);
  },
  /** Beside the card, since this would hold the order. */
  unprintable: (type: CardTextType, occasion: Occasion | undefined, sentence: string) =>
    `文面の「${placeWords(type, occasion).label}」：${sentence}`,
  /** On the page before the order. */
  typed: '書きかえた文面',
  typedHint: '名前や日付を、もう一度お確かめください。',
  typedMore: (hidden: number) => `ほか${hidden}件も見る`,
  nothing: '（印刷しません）',
  fix: '文面を直す',
} as const;
