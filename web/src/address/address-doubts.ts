import {
  type AddressField,
  type AddressProblem,
  type AddressProblems,
  type AddressWarning,
  holdsOrder,
} from '@fumi/domain';
import { ISSUE_LEVELS, type Issue } from '@fumi/print';
import { ADDRESS_WARNINGS, fieldName, issueSentence, problemSentence } from '../copy/address.ts';

/** Why somebody should look at a card again before it is ordered. */
export type Doubt = {
  readonly sentence: string;
  /** It can't be printed at all: the order waits until it is corrected (ADR 40). */
  readonly holdsOrder: boolean;
};

const inField = (field: string, sentence: string): string =>
  field === '' ? sentence : `${field}：${sentence}`;

/** What the zip table and the print engine say of a card; what a field's problem says better is left to it. */
export function cardDoubts(
  problems: AddressProblems,
  warnings: readonly AddressWarning[],
  issues: readonly Issue[],
): readonly Doubt[] {
  const said = (level: 'warned' | 'refused') =>
    issues.flatMap((issue) => {
      if (ISSUE_LEVELS[issue.code] !== level || issue.field in problems) return [];
      const sentence = issueSentence(issue);
      return sentence === null ? [] : [inField(fieldName(issue.field), sentence)];
    });
  const doubts = [...warnings.map((warning) => ADDRESS_WARNINGS[warning]), ...said('warned')];
  return [
    ...[...new Set(said('refused'))].map((sentence) => ({ sentence, holdsOrder: true })),
    ...[...new Set(doubts)].map((sentence) => ({ sentence, holdsOrder: false })),
  ];
}

/**
 * Everything that the rules, the zip table and the print engine say of one address. What the engine only tells stands
 * beside the field, and is no doubt.
 */
export function addressDoubts(
  problems: AddressProblems,
  warnings: readonly AddressWarning[],
  issues: readonly Issue[],
): readonly Doubt[] {
  const found = Object.entries(problems) as [AddressField, AddressProblem][];
  const refused = new Set(
    issues.filter(({ code }) => ISSUE_LEVELS[code] === 'refused').map(({ field }) => field),
  );
  return [
    ...found.map(([field, problem]) => ({
      sentence: inField(fieldName(field), problemSentence(problem)),
      holdsOrder: holdsOrder(problem) || refused.has(field),
    })),
    ...cardDoubts(problems, warnings, issues),
  ];
}
