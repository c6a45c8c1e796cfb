import { Link, useLocation } from 'react-router';
import { flowErrorCopy } from '../../copy/catalogue.ts';
import { errorCopy } from '../../copy/shell.ts';
import { flowPaths } from '../../paths.ts';
import { useShop } from '../../shop/use-shop.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wide } from '../../ui/Wide.tsx';
import styles from './InfoPage.module.css';

/** `{product root}error/`: where a failed sign-in, registration or upload lands (spec §2). */
export function Component() {
  const { pathname } = useLocation();
  const rootUrl = pathname.replace(/error\/?$/, '');
  const made = useShop().products.find((product) => product.rootUrl === rootUrl && product.flow)?.flow;
  return (
    <Wide>
      <PageHead title={errorCopy.title}>{flowErrorCopy.text}</PageHead>
      <p className={styles.actions}>
        {made ? (
          <Link {...buttonAttributes({ variant: 'primary' })} to={flowPaths(made.createUrl).preview()}>
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
