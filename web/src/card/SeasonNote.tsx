import { hintSentence } from '../copy/phrases.ts';
import { wordsCopy as copy } from '../copy/words.ts';
import type { ChosenKit } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import { useShop } from '../shop/use-shop.ts';
import { Note } from '../ui/Note.tsx';
import { wordsPlaces } from './kit-art.ts';
import { isOwnTooLate, useHints } from './use-hints.ts';

/**
 * Says which of the design's own words were changed to suit the day of arrival; typed words stay. Says so
 * where the card arrives too late for any of them: no greeting follows 余寒.
 */
export function SeasonNote({ kit, group }: Pick<ChosenKit, 'kit' | 'group'>) {
  const { frontPage } = useShop().material;
  const texts = useDraft((draft) => draft.texts);
  const late = useHints({ kitId: kit.id, group }).find(isOwnTooLate);
  const changed = wordsPlaces(kit.id, frontPage).flatMap(({ type, words, filed }) =>
    filed !== undefined && words && texts[type] === undefined ? [words] : [],
  );
  return (
    <>
      {changed.length === 0 ? null : <Note>{copy.inSeason(changed)}</Note>}
      {late ? <Note>{hintSentence(late)}</Note> : null}
    </>
  );
}
