import { destinationCopy } from '../../copy/checkout.ts';
import { Message } from '../../ui/Message.tsx';
import type { DeliveryCheck } from './use-delivery-checks.ts';

/** What sending to a place means, in plain words; nothing where there is nothing to say. */
export function DeliveryNotice({ check }: { readonly check: DeliveryCheck | undefined }) {
  if (!check) return null;
  if (!check.isKnown) {
    return (
      <Message tone="warning" announced>
        {destinationCopy.unknownZip}
      </Message>
    );
  }
  if (check.notice === null) return null;
  return (
    <Message tone="info" announced>
      {check.notice}
    </Message>
  );
}
