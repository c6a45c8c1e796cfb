import { checkoutCopy } from '../../../copy/checkout.ts';
import { Note } from '../../../ui/Note.tsx';
import { Select } from '../../../ui/Select.tsx';
import { cardsInSet } from '../cards-in-set.ts';
import type { CheckoutForm } from './use-order-form.ts';

type Props = {
  readonly order: CheckoutForm;
  /** Label for screen readers, where a page has several of these. */
  readonly label?: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
};

/** How many go to one destination, up to the product's limit; cards with addresses are one set (spec §5, §9). */
export function QuantitySelect({ order: { limits, goods }, label, quantity, onChange }: Props) {
  const { unitLabel } = goods.product.order;
  const cards = cardsInSet(goods.product);
  if (limits.maxQuantityByDestination === 1)
    return goods.isAddressed ? <Note>{checkoutCopy.addressedNote}</Note> : null;
  return (
    <Select
      label={checkoutCopy.quantity}
      aria-label={label}
      value={String(quantity)}
      onChange={(event) => onChange(Number(event.target.value))}
      options={Array.from({ length: limits.maxQuantityByDestination }, (_, index) => ({
        value: String(index + 1),
        label: checkoutCopy.quantityOf(index + 1, unitLabel, cards),
      }))}
    />
  );
}
