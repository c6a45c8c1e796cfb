import { Link } from 'react-router';
import { bookCopy } from '../../copy/address-book.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import styles from './AddressBookPage.module.css';

type Props = { readonly isEmpty: boolean; readonly onExport: () => void };

/** The pages and dialogs that are about the whole book. */
export function BookTools({ isEmpty, onExport }: Props) {
  const small = buttonAttributes({ size: 'small' });
  return (
    <nav className={styles.tools} aria-label={bookCopy.tools}>
      <Link to={paths.contactImport()} {...small}>
        {bookCopy.import}
      </Link>
      <Link to={paths.contactRequests()} {...small}>
        {bookCopy.requests}
      </Link>
      {isEmpty ? null : (
        <>
          <Link to={paths.contactCheck()} {...small}>
            {bookCopy.check}
          </Link>
          <Link to={paths.contactDuplicates()} {...small}>
            {bookCopy.duplicates}
          </Link>
          <Button size="small" onClick={onExport}>
            {bookCopy.export}
          </Button>
        </>
      )}
    </nav>
  );
}
