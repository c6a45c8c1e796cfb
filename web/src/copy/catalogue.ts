import type { FlowStep } from '@fumi/domain';

export const homeCopy = {
  headline: ['一枚の写真を、', '三十人へ。'],
  lead: 'デザインと写真を選び、宛先を入れる。見たままのはがきを、宛名まで刷ってお届けします。',
  priceBefore: '30枚ひと組',
  priceAfter: '円（税込）から',
  start: 'はがきをつくる',
  pileAlt: (label: string) => `デザイン見本：${label}`,
  occasions: 'どんなお便りですか',
  until: (month: number, day: number) => `${month}月${day}日まで`,
  always: 'いつでも受付中',
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

export const rootCopy = {
  start: 'デザインを選ぶ',
  make: (name: string) => `${name}をつくる`,
  howTitle: 'つくり方',
  how: [
    { title: 'デザインを選ぶ', text: '年賀状、寒中見舞い、ご報告。写真の枠もいろいろです。' },
    {
      title: '写真を1枚入れる',
      text: 'スマートフォンの写真でも、カメラの写真でも。位置を合わせるだけです。',
    },
    { title: '差出人と宛先を入れる', text: '連絡帳から選べます。入れなければ、宛名面は空けて刷ります。' },
    { title: '仕上がりを見て注文する', text: '30枚すべての表と裏を、刷る前に見られます。' },
  ],
  priceTitle: '大きさと価格',
  size: '仕上がりの大きさ',
  sizeOf: (widthMm: number, heightMm: number) => `${widthMm}×${heightMm} mm`,
  perSet: '30枚ひと組（税込）',
  premium: 'プレミアムデザイン',
  unit: (unitLabel: string) => `1${unitLabel}（税込）`,
  most: (count: number, unitLabel: string) => `お届け先1か所につき${count}${unitLabel}まで`,
  deliveryTitle: 'お届け方法',
  suspended: 'ご注文いただけません',
  questionsTitle: 'よくあるご質問',
  soon: 'こちらの商品のウェブでのご注文は、ただいま準備しています。',
  past: (name: string) => `${name}の受付は終了しました。`,
  toCurrent: (name: string) => `いまの${name}をつくる`,
  notYet: '準備中',
  toPostcard: 'はがき・年賀状を見る',
  app: 'アプリでつくる',
  appText: '30枚それぞれに別の写真を入れたいときは、アプリをご利用ください。',
  designsTitle: 'お便りの種類から選ぶ',
  /** A template: the operator puts the pages of the apps here. */
  appStores: [
    { store: 'ios', label: 'App Store', href: 'https://apps.apple.com/jp/' },
    { store: 'android', label: 'Google Play', href: 'https://play.google.com/store/apps?hl=ja' },
  ],
} as const;

/** What there is to do, by step of a flow; the way through addresses is the postcard's alone, which has its own words. */
export const howCopy: Readonly<Partial<Record<FlowStep, { readonly title: string; readonly text: string }>>> =
  {
    kit: { title: 'デザインを選ぶ', text: '気分に合う一つを。写真を入れたあとでも、替えられます。' },
    preview: {
      title: '写真を入れる',
      text: 'スマートフォンの写真でも、カメラの写真でも。まとめて選べば、撮った順に並びます。',
    },
    text: { title: '文字を入れる', text: '入れなくてもかまいません。仕上がりは、その場で見られます。' },
    confirm: { title: '仕上がりを見て注文する', text: 'すべてのページを、刷る前に見られます。' },
  };

export const flowErrorCopy = {
  text: '手続きの途中でエラーが発生しました。入力した内容は、この端末に残っていることがあります。お手数ですが、もう一度お試しください。',
  retry: 'つづきから試す',
  toRoot: '商品のページへもどる',
} as const;

export const memberTfaCopy = {
  lead: 'これまでお使いのSNSでのログインは、提供元のサービスの変更により終了しました。',
  text: 'メールアドレスとパスワードでのログインに切り替えると、連絡帳とご注文の履歴をそのままお使いいただけます。',
  steps: [
    '下の「ログインの画面を開く」から「パスワードをお忘れの方」を押し、ご登録のメールアドレスを入れます。',
    '届いたメールのリンクを開き、新しいパスワードを入れます。',
    '次回からは、メールアドレスとそのパスワードでログインします。',
  ],
  noAddress:
    'メールアドレスを登録していない方は、お問い合わせください。ご本人を確認のうえ、切り替えをお手伝いします。',
  toInquiry: 'お問い合わせ',
  start: 'ログインの画面を開く',
} as const;
