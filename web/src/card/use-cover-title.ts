import { type CoverTitleProblem, checkCoverTitle, unprintableIn } from '@fumi/domain';
import { useDraft } from '../draft/draft-store.ts';
import { useListPrintability } from './list-printability.ts';

type CoverTitle = {
  readonly title: string;
  readonly problem: CoverTitleProblem | null;
  /** Those of the title that cannot be printed. */
  readonly characters: readonly string[];
};

/** The words of a calendar's cover, and what is wrong with them. */
export function useCoverTitle(): CoverTitle {
  const title = useDraft(({ calendar }) => calendar?.title) ?? '';
  const isPrintable = useListPrintability(title);
  const judged = checkCoverTitle(title, isPrintable);
  return { title, problem: judged.ok ? null : judged.error, characters: unprintableIn(title, isPrintable) };
}
