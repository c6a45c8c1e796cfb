import { yenText } from './money.ts';

/* What people ask before they order. The same words stand on the pages and in the structured data. */

export type Question = { readonly question: string; readonly answer: string };

const PHOTO_SIZE: Question = {
  question: '写真はどのくらいの大きさが必要ですか。',
  answer:
    'スマートフォンやカメラで撮ったままの写真なら、ほとんどの場合そのままお使いいただけます。JPEGかPNGで、8MBまでです。大きさが足りないときは、写真を選んだときにお知らせします。',
};

const CANCELLING: Question = {
  question: '注文のあとに、取り消しはできますか。',
  answer: '印刷が始まるまでは、マイページの「ご注文の一覧」から取り消せます。お支払い分は全額お戻しします。',
};

/** Questions about the postcard; `unitPriceYen` is the price of one set. */
export const postcardQuestions = (unitPriceYen: number): readonly Question[] => [
  {
    question: '何枚から注文できますか。',
    answer: `30枚ひと組で、1組${yenText(unitPriceYen)}（税込）からです。宛名を入れるときは、1回のご注文につき1組です。`,
  },
  {
    question: '宛名の印刷に、別の料金はいりますか。',
    answer: 'いりません。宛先は30件まで、1枚ずつ違う宛名を刷ります。宛名を入れない分は、宛名面が空きます。',
  },
  PHOTO_SIZE,
  {
    question: '「髙」や「﨑」など、名前の字は正しく刷れますか。',
    answer: '入力された字のまま刷ります。刷れない字があるときは、ご注文の前にお知らせします。',
  },
  {
    question: '仕上がりの確認は、注文の前にできますか。',
    answer: '30枚すべての表と裏を、印刷と同じ見た目で確かめてからご注文いただけます。',
  },
  {
    question: '切手は必要ですか。',
    answer: '必要です。私製はがきとしてお届けしますので、はがき料金分の切手を貼ってお出しください。',
  },
  {
    question: '途中でやめても、続きから作れますか。',
    answer:
      '選んだデザインと写真、入力した文字は、お使いの端末に保存されます。ログインしていれば、ほかの端末からも続けられます。宛先はタブを閉じるまで。',
  },
  CANCELLING,
];

/** Questions about every other product; `most` is what goes to one destination. */
export const productQuestions = (most: string, destinations: number): readonly Question[] => [
  {
    question: '一度にどのくらい注文できますか。',
    answer: `${most}、お届け先は${destinations}か所までです。`,
  },
  {
    question: '別々の人に送れますか。',
    answer: 'お届け先ごとに数を決めて、それぞれの住所へ直接お送りします。',
  },
  PHOTO_SIZE,
  {
    question: '仕上がりの確認は、注文の前にできますか。',
    answer: 'すべてのページを、印刷と同じ見た目で確かめてからご注文いただけます。',
  },
  {
    question: '途中でやめても、続きから作れますか。',
    answer:
      '選んだデザインと写真、入力した文字は、お使いの端末に保存されます。ログインしていれば、ほかの端末からも続けられます。',
  },
  CANCELLING,
  {
    question: 'いくつかの荷物に分かれることはありますか。',
    answer: '数が多いときは、いくつかの荷物に分けてお届けします。郵便受けに入らない場合があります。',
  },
];

/** One more question, about calendars of one month. */
export const monthlyQuestion: Question = {
  question: '毎月の時期のお知らせはありますか。',
  answer:
    'マイページの「お知らせ」で「毎月のお知らせメールを受け取る」を選ぶと、次の月のカレンダーの時期にメールでお知らせします。',
};
