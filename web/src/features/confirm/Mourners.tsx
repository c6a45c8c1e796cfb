import type { PrintAddress } from '@fumi/domain';
import { Link } from 'react-router';
import { nameWords } from '../../copy/address.ts';
import { confirmCopy } from '../../copy/confirm.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Message } from '../../ui/Message.tsx';

/** Says whom a New Year's card must not reach, and what to do; nothing where nobody mourns. */
export function Mourners({ people }: { readonly people: readonly PrintAddress[] }) {
  const { paths } = useShop();
  if (people.length === 0) return null;
  return (
    <Message tone="error" announced>
      <p>{confirmCopy.mourners(people.map(({ name }) => nameWords(name)).join('、'))}</p>
      <p>
        <Link {...buttonAttributes({ size: 'small' })} to={paths.step('receiver')}>
          {confirmCopy.editRecipients}
        </Link>
      </p>
    </Message>
  );
}
