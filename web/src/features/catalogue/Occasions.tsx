import { type CatalogueGroup, designCount, type PlainDate } from '@fumi/domain';
import { homeCopy } from '../../copy/catalogue.ts';
import { kitsCopy } from '../../copy/kits.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './Occasions.module.css';

function whenText(expirationDate: PlainDate | null): string {
  if (expirationDate === null) return homeCopy.always;
  const [, month, day] = expirationDate.split('-').map(Number);
  return homeCopy.until(month ?? 0, day ?? 0);
}

/** The groups of designs that are on show today. */
export function Occasions({ catalogue }: { readonly catalogue: readonly CatalogueGroup[] }) {
  return (
    <ul className={styles.occasions}>
      {catalogue.map((group) => (
        <li key={group.id}>
          <a href={paths.kit(group.id)}>
            <span className={styles.name}>{group.label}</span>
            <span className={styles.when}>{whenText(group.expirationDate)}</span>
            <span className={styles.mark}>
              <Badge>{kitsCopy.designCount(designCount(group))}</Badge>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
