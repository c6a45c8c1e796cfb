import type { AddressProblems, PrintAddress } from '@fumi/domain';
import { Link } from 'react-router';
import { ProblemList } from '../../address/AddressTable.tsx';
import { hasProblems } from '../../address/address-check.ts';
import { addressCopy, nameWords } from '../../copy/address.ts';
import { confirmCopy } from '../../copy/confirm.ts';
import { recipientsCopy } from '../../copy/recipients.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { ToMend } from './ToMend.tsx';

type Props = {
  readonly recipients: readonly PrintAddress[];
  /** Of each recipient, in their order. */
  readonly problems: readonly AddressProblems[];
  readonly limit: number;
};

/** Recipients whose cards the press would refuse, each with what is wrong (spec §2); nothing where all is well. */
export function OpenProblems({ recipients, problems, limit }: Props) {
  const { paths } = useShop();
  const open = problems.map((each, at) => ({ each, at })).filter(({ each }) => hasProblems(each));
  if (open.length === 0) return null;
  return (
    <ToMend label={confirmCopy.problems}>
      {open.map(({ each, at }) => (
        <ProblemList key={at} problems={each}>
          <b>
            {recipientsCopy.numbered(at + 1, limit)}{' '}
            {nameWords(recipients[at]?.name ?? { last: '', first: '', honorific: '' }) ||
              addressCopy.nameless}
          </b>
        </ProblemList>
      ))}
      <Link {...buttonAttributes({ size: 'small' })} to={paths.step('receiver')}>
        {confirmCopy.editRecipients}
      </Link>
    </ToMend>
  );
}
