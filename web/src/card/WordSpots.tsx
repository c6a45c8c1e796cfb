import { type CardTextType, isCardText, type Kit, wordsIn } from '@fumi/domain';
import { wordsCopy } from '../copy/words.ts';
import { useDraft } from '../draft/draft-store.ts';
import { useShop } from '../shop/use-shop.ts';
import { visibleInPercent } from './card-shape.ts';
import { wordsPlaces } from './kit-art.ts';
import styles from './WordSpots.module.css';

type Props = {
  readonly kit: Kit;
  readonly page: number;
  /** The place that is being written. */
  readonly current?: CardTextType | null;
  readonly onChoose: (type: CardTextType) => void;
};

/** A button over each place for words of a card: pressing the words leads to writing them. */
export function WordSpots({ kit, page, current = null, onChoose }: Props) {
  const { material, catalogue } = useShop();
  const { itemPt } = material;
  const occasion = catalogue.find(({ id }) => id === kit.themeId)?.occasion;
  const texts = useDraft((draft) => draft.texts);
  return wordsPlaces(kit.id, page).map(({ type, box, words }) => {
    if (!isCardText(type)) return null;
    const { label, onCard = label } = wordsCopy.of(type, occasion);
    const isEmpty = wordsIn(texts[type], words).trim() === '';
    const { x, y, width, height } = visibleInPercent({ orientation: kit.orientation, itemPt }, box);
    return (
      <div
        key={type}
        className={styles.spot}
        data-empty={isEmpty || undefined}
        data-current={current === type || undefined}
        data-tall={box.height > 1.5 * box.width || undefined}
        style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      >
        <button type="button" aria-label={wordsCopy.spot(label, isEmpty)} onClick={() => onChoose(type)} />
        <p aria-hidden="true">{isEmpty ? <span>＋{onCard}</span> : null}</p>
      </div>
    );
  });
}
