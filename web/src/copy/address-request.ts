import { dayWords } from './arrival.ts';
import { pageTitles } from './titles.ts';

/* Links with which friends fill in their own address. */

const ONLY_A_NAME = 'お名前だけを入力してください。URLやメールアドレスは入れられません。';

export const requestsCopy = {
  title: pageTitles.contactRequests,
  lead: 'リンクを作って送ると、相手の方がご自分で住所を入力できます。リンクは30日使えます。届いた住所を連絡帳に入れるまで、相手の方は、送ったページから内容を直せます。',
  make: 'リンクを作る',
  senderName: 'あなたのお名前',
  senderHint: '相手の方に表示されます',
  label: 'だれにたずねますか',
  labelHint: 'あなただけに表示されます',
  tellsOwner: '返事が届いたら、メールでお知らせを受け取る',
  created: 'リンクができました。メールやメッセージで送ってください。',
  copy: 'リンクをコピー',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。上のリンクを選んでコピーしてください。',
  share: '送る',
  shareText: (sender: string) => `${sender}です。年賀状をお送りしたいので、こちらから住所を教えてください。`,
  askFor: (name: string) => `${name}の住所を新しくするためのリンクを作ります。`,
  none: 'まだたずねていません。',
  list: 'たずねた方',
  states: { waiting: '返事待ち', answered: '返事があります', expired: '期限切れ' },
  expires: (day: string) => `${dayWords(day)}まで`,
  accept: '連絡帳に入れる',
  renew: 'この住所に直す',
  refuse: '受け取らない',
  withdraw: '取り消す',
  accepted: '連絡帳に入れました。',
  corrected:
    'この画面を開いたあとで、ご本人が回答を直されました。新しい内容をご確認のうえ、もう一度お試しください。',
  senderProblems: {
    required: 'お名前を入力してください。',
    forbidden: ONLY_A_NAME,
    link: ONLY_A_NAME,
  },
  joint: (names: string) => `連名：${names}`,
  before: 'いまの住所',
  after: '届いた住所',
} as const;

export const requestLinkCopy = {
  title: pageTitles.addressRequest,
  lead: (sender: string) => `${sender}さんが、はがきを送るためにあなたの住所をたずねています。`,
  privacy: (sender: string) => `入力した内容は${sender}さんだけに届き、ほかの目的には使われません。`,
  submit: '住所を送る',
  lack: 'ご住所を正しく入力すると、送れます。',
  expires: (day: string) => `${dayWords(day)}まで入力できます。`,
  correct: '内容を直して送り直す',
  doubts: {
    'no-first-name': '名（下のお名前）が入っていません。',
    'no-street-number': '番地がないようです。',
  },
  sendAnyway: 'このままでよければ、もう一度「住所を送る」を押してください。',
  sent: (sender: string) => `${sender}さんに住所を送りました。ありがとうございました。`,
  unreachable: '開けませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
  taken:
    'このリンクからの住所は、もう送られています。直したいときは、お手数ですが、送り主の方に新しいリンクをお頼みください。',
  sentBefore: 'ご住所は、もう送ってあります。直すときは、入力して、もう一度お送りください。',
  gone: 'このリンクは使えません。すでに使われたか、期限が過ぎています。お手数ですが、送り主の方にもう一度お頼みください。',
  loading: 'リンクを確かめています。',
  failed: '送れませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
} as const;
