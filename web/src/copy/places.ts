const PLACE_NAMES: Readonly<Record<string, (number: number) => string>> = {
  photobook: (number) => `ページ ${number}`,
};

/** What a customer calls a page of a bound book, its covers included. */
export function bookPageName(productType: string, pageNo: number, pageCount: number): string {
  if (pageNo === 1) return '表紙';
  return pageNo === pageCount ? '裏表紙' : placeName(productType, pageNo - 1);
}

/** What a customer calls a place for a photo, counted from 1, by the type of the product. */
export const placeName = (productType: string, number: number): string =>
  PLACE_NAMES[productType]?.(number) ?? `${number}枚目`;
