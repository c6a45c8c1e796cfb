import { isCardText } from '@fumi/domain';
import { Link } from 'react-router';
import { wordsPlaces } from '../../card/kit-art.ts';
import { wordsCopy as copy } from '../../copy/words.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { inLetters } from '../../platform/in-letters.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import styles from './TypedWords.module.css';

/** What the customer wrote on the picture side, large: a wrong name is seen here for the last time. */
export function TypedWords({ chosen: { kit, group } }: { readonly chosen: ChosenKit }) {
  const { paths, material } = useShop();
  const texts = useDraft((draft) => draft.texts);
  const typed = wordsPlaces(kit.id, material.frontPage).flatMap(({ type }) => {
    const value = texts[type];
    return isCardText(type) && value !== undefined ? [{ type, value }] : [];
  });
  const [first] = typed;
  if (!first) return null;
  return (
    <section className={styles.typed} aria-labelledby="typed-words">
      <h2 id="typed-words">{copy.typed}</h2>
      <p>{copy.typedHint}</p>
      <dl>
        {typed.map(({ type, value }) => (
          <div key={type}>
            <dt>{copy.of(type, group.occasion).label}</dt>
            <dd data-empty={value.trim() === '' || undefined}>
              {value.trim() === '' ? copy.nothing : <WholeNumbers>{inLetters(value)}</WholeNumbers>}
            </dd>
          </div>
        ))}
      </dl>
      <Link {...buttonAttributes({ size: 'small' })} to={paths.words(first.type)}>
        {copy.fix}
      </Link>
    </section>
  );
}
