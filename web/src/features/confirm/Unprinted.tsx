import { mainSlots, templatesOf, unprintedPhotos, unprintedWords } from '@fumi/domain';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { Message } from '../../ui/Message.tsx';

/** So many are named. */
const NAMED = 3;

/** What the customer made and this design does not print: said before the order, for it is kept and comes back. */
export function Unprinted({ chosen: { kit, slots, material } }: { readonly chosen: ChosenKit }) {
  const texts = useDraft((draft) => draft.texts);
  const photos = useDraft((draft) => draft.photos);
  const unused = useDraft((draft) => unprintedPhotos(draft).length);
  const pages = useDraft((draft) => draft.pages);
  const places = { own: mainSlots(slots, photos.length, material), templates: templatesOf(material) };
  const words = unprintedWords(kit, places, { texts, photos, pages });
  if (words.length + unused === 0) return null;
  return (
    <section aria-label={copy.unprinted}>
      <Message tone="info">
        {words.length > 0 ? (
          <p>{copy.unprintedWords(words.slice(0, NAMED), Math.max(0, words.length - NAMED))}</p>
        ) : null}
        {unused > 0 ? <p>{copy.unusedPhotos(unused)}</p> : null}
      </Message>
    </section>
  );
}
