import { DEFAULT_HONORIFIC } from './print-address.ts';
import { isBlank } from './text.ts';

/** Honorifics to choose from; any other can be typed (spec §3: default 様). */
export const HONORIFICS = ['様', '先生', '殿', '御中', 'ちゃん', 'くん', '君', 'さん', '行'] as const;

/** The honorific of every company, whichever one people get. */
export const OF_COMPANIES = '御中';

/** Honorifics that files may hold as well. A longer one stands before the shorter one that it ends with. */
const WRITTEN: readonly string[] = [
  ...['御一同様', 'ご一同様', '御家族様', 'ご家族様', '御一家様', 'ご一家様', '御一同', '御一家', 'さま'],
  ...HONORIFICS,
];

export const isHonorific = (text: string): boolean => WRITTEN.includes(text);

/** First names may end with these two as well: 隆行, 正君. */
const ENDS_OF_NAMES: readonly string[] = ['行', '君'];

/** What stands behind a name on an envelope. */
export const HONORIFIC_AT_END = new RegExp(
  `[\\s　]*(${WRITTEN.filter((one) => !ENDS_OF_NAMES.includes(one)).join('|')})$`,
  'u',
);

/** The honorific of a company without a named person: 御中 instead of none or of 様, the default for people. */
export const companyHonorific = (honorific: string): string =>
  isBlank(honorific) || honorific === DEFAULT_HONORIFIC ? OF_COMPANIES : honorific;
