import type { ImportLayout } from './import-layout.ts';
import type { ImportTarget } from './import-target.ts';
import { MAIL_LAYOUTS } from './mail-layouts.data.ts';
import { OWN_IMPORT } from './own-layout.data.ts';
import { POSTCARD_LAYOUTS } from './postcard-layouts.data.ts';

/** Known layouts, each before those that its signature would match too. Sources: address-book formats reference. */
export const IMPORT_LAYOUTS: readonly ImportLayout[] = [OWN_IMPORT, ...POSTCARD_LAYOUTS, ...MAIL_LAYOUTS];

/** For headers of programs that nobody listed: the first pattern that a header matches tells its meaning. */
export const HEADER_GUESSES: readonly (readonly [pattern: RegExp, target: ImportTarget])[] = [
  [/旧姓|電話|tel|fax|携帯|mail|メール|url|性別|年齢|続柄|国籍|country/i, 'ignore'],
  [/(会社|勤務先|business).*(〒|郵便|zip|postal)/i, 'companyZip'],
  [/(会社|勤務先|business).*(都道府県|state|region)/i, 'companyState'],
  [/(会社|勤務先|business).*(建物|ビル|住所3|住所.*下)/i, 'companyBuilding'],
  [/(会社|勤務先|business).*(住所4|住所.*その他)/i, 'companyLine3'],
  [/(会社|勤務先|business).*(番地|street|住所2)/i, 'companyStreet'],
  [/(会社|勤務先|business).*(市|city|住所|所在地|address)/i, 'companyCity'],
  [/^work.*(zip|postal)/i, 'companyZip'],
  [/^work.*(state|region)/i, 'companyState'],
  [/^work.*city/i, 'companyCity'],
  [/^work(address|street)2/i, 'companyBuilding'],
  [/^work(address|street)/i, 'companyStreet'],
  [/〒|郵便|zip|postal/i, 'zip'],
  [/配偶者|spouse/i, 'spouse'],
  [/誕生|生年月日|birth|bday/i, 'birthday'],
  [/敬称|suffix/i, 'honorific'],
  [
    /(姓(?!名)|氏(?!名)|last|family|sur).*(フリ|ふり|カナ|かな|読|よみ|ヨミ|kana|yomi|phonetic)|^セイ$|^せい$/i,
    'kanaLast',
  ],
  [/(フリ|ふり|カナ|かな|読|よみ|ヨミ|phonetic).*(姓(?!名)|氏$|セイ|せい|last|family)/i, 'kanaLast'],
  [
    /(フリ|ふり|カナ|かな|読|よみ|ヨミ|phonetic).*(\(名\)|名$|メイ|めい|first|given)|^メイ$|^めい$/i,
    'kanaFirst',
  ],
  [/(^名|first|given).*(フリ|ふり|カナ|かな|読|よみ|ヨミ|kana|yomi|phonetic)/i, 'kanaFirst'],
  [/フリ|ふり|カナ|かな|読み|よみ|ヨミ|kana|yomi|phonetic/i, 'fullKana'],
  [/会社|勤務先|法人|団体|company|organi[sz]ation/i, 'company'],
  [/部署|部課|所属|department/i, 'department'],
  [/役職|肩書|title/i, 'title'],
  [/グループ|分類|カテゴリ|group|categor|label/i, 'groups'],
  [/メモ|備考|note|memo|remarks/i, 'note'],
  [/喪中/, 'mourningUntil'],
  [/都道府県|^県名?$|prefecture|state|region|province/i, 'state'],
  [/市区町村|市町村|city/i, 'city'],
  [/番地|丁目|住所2|street/i, 'street'],
  [/町域|大字|字名/, 'street'],
  [/建物|マンション|ビル|方書|様方|住所3|building|住所.*下|下段/i, 'building'],
  [/住所4|住所.*その他/, 'line3'],
  [/住所|所在地|address/i, 'address'],
  [/\(姓\)|姓$|^姓|^苗字|^名字|last|family|surname/i, 'nameLast'],
  [/\(名\)|^名$|^下の名前|first|given/i, 'nameFirst'],
  [/氏名|名前|宛名|姓名|name/i, 'fullName'],
];
