import { mainSlots, unprintedWords } from '@fumi/domain';
import { goodsConfirmCopy as copy } from '../../copy/confirm.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Message } from '../../ui/Message.tsx';

/** So many are named. */
const NAMED = 3;

/** What the customer made and this design does not print: said before the order, for it is kept and comes back. */
export function Unprinted({ chosen: { kit, slots } }: { readonly chosen: ChosenKit }) {
  const { material } = useShop();
  const texts = useDraft((draft) => draft.texts);
  const photos = useDraft((draft) => draft.photos);
  const unused = useDraft((draft) => draft.unused.length);
  const words = unprintedWords(kit, mainSlots(slots, photos.length, material), { texts, photos });
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
