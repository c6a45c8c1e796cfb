/**
 * All that people and programs write for a hyphen, as the inside of a character class: - and its full-width form, the
 * hyphens and dashes of Unicode (‐‑‒–—―), the minus, the long marks of kana (ー and ｰ, which lie on the same key), the
 * lines of tables (─━) that look like it, and the soft hyphen that programs leave.
 */
export const HYPHENS = '\\-\uff0d\u2010-\u2015\u2212\u30fc\uff70\u2500\u2501\u00ad';
