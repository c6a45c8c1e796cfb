import { wordsCopy as copy } from '../copy/words.ts';
import type { ChosenKit } from '../draft/chosen-kit.ts';
import { useDraft } from '../draft/draft-store.ts';
import { useShop } from '../shop/use-shop.ts';
import { Note } from '../ui/Note.tsx';
import { wordsPlaces } from './kit-art.ts';

/** Says which of the design's own words went over to the season in which the card arrives; typed ones stay. */
export function SeasonNote({ kit }: Pick<ChosenKit, 'kit'>) {
  const { frontPage } = useShop().material;
  const texts = useDraft((draft) => draft.texts);
  const changed = wordsPlaces(kit.id, frontPage).flatMap(({ type, words, filed }) =>
    filed !== undefined && words && texts[type] === undefined ? [words] : [],
  );
  return changed.length === 0 ? null : <Note>{copy.inSeason(changed)}</Note>;
}
