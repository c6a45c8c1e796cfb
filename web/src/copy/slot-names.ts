import type { YearMonth } from '@fumi/domain';

const SLOT_NAMES: Readonly<Record<string, (number: number) => string>> = {
  photobook: (number) => `ページ ${number}`,
};

/** What a customer calls a page of a bound book, its covers included. */
export function bookPageName(productType: string, pageNo: number, pageCount: number): string {
  if (pageNo === 1) return '表紙';
  return pageNo === pageCount ? '裏表紙' : slotName(productType, pageNo - 1);
}

/** What a customer calls a photo slot, counted from 1, by the type of the product. */
export const slotName = (productType: string, number: number): string =>
  SLOT_NAMES[productType]?.(number) ?? `${number}枚目`;

/** A slot on a page; `number` counts from 1, and is null where the page has only one. */
export const slotOnPage = (page: string, number: number | null): string =>
  number === null ? page : `${page}-${number}`;

/** A slot on a page, short enough for a small picture. */
export const shortSlotOnPage = (page: number, number: number | null): string =>
  number === null ? String(page) : `${page}-${number}`;

/** A month of a calendar; with its year where the edition crosses one. */
export const monthName = ({ year, month }: YearMonth, withYear: boolean): string =>
  withYear ? `${year}年${month}月` : `${month}月`;

/** A leaf of a calendar that shows no month. */
export const leafName = (isFirst: boolean): string => (isFirst ? '表紙' : '裏表紙');

/** One of two pages of a leaf: 7月（表） and 7月（裏）; where they hang above one another 7月（上） and 7月（下）. */
export const leafPageName = {
  sides: (leaf: string, side: number): string => `${leaf}（${side === 0 ? '表' : '裏'}）`,
  hung: (leaf: string, side: number): string => `${leaf}（${side === 0 ? '上' : '下'}）`,
} as const;
