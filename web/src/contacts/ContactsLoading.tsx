import type { CallFailure } from '@fumi/contract/client';
import { contactsCopy } from '../copy/contacts.ts';
import { failureSentence } from '../copy/failure.ts';
import type { useCall } from '../platform/use-call.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';

type Props = { readonly call: ReturnType<typeof useCall<unknown, CallFailure>> };

/** Where contacts are to appear: that they are on their way, or that they could not be loaded. */
export function ContactsLoading({ call: { value, failure, again } }: Props) {
  if (failure !== null)
    return (
      <Message tone="error" announced>
        <p>{failureSentence(failure, contactsCopy.unreachable)}</p>
        <Button size="small" onClick={again}>
          {contactsCopy.retry}
        </Button>
      </Message>
    );
  return value === null ? <p role="status">{contactsCopy.loading}</p> : null;
}
