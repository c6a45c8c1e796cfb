import {
  type AddressField,
  type AddressProblem,
  type AddressProblems,
  holdsOrder,
  type PlaceWarning,
} from '@fumi/domain';
import type { Issue } from '@fumi/print';
import { fieldName, issueSentence, PLACE_WARNINGS, problemSentence } from '../copy/address.ts';

/** Why somebody should look at a card again before it is ordered. */
export type Doubt = {
  readonly sentence: string;
  /** It can't be printed at all: the order waits until it is corrected (ADR 40). */
  readonly holdsOrder: boolean;
};

const inField = (field: string, sentence: string): string =>
  field === '' ? sentence : `${field}：${sentence}`;

/** Everything that the rules, the zip table and the print engine say of one address; a field's problem says it better. */
export function addressDoubts(
  problems: AddressProblems,
  warnings: readonly PlaceWarning[],
  issues: readonly Issue[],
): readonly Doubt[] {
  const found = Object.entries(problems) as [AddressField, AddressProblem][];
  const sentences = [
    ...warnings.map((warning) => PLACE_WARNINGS[warning]),
    ...issues.flatMap((issue) => {
      const sentence = issue.field in problems ? null : issueSentence(issue);
      return sentence === null ? [] : [inField(fieldName(issue.field), sentence)];
    }),
  ];
  return [
    ...found.map(([field, problem]) => ({
      sentence: inField(fieldName(field), problemSentence(problem)),
      holdsOrder: holdsOrder(problem),
    })),
    ...[...new Set(sentences)].map((sentence) => ({ sentence, holdsOrder: false })),
  ];
}
