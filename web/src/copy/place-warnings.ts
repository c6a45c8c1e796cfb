import type { PlaceWarning } from '@fumi/domain';

/** What may be wrong with an address; a person decides. */
export const PLACE_WARNINGS: Readonly<Record<PlaceWarning, string>> = {
  'zip-missing': '郵便番号がありません',
  'zip-unknown': '使われていない郵便番号です',
  'zip-disagrees': '郵便番号と住所が合いません',
  'no-street-number': '番地がありません',
  'no-room-number': '部屋番号がないようです',
};
