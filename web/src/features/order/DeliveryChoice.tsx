import { checkoutCopy } from '../../copy/checkout.ts';
import { yenText } from '../../copy/money.ts';
import type { DeliveryType } from '../../platform/shop.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

type Props = {
  readonly types: readonly DeliveryType[];
  readonly value: number;
  readonly onChange: (id: number) => void;
};

/** The ways of delivery that the product offers; a suspended one is shown and says so (spec §3). */
export function DeliveryChoice({ types, value, onChange }: Props) {
  return (
    <RadioGroup
      label={checkoutCopy.delivery}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      options={types.map((type) => ({
        value: String(type.id),
        label: type.label,
        aside: type.feeYen === 0 ? checkoutCopy.free : yenText(type.feeYen),
        description: [...type.description, ...(type.suspend ? [checkoutCopy.suspended] : [])].join(' '),
        disabled: type.suspend,
      }))}
    />
  );
}
