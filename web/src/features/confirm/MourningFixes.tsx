import { type PrintAddress, removeRecipient } from '@fumi/domain';
import { Link } from 'react-router';
import { contactName } from '../../copy/address.ts';
import { confirmCopy } from '../../copy/confirm.ts';
import { setRecipients } from '../../draft/change-draft.ts';
import { useDraft } from '../../draft/draft-store.ts';
import { useShop } from '../../shop/use-shop.ts';
import { AnnouncedMessage } from '../../ui/AnnouncedMessage.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { onFirstClick } from '../../ui/first-click.ts';
import { Message } from '../../ui/Message.tsx';
import { Row } from '../../ui/Row.tsx';
import { BLOCKS_ORDER } from './show-place.ts';
import type { MournerQuestion } from './use-mourners.ts';

function ToRecipients() {
  const { paths } = useShop();
  return (
    <Link {...buttonAttributes({ size: 'small' })} to={paths.step('receiver')} {...BLOCKS_ORDER}>
      {confirmCopy.editRecipients}
    </Link>
  );
}

/** Says that it is not known who mourns, so that the order waits, with a button that asks again. */
export const MourningUnknown = ({ onAgain }: { readonly onAgain: () => void }) => (
  <Message tone="error" announced>
    <p>{confirmCopy.mourningFailed}</p>
    <p>
      <Button size="small" onClick={onAgain} {...BLOCKS_ORDER}>
        {confirmCopy.mourningAgain}
      </Button>
    </p>
  </Message>
);

/** Says whom a New Year's card must not reach, and what to do; nothing where nobody mourns. */
export function MourningFixes({ people }: { readonly people: readonly PrintAddress[] }) {
  if (people.length === 0) return null;
  return (
    <Message tone="error" announced>
      <p>{confirmCopy.mourners(people.map(contactName).join('、'))}</p>
      <p>
        <ToRecipients />
      </p>
    </Message>
  );
}

/** Asks whether a recipient is a contact in mourning; the answer is kept with the recipient. */
export function MourningQuestions({ questions }: { readonly questions: readonly MournerQuestion[] }) {
  const recipients = useDraft((draft) => draft.recipients);
  return questions.map(({ at, recipient, codes }) => {
    const name = contactName(recipient);
    const differs = { ...recipient, differsFrom: [...(recipient.differsFrom ?? []), ...codes] };
    return (
      <AnnouncedMessage key={at} tone="warning">
        <p>{confirmCopy.maybeMourner(name)}</p>
        <Row>
          <Button
            size="small"
            onClick={onFirstClick(() => setRecipients(removeRecipient(recipients, at)))}
            {...BLOCKS_ORDER}
          >
            {confirmCopy.isMourner}
          </Button>
          <Button size="small" onClick={onFirstClick(() => setRecipients(recipients.with(at, differs)))}>
            {confirmCopy.isNoMourner}
          </Button>
        </Row>
      </AnnouncedMessage>
    );
  });
}
