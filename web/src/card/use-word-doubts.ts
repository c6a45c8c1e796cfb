import { type CardTextType, checkText, isCardText, type Kit } from '@fumi/domain';
import { ISSUE_LEVELS, type IssueLevel } from '@fumi/print';
import { wordsCopy } from '../copy/words.ts';
import { useDraft } from '../draft/draft-store.ts';
import { useShop } from '../shop/use-shop.ts';
import { wordsPlaces } from './kit-art.ts';
import { useWordIssues } from './use-words.ts';

type WordDoubt = { readonly sentence: string; readonly level: IssueLevel };

/** Each place for words on a design's picture side, with what the press cannot print there or sets otherwise than typed. */
export function useWordDoubts(
  kit: Kit,
): readonly { readonly type: CardTextType; readonly doubts: readonly WordDoubt[] }[] {
  const { frontPage } = useShop().material;
  const texts = useDraft((draft) => draft.texts);
  const issues = useWordIssues(kit, frontPage, texts);
  return wordsPlaces(kit.id, frontPage).flatMap(({ type }) => {
    if (!isCardText(type)) return [];
    const checked = checkText(type, texts[type] ?? '');
    const problems: readonly WordDoubt[] = checked.ok
      ? []
      : [{ sentence: wordsCopy.problem(type, checked.error), level: 'refused' }];
    const set = issues.flatMap((issue): readonly WordDoubt[] => {
      const sentence = issue.field === `text.${type}` ? wordsCopy.issue(issue) : null;
      return sentence === null ? [] : [{ sentence, level: ISSUE_LEVELS[issue.code] }];
    });
    return [{ type, doubts: [...problems, ...set] }];
  });
}
