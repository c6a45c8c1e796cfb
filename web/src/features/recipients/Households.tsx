import { type Household, households, type PrintAddress } from '@fumi/domain';
import { contactName } from '../../copy/address.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Row } from '../../ui/Row.tsx';

/** More are offered when these are joined. */
const OFFERED = 5;

type Props = {
  readonly recipients: readonly PrintAddress[];
  readonly onJoin: (household: Household) => void;
};

/** Who lives at one address may get one card. */
export function Households({ recipients, onJoin }: Props) {
  const found = households(recipients).slice(0, OFFERED);
  if (found.length === 0) return null;
  return (
    <Message tone="info" announced>
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
    </Message>
  );
}
