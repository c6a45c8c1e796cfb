import { readFileSync } from 'node:fs';
import { emptyPrintAddress, type PersonName, type PrintAddress } from '@fumi/domain';
import { type AddressLayout, readAddressLayout } from '../src/index.ts';

export type TypedAddress = Partial<Omit<PrintAddress, 'name' | 'jointNames'>> & {
  readonly name?: readonly [last: string, first: string, honorific?: string];
  readonly joint?: readonly string[];
};

const personName = (last: string, first: string, honorific = '様'): PersonName => ({ last, first, honorific });

/** An address as somebody would type it; what is left out is blank. */
export function address({ name, joint = [], ...rest }: TypedAddress): PrintAddress {
  const blank = emptyPrintAddress();
  return {
    ...blank,
    ...rest,
    name: name ? personName(...name) : blank.name,
    jointNames: blank.jointNames.map((slot, index) => (joint[index] ? personName('', joint[index]) : slot)),
  };
}

export const SENDER = address({
  zip: '1500001',
  state: '東京都',
  address1: '渋谷区神宮前',
  address2: '5-6-7 ハイツ神宮（南）305',
  name: ['山﨑', '一郎', ''],
  joint: ['恵美子', '蒼'],
  comment1: '旧年中は大変お世話になりました。',
  comment2: '今年もどうぞよろしくお願いいたします！',
});

/** Hard cards by what is hard about them. */
export const RECIPIENTS = {
  family: address({
    zip: '1060032',
    state: '東京都',
    address1: '港区六本木',
    address2: '1丁目2-3 スカイレジデンス（東棟）1203号室',
    name: ['髙橋', '健太郎'],
    joint: ['美咲', '翔'],
  }),
  variants: address({
    zip: '6350015',
    state: '奈良県',
    address1: '葛󠄁城市當麻',
    address2: '10-25',
    name: ['渡邉󠄁', '𠮷德'],
    joint: ['瀨音'],
  }),
  crowded: address({
    zip: '0600001',
    state: '北海道',
    address1: '札幌市中央区北一条西',
    address2: '23丁目1-11 ノースタワーマンション札幌駅前壱番館アネックス2301',
    name: ['勅使河原', '龍之介'],
    joint: ['さくら', '蓮', 'ひまり', '大輔'],
    comment1: '2027年もよろしく！',
    comment2: '今年こそ12月に会いましょう!!',
  }),
  shortest: address({
    zip: '5300001',
    state: '大阪府',
    address1: '大阪市北区梅田',
    address2: '3-1-1 Grand Front 12F',
    name: ['辻󠄁', '一'],
  }),
  longest: address({
    zip: '9000015',
    state: '沖縄県',
    address1: '那覇市久茂地',
    address2: '1-1-1',
    name: ['長曽我部左衛門', '源之丞信親秀勝', '御一同様'],
  }),
  company: address({
    zip: '4600008',
    state: '愛知県',
    address1: '名古屋市中区栄',
    address2: '12-3 第2ビル21世紀館10F',
    name: ['株式会社ふみ', '源之丞', '先生'],
  }),
} as const;

const layouts = new URL('../../content/address-layouts/', import.meta.url);

export const LAYOUT_NAMES = ['PortraitA', 'LandscapeA'] as const;

export type LayoutName = (typeof LAYOUT_NAMES)[number];

export const shippedLayout = (name: LayoutName): AddressLayout =>
  readAddressLayout(JSON.parse(readFileSync(new URL(`${name}.json`, layouts), 'utf8')));
