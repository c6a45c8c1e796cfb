import { zipWords } from './address.ts';

/** From an address to its zip. */
export const zipSearchCopy = {
  ask: '住所から郵便番号を調べる',
  choose: '郵便番号を選んでください',
  candidate: (zip: string, place: string) => `〒${zipWords(zip)} ${place}`,
  none: '郵便番号が見つかりませんでした。都道府県と市区町村をご確認ください。',
  failed: '調べられませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
} as const;
