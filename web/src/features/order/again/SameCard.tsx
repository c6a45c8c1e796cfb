import { hasAddresses } from '@fumi/domain';
import { useNavigate } from 'react-router';
import { completeCopy } from '../../../copy/checkout.ts';
import { draftsCopy } from '../../../copy/drafts.ts';
import { choiceForKit } from '../../../draft/chosen-kit.ts';
import { useBoot } from '../../../shop/boot.ts';
import { shopFrom } from '../../../shop/shop.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { Row } from '../../../ui/Row.tsx';
import { usePress } from '../../../ui/use-press.ts';
import type { OrderFacts } from '../load-orders.ts';
import styles from './SamePhoto.module.css';
import { beginSameCard, type OrderedCard } from './same-card.ts';

/** Offers a paid card again, for other people; nothing for goods without addresses or a design off sale. */
export function SameCard({ order: { productCode, bookCode, kitId, paidAt }, facts }: OrderFacts) {
  const product = useBoot().made.find(({ code }) => code === productCode);
  if (paidAt === null || bookCode === null || kitId === null || !hasAddresses(product?.flow ?? null))
    return null;
  if (choiceForKit(shopFrom(facts).catalogue, kitId) === null) return null;
  return <Again card={{ productCode, bookCode, kitId }} facts={facts} />;
}

function Again({ card, facts }: { readonly card: OrderedCard; readonly facts: OrderFacts['facts'] }) {
  const navigate = useNavigate();
  const { press, isBusy, problem } = usePress();
  const begin = async () => {
    const begun = await beginSameCard(card, shopFrom(facts));
    if (!begun.ok) return begun.error === 'unsaved' ? draftsCopy.notSaved : completeCopy.samePhotoFailed;
    await navigate(begun.value);
    return null;
  };
  return (
    <section className={styles.products} aria-labelledby="same-card">
      <h2 id="same-card">{completeCopy.sameCard}</h2>
      <Note>{completeCopy.sameCardNote}</Note>
      <Problem>{problem}</Problem>
      <Row>
        <Button size="small" busy={isBusy} onClick={() => void press(begin)}>
          {completeCopy.sameCardBegin}
        </Button>
      </Row>
    </section>
  );
}
