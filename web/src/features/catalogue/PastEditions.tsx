import { rootCopy } from '../../copy/catalogue.ts';
import type { Shop } from '../../shop/shop.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './ProductRoot.module.css';

/** What a root once sold beside what it sells now; nothing where it has no past. */
export function PastEditions({ shop, rootUrl }: { readonly shop: Shop; readonly rootUrl: string }) {
  const ofRoot = shop.products.filter((product) => product.rootUrl === rootUrl);
  const current = ofRoot.find(({ flow }) => flow !== null);
  const past = ofRoot.filter(({ flow }) => flow === null);
  if (!current || past.length === 0) return null;
  return (
    <div className={styles.past}>
      {past.map(({ code, name }) => (
        <Message key={code} tone="info">
          {rootCopy.past(name)}
          <a href={current.flow?.createUrl}>{rootCopy.toCurrent(current.name)}</a>
        </Message>
      ))}
    </div>
  );
}
