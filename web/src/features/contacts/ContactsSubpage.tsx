import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contactsCopy } from '../../copy/contacts.ts';
import { paths } from '../../paths.ts';
import { useKeptFocus } from '../../platform/use-kept-focus.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { Column } from '../../ui/Column.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';

type Props = {
  readonly title: string;
  readonly lead: string;
  /** How wide it is. */
  readonly kind?: 'list' | 'page';
  readonly children: ReactNode;
};

/** A page beside the list of contacts; its link back to the list is there while the rest still loads. */
export function ContactsSubpage({ title, lead, kind = 'list', children }: Props) {
  useKeptFocus();
  return (
    <Wide>
      <PageHead
        title={title}
        actions={
          <Link to={paths.contactBook()} {...buttonAttributes({ variant: 'quiet', size: 'small' })}>
            {contactsCopy.back}
          </Link>
        }
      >
        <p>{lead}</p>
      </PageHead>
      <Column kind={kind}>{children}</Column>
    </Wide>
  );
}
