import type { Occasion } from '@fumi/domain';

/*
 * Phrases for a recipient's own comment (一言). As by hand: short, with punctuation, without a congratulation.
 * They are printed, so they are not in web/src/copy, where the build adds marks for line breaks.
 */

const CLOSE: readonly string[] = [
  'お元気でお過ごしですか。',
  'またお会いできる日を楽しみにしています。',
  'ご家族の皆さまにもよろしくお伝えください。',
  'お体を大切になさってください。',
];

const SEASON: readonly string[] = ['ご無沙汰しておりますが、お変わりありませんか。', ...CLOSE];

const LINES: Readonly<Record<Occasion, readonly string[]>> = {
  'new-year': [
    '昨年は大変お世話になりました。',
    '今年こそお会いしましょう。',
    'ご無沙汰していますが、お元気ですか。',
    'ご家族の皆さまもお元気でお過ごしください。',
    'またご一緒できるのを楽しみにしています。',
    'よい一年になりますように。',
  ],
  // No other news and no punctuation: a mourning card says one thing.
  mourning: ['寒さに向かいます折 ご自愛ください', '皆様のご健康をお祈りいたします'],
  kanchu: ['寒さ厳しき折、ご自愛ください。', ...SEASON],
  yokan: ['春が待ち遠しいですね。', ...SEASON],
  shochu: ['暑さ厳しき折、ご自愛ください。', ...SEASON],
  zansho: ['夏のお疲れが出ませんように。', ...SEASON],
  moving: ['お近くにお越しの際は、ぜひお寄りください。', '落ち着いたらご連絡します。', ...CLOSE],
  wedding: ['温かいお祝いをありがとうございました。', '新居にもぜひ遊びに来てください。', ...CLOSE],
  birth: ['温かいお祝いをありがとうございました。', 'ぜひ顔を見に来てください。', ...CLOSE],
  thanks: ['いつも気にかけてくださり、ありがとうございます。', ...CLOSE],
  christmas: ['すてきなクリスマスになりますように。', ...CLOSE],
  birthday: ['すてきな一年になりますように。', 'いつもありがとう。', ...CLOSE],
};

/** Phrases for a recipient's comment on a card for an occasion; without one, those that suit any card. */
export const commentPhrases = (occasion: Occasion | undefined): readonly string[] =>
  occasion ? LINES[occasion] : CLOSE;
