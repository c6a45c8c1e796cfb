import { coverSlot, isBound, unprintedPhotos } from '@fumi/domain';
import { useRef, useState } from 'react';
import { movesCopy } from '../../copy/moves.ts';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useOddPhotos } from '../../draft/odd-photos.ts';
import { isTouch } from '../../platform/browser.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Note } from '../../ui/Note.tsx';
import { CoverButton } from './CoverButton.tsx';
import { PageSize } from './PageSize.tsx';
import { SlotButton } from './SlotButton.tsx';
import styles from './SlotStrip.module.css';
import { SpreadStrip } from './SpreadStrip.tsx';
import { keptSize } from './use-page-size.ts';
import type { Slots } from './use-slots.ts';

type Props = { readonly chosen: ChosenKit; readonly slots: Slots };

/** All slots in their order, of a bound book on its pages: pressed to be worked on, dragged to be moved. */
export function SlotStrip({ chosen, slots }: Props) {
  const count = useDraft(({ photos }) => photos.length);
  const filled = useDraft(({ photos }) => photos.filter((photo) => photo !== null).length);
  const odd = useOddPhotos();
  const oddityAt = useDraft(({ photos }) => photos).map((photo) => odd.get(photo?.imageId ?? '') ?? null);
  const { current, choose } = slots;
  const beside = useDraft((draft) => unprintedPhotos(draft).length);
  const isBook = isBound(useShop().product);
  const list = useRef<HTMLOListElement>(null);
  const hasCover = !isBook && coverSlot(chosen.slots, count, chosen.material) !== null;
  const [firstSize] = useState(keptSize);
  return (
    <section className={styles.strip} aria-label={photoCopy.slots}>
      <div role="status">
        <p>{photoCopy.filled(filled, count)}</p>
        {beside > 0 ? <p>{photoCopy.alsoUnused(beside)}</p> : null}
      </div>
      {isBook ? <PageSize {...{ list }} first={firstSize} /> : null}
      <ol ref={list} data-spreads={isBook || undefined} data-size={firstSize} data-drag-scroll>
        {hasCover ? (
          <li>
            <CoverButton
              {...{ chosen }}
              isOnPage={false}
              isCurrent={slots.isCover}
              onChoose={slots.choosePage}
            />
          </li>
        ) : null}
        {isBook ? (
          <SpreadStrip {...{ chosen, slots, oddityAt }} />
        ) : (
          slots.all.map((slot) => (
            <li key={slot.index}>
              <SlotButton
                {...{ slot }}
                isCurrent={slot.index === current.index}
                oddity={oddityAt[slot.index] ?? null}
                onChoose={choose}
              />
            </li>
          ))
        )}
      </ol>
      <Note>
        {isTouch() ? movesCopy.touchHint : movesCopy.hint}
        {isBook ? movesCopy.bookHint : null}
      </Note>
    </section>
  );
}
