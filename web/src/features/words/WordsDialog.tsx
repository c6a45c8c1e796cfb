import { type CardTextType, isCardText } from '@fumi/domain';
import { isCode } from '@fumi/print';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FrontCard } from '../../card/FrontCard.tsx';
import { type WordsPlace, wordsPlaces } from '../../card/kit-art.ts';
import { SeasonNote } from '../../card/SeasonNote.tsx';
import { useWordIssues } from '../../card/use-words.ts';
import { WordSpots } from '../../card/WordSpots.tsx';
import { photoCopy } from '../../copy/photo.ts';
import { wordsCopy as copy } from '../../copy/words.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { draftStore, useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/Dialog.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useHistory } from './use-history.ts';
import { usePhrasing } from './use-phrasing.tsx';
import styles from './WordsDialog.module.css';
import { WordsField, wordsFieldId } from './WordsField.tsx';

type Props = {
  readonly chosen: ChosenKit;
  /** The place that was pressed on the card; null where a button led here. */
  readonly first: CardTextType | null;
  readonly onClose: () => void;
};

const focusField = (type: CardTextType): void => document.getElementById(wordsFieldId(type))?.focus();

/** 文面: the words of the picture side, on the card as one types. Everything is in the draft at once. */
export function WordsDialog({ chosen, first, onClose }: Props) {
  const { kit, group } = chosen;
  const { frontPage } = useShop().material;
  const [current, setCurrent] = useState(first);
  const texts = useDraft((draft) => draft.texts);
  const history = useHistory();
  const phrases = usePhrasing(chosen, history);
  const issues = useWordIssues(kit, frontPage, texts);
  const places = wordsPlaces(kit.id, frontPage);
  const told = { typed: '', replaced: copy.replaced, undone: photoCopy.undone(history.left) };
  const isOwn = places.every(({ type }) => texts[type] === undefined);

  const write = ({ type, words }: WordsPlace, typed: string): void => {
    const value = isCode(type) ? typed.trim() : typed;
    const { [type]: _, ...others } = draftStore.getState().texts;
    history.change(value === (words ?? '') ? others : { ...others, [type]: value }, type);
  };
  const takeOwn = (): void => {
    const kept = Object.entries(texts).filter(([type]) => !places.some((place) => place.type === type));
    flushSync(() => history.change(Object.fromEntries(kept), null));
    document.querySelector<HTMLElement>('dialog textarea')?.focus();
  };

  return (
    <Dialog
      title={copy.title}
      closeLabel={copy.close}
      size="large"
      focusesTitle={first === null}
      // Closing the list of texts leads back to the words, not out of the dialog.
      onClose={phrases.isPicking ? phrases.leave : onClose}
    >
      <DialogBody>
        <div className={styles.measure}>
          <div className={styles.words} data-orientation={kit.orientation}>
            <div className={styles.desk}>
              <div className={styles.card}>
                <FrontCard kit={kit} lift="held" label={copy.card} />
                <WordSpots {...{ kit, current }} page={frontPage} onChoose={focusField} />
              </div>
            </div>
            <div className={styles.fields}>
              {phrases.opening}
              <SeasonNote {...chosen} />
              {places.map((place) =>
                isCardText(place.type) && !phrases.isPicking ? (
                  <WordsField
                    key={place.type}
                    type={place.type}
                    place={place}
                    typed={texts[place.type]}
                    occasion={group.occasion}
                    issues={issues.filter(({ field }) => field === `text.${place.type}`)}
                    isFirst={place.type === first}
                    hints={phrases.hintsAt(place.type)}
                    offered={phrases.offeredAt(place.type)}
                    onWrite={(value) => write(place, value)}
                    onFocus={setCurrent}
                  />
                ) : null,
              )}
              {isOwn || phrases.isPicking ? null : (
                <Button size="small" variant="quiet" onClick={takeOwn}>
                  {copy.own}
                </Button>
              )}
            </div>
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button aria-disabled={history.left === 0} onClick={history.undo}>
          {copy.undo}
        </Button>
        <span role="status">
          {/* A new key with each step, so that equal words are read again. */}
          <VisuallyHidden key={history.left}>{told[history.last ?? 'typed']}</VisuallyHidden>
        </span>
        <Button variant="primary" onClick={onClose}>
          {copy.done}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
