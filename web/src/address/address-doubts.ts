import {
  type AddressField,
  type AddressProblem,
  type AddressProblems,
  blocksOrder,
  type PostalAddress,
} from '@fumi/domain';
import { ISSUE_LEVELS, type Issue, type IssueLevel } from '@fumi/print';
import {
  type CardWarning,
  cardWarningWords,
  fieldName,
  issueSentence,
  problemSentence,
} from '../copy/address-problems.ts';

/** What there is to say of a card before it is ordered. */
export type Doubt = {
  readonly sentence: string;
  /** `refused` holds the order until it is corrected (ADR 40), `warned` is asked about once, `told` asks for nothing. */
  readonly level: IssueLevel;
};

const inField = (field: string, sentence: string): string =>
  field === '' ? sentence : `${field}：${sentence}`;

/** Of several lines of one field that are set smaller, one is said: the smallest. */
const isSmallest = ({ code, party, field, percent }: Issue, issues: readonly Issue[]): boolean =>
  percent === null ||
  !issues.some(
    (other) =>
      other.code === code &&
      other.party === party &&
      other.field === field &&
      other.percent !== null &&
      other.percent < percent,
  );

/**
 * The engine's issues without those that a problem of the validation rules tells better: for an unprintable character
 * the rules name its field, while the engine names the line, which may begin in another field.
 */
export function unsaidIssues(problems: AddressProblems, issues: readonly Issue[]): readonly Issue[] {
  const saysCharacters = Object.values(problems).some((problem) => problem?.code === 'unprintable');
  return issues.filter(
    (issue) =>
      !(issue.field in problems) &&
      !(issue.code === 'missing-glyph' && saysCharacters) &&
      isSmallest(issue, issues),
  );
}

/**
 * What the zip table and the print engine say of a card; what a field's problem says better is left out.
 * `kept` is the address that the contacts have instead.
 */
export function cardDoubts(
  problems: AddressProblems,
  warnings: readonly CardWarning[],
  issues: readonly Issue[],
  kept?: PostalAddress,
): readonly Doubt[] {
  const said = (level: IssueLevel) =>
    unsaidIssues(problems, issues).flatMap((issue) => {
      if (ISSUE_LEVELS[issue.code] !== level) return [];
      const sentence = issueSentence(issue);
      return sentence === null ? [] : [inField(fieldName(issue.field), sentence)];
    });
  const byLevel = {
    refused: said('refused'),
    warned: [...warnings.map((warning) => cardWarningWords(warning, kept)), ...said('warned')],
    told: said('told'),
  };
  return (['refused', 'warned', 'told'] as const).flatMap((level) =>
    [...new Set(byLevel[level])].map((sentence) => ({ sentence, level })),
  );
}

/** Everything that the rules, the zip table and the print engine say of one address. */
export function addressDoubts(
  problems: AddressProblems,
  warnings: readonly CardWarning[],
  issues: readonly Issue[],
  kept?: PostalAddress,
): readonly Doubt[] {
  const found = Object.entries(problems) as [AddressField, AddressProblem][];
  const refused = new Set(
    issues.filter(({ code }) => ISSUE_LEVELS[code] === 'refused').map(({ field }) => field),
  );
  return [
    ...found.map(
      ([field, problem]): Doubt => ({
        sentence: inField(fieldName(field), problemSentence(problem)),
        level: blocksOrder(problem) || refused.has(field) ? 'refused' : 'warned',
      }),
    ),
    ...cardDoubts(problems, warnings, issues, kept),
  ];
}
