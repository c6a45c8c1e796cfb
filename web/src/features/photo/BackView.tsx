import { isEmptyAddress } from '@fumi/domain';
import { useMemo } from 'react';
import { AddressCard } from '../../card/AddressCard.tsx';
import { faceDesignOf } from '../../card/address-face.ts';
import { useAddressFace } from '../../card/use-address-face.ts';
import { photoCopy } from '../../copy/photo.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import styles from './CardView.module.css';

/** The back as it will be printed with what is known so far: the sender and the first recipient, or neither. */
export function BackView({ chosen }: { readonly chosen: ChosenKit }) {
  const { staticUrl, material } = useShop();
  const sender = useDraft((draft) => draft.sender);
  const recipient = useDraft((draft) => draft.recipients[0] ?? null);
  const style = useDraft((draft) => draft.style);
  const design = useMemo(
    () => faceDesignOf(staticUrl, material, chosen.kit, style),
    [staticUrl, material, chosen.kit, style],
  );
  const face = useAddressFace({ design, sender: isEmptyAddress(sender) ? null : sender, recipient });
  return (
    <div className={styles.card} data-orientation="portrait">
      <AddressCard face={face} label={photoCopy.backCard} lift="held" />
    </div>
  );
}
