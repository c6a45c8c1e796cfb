import { rootCopy } from '../../copy/catalogue.ts';
import { report } from '../../platform/analytics.ts';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import styles from './ProductRoot.module.css';

/** Points to the native apps, which let a photo be assigned to each card (spec §1). */
export function AppBanner() {
  return (
    <div className={styles.app}>
      <p>{rootCopy.appText}</p>
      <p className={styles.stores}>
        {rootCopy.appStores.map(({ store, label, href }) => (
          <a
            key={store}
            {...buttonAttributes({ size: 'small' })}
            href={href}
            rel="noopener"
            onClick={() => report({ name: 'app_store_click', store })}
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
