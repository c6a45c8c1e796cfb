import type { FlowStep } from '@fumi/domain';

/** When the designs of a group can be ordered. */
export const occasionsCopy = {
  until: (month: number, day: number) => `${month}月${day}日まで`,
  always: 'いつでも受付中',
} as const;

export const rootCopy = {
  start: 'デザインを選ぶ',
  make: (name: string) => `${name}をつくる`,
  samples: 'いろいろな写真を入れた見本',
  samplesOf: (name: string) => `${name}の見本`,
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
  appText: 'スマートフォンの写真からそのまま作れるアプリもあります。',
  appPostcards: 'はがき30枚それぞれに、別の写真を入れられます。',
  designsTitle: 'お便りの種類から選ぶ',
  /** A template: the operator puts the pages of the apps here. */
  appStores: [
    { store: 'ios', label: 'App Store', href: 'https://apps.apple.com/jp/' },
    { store: 'android', label: 'Google Play', href: 'https://play.google.com/store/apps?hl=ja' },
  ],
} as const;

/** What to do in each step of a flow; the postcard's address steps have their words elsewhere. */
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
