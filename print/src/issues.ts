import type { Issue, IssueCode, Origin } from './display-list.ts';
import type { Fit } from './text/fit.ts';
import type { Finding } from './text/font-chain.ts';

/**
 * How an issue is met: `told` quietly beside the field, because the engine found a good way; `warned`, because a
 * person should look; `refused`, because it cannot be printed.
 */
export type IssueLevel = 'told' | 'warned' | 'refused';

export const ISSUE_LEVELS = {
  shrunk: 'told',
  split: 'told',
  numerals: 'told',
  'substituted-glyph': 'told',
  composed: 'told',
  'full-width-kana': 'told',
  'break-inside': 'warned',
  condensed: 'warned',
  'variation-lost': 'warned',
  'reserved-area': 'warned',
  'cut-short': 'warned',
  'outside-safe-area': 'warned',
  'low-resolution': 'warned',
  overflow: 'refused',
  'missing-glyph': 'refused',
} as const satisfies Record<IssueCode, IssueLevel>;

/** No address face has smaller type than this, whatever its layout says, pt. */
export const LEAST_SIZE_PT = { words: 6.5, senderAddress: 7, jointNames: 6 } as const;

/** The issues for which a page is not printed: browser and server ask this same function. */
export const refusedIssues = (issues: readonly Issue[]): Issue[] =>
  issues.filter(({ code }) => ISSUE_LEVELS[code] === 'refused');

/** What the fonts found about a text, as issues of an input. */
export const findingIssues = (findings: readonly Finding[], origin: Origin): Issue[] =>
  findings.map(({ code, text }) => ({ code, ...origin, text, percent: null }));

/** Nobody sees that type is smaller by less than a twentieth. */
const SEEN_PERCENT = 95;

/** What a fit cost, as an issue of an input. */
export function fitIssues(fit: Fit, origin: Origin, text: string): Issue[] {
  const percent = Math.round(fit.share * 100);
  if (fit.overflows) return [{ code: 'overflow', ...origin, text, percent }];
  if (percent > SEEN_PERCENT) return [];
  return [{ code: fit.squeeze < 1 ? 'condensed' : 'shrunk', ...origin, text, percent }];
}
