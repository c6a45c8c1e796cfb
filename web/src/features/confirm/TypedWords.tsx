import { isCardText } from '@fumi/domain';
import { Link } from 'react-router';
import { wordsPlaces } from '../../card/kit-art.ts';
import { wordsCopy as copy } from '../../copy/words.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Typed } from './Typed.tsx';

/** What the customer wrote on the picture side of a card. */
export function TypedWords({ chosen: { kit, group } }: { readonly chosen: ChosenKit }) {
  const { paths, material } = useShop();
  const texts = useDraft((draft) => draft.texts);
  const typed = wordsPlaces(kit.id, material.frontPage).flatMap(({ type }) => {
    const value = texts[type];
    return isCardText(type) && value !== undefined
      ? [{ type, key: type, name: copy.of(type, group.occasion).label, value }]
      : [];
  });
  const [first] = typed;
  if (!first) return null;
  return (
    <Typed title={copy.typed} rows={typed}>
      <Link {...buttonAttributes({ size: 'small' })} to={paths.words(first.type)}>
        {copy.fix}
      </Link>
    </Typed>
  );
}
