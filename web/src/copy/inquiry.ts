import {
  CLAIM_DAYS,
  INQUIRY_PHOTOS_MAX,
  INQUIRY_TEXT_MAX,
  type InquiryProblems,
  type InquiryReason,
} from '@fumi/domain';
import { infoCopy, pageTitles } from './titles.ts';

/** `/contact/`: writing to the shop. */
export const inquiryCopy = {
  title: pageTitles.inquiry,
  lead: '2営業日以内に、メールでお返事します。',
  questionsFirst: infoCopy.questions.title,
  reason: 'どのようなことですか',
  reasons: {
    damaged: '商品が破損していた',
    misprinted: '印刷に不良があった',
    'not-arrived': '商品が届かない',
    order: 'ご注文について',
    other: 'その他',
  } satisfies Record<InquiryReason, string>,
  claim: `お届けから（届かない場合は、お届けの予定日から）${CLAIM_DAYS}日以内にお知らせください。送料は当店の負担で刷り直し、または返金をいたします。`,
  order: 'どのご注文ですか',
  noOrder: '注文を選ばない',
  orderNumber: 'ご注文番号',
  orderNumberHint: 'ご注文のメールにあります',
  optional: '任意',
  name: 'お名前',
  email: 'メールアドレス',
  memberEmail: (email: string) => `お返事は ${email} へお送りします。`,
  text: '内容',
  photos: '写真',
  photosHint: `${INQUIRY_PHOTOS_MAX}枚まで。破損や不良のところが分かるものをお付けください。`,
  addPhoto: '写真を選ぶ',
  chosenPhotos: (count: number, overCount: number) =>
    `写真${count}枚を選びました（${INQUIRY_PHOTOS_MAX}枚まで）。${overCount > 0 ? `あとの${overCount}枚は、お付けできません。` : ''}`,
  lostPhotos: (count: number) =>
    `ページを読み直したため、選んだ写真${count}枚がはずれました。もう一度お選びください。`,
  removePhoto: (name: string) => `${name}をはずす`,
  send: '送る',
  sending: (at: number, count: number) => `写真を送っています（${at}／${count}枚）`,
  done: 'お問い合わせを承りました。',
  number: (number: string) => `受付番号 ${number}。確認のメールをお送りしました。`,
  photosFailed: (count: number) => `写真${count}枚を送れませんでした。お問い合わせの内容は届いています。`,
  tryPhotos: '写真をもう一度送る',
  photoRefused: (name: string, why: string) => `${name}は送れませんでした。${why}`,
  toOrder: 'ご注文の内容にもどる',
  toHome: 'トップページへ',
  late: `このご注文は、お知らせいただける${CLAIM_DAYS}日を過ぎています。「ご注文について」を選んでお問い合わせください。`,
} as const;

const WORDS = { name: 'お名前', email: 'メールアドレス', orderNumber: 'ご注文番号', text: '内容' } as const;

type InquiryField = keyof InquiryProblems;

/** For each field with a problem, a sentence that says what to do about it. */
export const inquirySentences = (problems: InquiryProblems): Partial<Record<InquiryField, string>> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === 'required'
        ? `${WORDS[field as InquiryField]}を入力してください。`
        : problem === 'length'
          ? `長すぎます。${INQUIRY_TEXT_MAX.toLocaleString('ja')}文字までにしてください。`
          : problem === 'forbidden'
            ? '使えない文字が入っています。消してください。'
            : 'メールアドレスの形をお確かめください。',
    ]),
  );
