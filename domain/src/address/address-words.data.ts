/** Words that tell of a building with several homes. What follows them should hold the room. */
export const APARTMENT_WORDS = [
  'マンション',
  'アパート',
  'コーポ',
  'ハイツ',
  'ハイム',
  'メゾン',
  'レジデンス',
  'パレス',
  'ヴィラ',
  'ヴィレッジ',
  'ビレッジ',
  'コート',
  'ハウス',
  'フラット',
  'キャッスル',
  'シャトー',
  'シャルム',
  'ドミトリー',
  'エステート',
  'スカイ',
  'タワー',
  'テラス',
  'ヒルズ',
  'プラザ',
  'グラン',
  'クレスト',
  'ライオンズ',
  'プラウド',
  'パークホームズ',
  'サンハイツ',
  '団地',
  '住宅',
  '公舎',
  '宿舎',
  '社宅',
  '寮',
  '荘',
] as const;

/** Words that no town has, so that they tell of a building before any number of it is known. */
export const BUILDING_WORDS = [
  ...APARTMENT_WORDS.filter((word) => /^[ァ-ヶー]+$/.test(word)),
  'ビル',
  'スクエア',
  'ガーデン',
  'ホテル',
] as const;

/** Places where a house stands without a number: mail comes by name there. */
export const UNNUMBERED = [/無番地/, /番外地/, /官有地/, /局留/, /私書箱/, /気付/] as const;
