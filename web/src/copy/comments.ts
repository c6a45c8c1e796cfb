import { ISSUE_LEVELS, type Issue, type IssueLevel } from '@fumi/print';
import { wordsCopy } from './words.ts';

export const commentCopy = {
  title: 'ひとこと',
  only: 'この方のはがきだけに印刷します。',
  side: 'ひとことを印刷する面',
  sides: { address: '宛名面', picture: '表面（写真の面）' },
  /** The picture beside the choice. */
  frontOf: (name: string) => `${name}へのひとことが入った表面の仕上がり`,
  /** On the page before the order. */
  fronts: '表面のひとこと',
  frontsLead: '次の方のはがきだけ、表面にひとことが入ります。',
  open: 'ひとことを文例から選ぶ',
  phrases: 'ひとことの文例',
  full: 'ひとことは2行までです。書きかえるときは、先にどちらかを消してください。',
} as const;

/** What the engine says of a comment on the picture side, each sentence once. */
export function commentIssues(issues: readonly Issue[], level: IssueLevel): readonly string[] {
  const said = issues.flatMap((issue) =>
    ISSUE_LEVELS[issue.code] === level ? (wordsCopy.issue(issue) ?? []) : [],
  );
  return [...new Set(said)].map((sentence) => `表面のひとこと：${sentence}`);
}
