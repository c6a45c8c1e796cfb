import { type Household, households, isSamePerson, type PrintAddress } from '@fumi/domain';
import { contactName } from '../../copy/address.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';

/** How many households are offered at a time: others follow as these are joined. */
const OFFERED = 5;

type Props = {
  readonly recipients: readonly PrintAddress[];
  readonly onJoin: (household: Household) => void;
};

/** Households of different people: one person with two cards has a warning on the cards. */
export const severalOf = (recipients: readonly PrintAddress[]): readonly Household[] =>
  households(recipients).filter(({ places: [first, ...others] }) =>
    others.some((at) => !isOne(recipients[first ?? 0], recipients[at])),
  );

const isOne = (one: PrintAddress | undefined, other: PrintAddress | undefined): boolean =>
  one !== undefined && other !== undefined && isSamePerson(one, other);

/** Offers people who live at one address one card together. */
export function Households({ recipients, onJoin }: Props) {
  const found = severalOf(recipients).slice(0, OFFERED);
  if (found.length === 0) return null;
  return (
    <AnnouncedMessage tone="info">
      <p>{recipientsCopy.sameAddress}</p>
      <Row>
        {found.map((household) => (
          <Button key={household.places.join()} size="small" onClick={() => onJoin(household)}>
            {recipientsCopy.join(
              household.places.flatMap((at) => recipients[at] ?? []).map((one) => contactName(one)),
            )}
          </Button>
        ))}
      </Row>
    </AnnouncedMessage>
  );
}
