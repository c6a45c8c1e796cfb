import type { CarrierColumn, CarrierLayout } from './carrier-layout.ts';

/*
 * What carriers' programs read, column by column. Lengths count half-width characters: a full-width one is two. Columns
 * that are not named stay empty. Where a layout comes from stands beside it; none was tried with the carrier by us, and
 * each counts as unverified until an operator of the shop confirms it.
 */

const column = (
  no: number,
  name: string,
  from: CarrierColumn['from'],
  max: number,
  isRequired = false,
): CarrierColumn => ({ no, name, from, max, isRequired });

/** B2クラウド 送り状発行データ: 95 columns; 96 and 97 of its 97 are for another service. */
const b2 = (code: string, label: string, kind: string): CarrierLayout => ({
  code,
  label,
  source: 'new_exchange1.pdf of Yamato as read by others (97 columns; 95 are still taken)',
  dated: '2026-06-03',
  columnCount: 95,
  columns: [
    column(1, 'お客様管理番号', 'parcel', 50, true),
    column(2, '送り状種類', { text: kind }, 1, true),
    column(3, 'クール区分', { text: '0' }, 1),
    column(5, '出荷予定日', 'daySlashes', 10, true),
    column(9, 'お届け先電話番号', 'tel', 15, true),
    column(11, 'お届け先郵便番号', 'zip', 8, true),
    column(12, 'お届け先住所', 'address', 64, true),
    column(13, 'お届け先アパートマンション名', 'building', 32),
    column(16, 'お届け先名', 'name', 32, true),
    column(18, '敬称', { text: '様' }, 4),
    column(20, 'ご依頼主電話番号', 'senderTel', 15, true),
    column(22, 'ご依頼主郵便番号', 'senderZip', 8, true),
    column(23, 'ご依頼主住所', 'senderAddress', 64, true),
    column(24, 'ご依頼主アパートマンション', 'senderBuilding', 32),
    column(25, 'ご依頼主名', 'senderName', 32, true),
    column(28, '品名１', 'item', 50, true),
    column(33, '記事', 'count', 44),
    column(36, '止置き', { text: '0' }, 1),
    column(38, '発行枚数', { text: '1' }, 2),
    column(40, 'ご請求先顧客コード', 'b2CustomerCode', 12, true),
    column(42, '運賃管理番号', 'b2FareNumber', 2, true),
  ],
});

export const CARRIER_LAYOUTS: readonly CarrierLayout[] = [
  b2('b2-nekopos', 'ヤマト B2クラウド（ネコポス）', 'A'),
  // Before 2023 this code meant ネコポス; older manuals still say so.
  b2('b2-yupacket', 'ヤマト B2クラウド（クロネコゆうパケット）', '7'),
  {
    code: 'yupuri-r',
    label: '日本郵便 ゆうパックプリントR（ふみの並び）',
    source:
      'our own order of columns, for an import filter that the operator makes once (docs/operations.md)',
    dated: '2026-11-22',
    columnCount: 13,
    hasHeader: true,
    columns: [
      column(1, 'お客様側管理番号', 'parcel', 15, true),
      column(2, '発送予定日', 'dayDigits', 8, true),
      column(3, 'お届け先郵便番号', 'zip', 7, true),
      column(4, 'お届け先都道府県', 'state', 8, true),
      column(5, 'お届け先市区町村', 'city', 50, true),
      column(6, 'お届け先丁目番地号', 'street', 50),
      column(7, 'お届け先建物名', 'building', 50),
      column(8, 'お届け先名', 'name', 50, true),
      column(9, 'お届け先敬称', { text: '様' }, 4),
      column(10, 'お届け先電話番号', 'tel', 15, true),
      column(11, '品名', 'item', 40, true),
      column(12, '個数', { text: '1' }, 2),
      column(13, '記事', 'count', 40),
    ],
  },
  {
    code: 'e-hiden3',
    label: '佐川急便 e飛伝Ⅲ（飛脚宅配便、見出しなし）',
    source: '送り状データ取込レイアウト as read by others',
    dated: '2026-06-03',
    columnCount: 74,
    columns: [
      column(1, 'お届け先コード取得区分', { text: '0' }, 1),
      column(3, 'お届け先電話番号', 'tel', 14, true),
      column(4, 'お届け先郵便番号', 'zip', 8, true),
      column(5, 'お届け先住所１', 'stateAndCity', 32, true),
      column(6, 'お届け先住所２', 'street', 32),
      column(7, 'お届け先住所３', 'building', 32),
      column(8, 'お届け先名称１', 'name', 32, true),
      column(10, 'お客様管理番号', 'parcel', 16, true),
      column(11, 'お客様コード', 'sagawaCustomerCode', 12, true),
      column(18, 'ご依頼主電話番号', 'senderTel', 14, true),
      column(19, 'ご依頼主郵便番号', 'senderZip', 8, true),
      column(20, 'ご依頼主住所１', 'senderAddress', 32, true),
      column(21, 'ご依頼主住所２', 'senderBuilding', 32),
      column(22, 'ご依頼主名称１', 'senderName', 32, true),
      column(24, '荷姿', { text: '004' }, 3),
      column(25, '品名１', 'item', 32, true),
      column(42, '出荷個数', { text: '1' }, 3),
      column(43, 'スピード指定', { text: '000' }, 3),
      column(44, 'クール便指定', { text: '001' }, 3),
      column(55, '営業所受取', { text: '0' }, 1),
      column(56, 'SRC区分', { text: '0' }, 1),
      column(58, '元着区分', { text: '1' }, 1),
      column(61, '出荷日', 'dayDigits', 8),
    ],
  },
];

/** Headers under which carriers' programs give back our number of a parcel, and theirs. */
export const TRACKING_HEADERS = {
  parcel: ['お客様管理番号', 'お客様側管理番号'],
  trackingNumber: [
    '伝票番号',
    'お問い合わせ番号',
    'お問い合わせ送り状No.',
    'お問い合せ送り状No.',
    'お問い合せ番号',
  ],
} as const;
