import { type CoverTitleProblem, checkCoverTitle } from '@fumi/domain';
import { useDraft } from '../draft/draft-store.ts';
import { useListPrintability } from './list-printability.ts';

/** The words of a calendar's cover, and what holds them. */
export function useCoverTitle(): { readonly title: string; readonly problem: CoverTitleProblem | null } {
  const title = useDraft(({ calendar }) => calendar?.title) ?? '';
  const judged = checkCoverTitle(title, useListPrintability(title));
  return { title, problem: judged.ok ? null : judged.error };
}
