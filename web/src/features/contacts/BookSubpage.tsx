import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { importCopy } from '../../copy/contacts-import.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './Subpages.module.css';

type Props = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** A page of the address book beside its list, with the way back. */
export function BookSubpage({ title, lead, children }: Props) {
  return (
    <Wide>
      <PageHead title={title}>
        <p>{lead}</p>
      </PageHead>
      <div className={styles.page}>
        {children}
        <p>
          <Link to={paths.contactBook()}>{importCopy.back}</Link>
        </p>
      </div>
    </Wide>
  );
}
