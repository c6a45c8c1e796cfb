import { Link, useLocation } from 'react-router';
import { flowErrorCopy } from '../../copy/catalogue.ts';
import { errorCopy } from '../../copy/shell.ts';
import { paths } from '../../paths.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './InfoPage.module.css';

/** `{product root}error/`: where a failed sign-in, registration or upload lands (spec §2). */
export function Component() {
  const { pathname } = useLocation();
  const rootUrl = pathname.replace(/error\/?$/, '');
  return (
    <Wide>
      <PageHead title={errorCopy.title}>{flowErrorCopy.text}</PageHead>
      <p className={styles.actions}>
        {rootUrl === paths.postcardRoot() ? (
          <Link {...buttonAttributes({ variant: 'primary' })} to={paths.preview()}>
            {flowErrorCopy.retry}
          </Link>
        ) : null}
        <a {...buttonAttributes()} href={rootUrl}>
          {flowErrorCopy.toRoot}
        </a>
      </p>
    </Wide>
  );
}
