/** The front page. */
export const homeCopy = {
  headline: ['一枚の写真を、', '三十人へ。'],
  lead: 'デザインと写真を選び、宛先を入れる。見たままのはがきを、宛名まで刷ってお届けします。',
  priceBefore: '30枚ひと組',
  priceAfter: '円（税込）から',
  start: 'はがきをつくる',
  pileAlt: (label: string) => `デザイン見本：${label}`,
  occasions: 'どんなお便りですか',
  products: '同じ写真から、ほかの贈りもの',
  trust: 'お約束していること',
  promises: [
    {
      glyphs: '表 と 裏',
      title: '見たままを刷ります',
      text: '表も裏も、三十枚すべて。画面のはがきと印刷用のデータは同じものです。',
    },
    {
      glyphs: '髙 﨑 𠮷 邉',
      title: 'お名前の字を変えません',
      text: '刷れない字があれば、ご注文の前にお知らせします。',
    },
    {
      glyphs: '続 き',
      title: '途中のまま、置いておけます',
      text: 'デザインも写真も、選んだそばからこの端末に保存。電話が鳴っても、電池が切れても、続きから。',
    },
  ],
} as const;
