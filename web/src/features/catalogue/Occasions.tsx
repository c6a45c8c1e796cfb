import { type CatalogueGroup, designCount, type Kit, type PlainDate } from '@fumi/domain';
import { DesignThumb } from '../../card/DesignThumb.tsx';
import { occasionsCopy } from '../../copy/catalogue.ts';
import { kitsCopy } from '../../copy/kits.ts';
import type { Shop } from '../../shop/shop.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './Occasions.module.css';

function whenText(expirationDate: PlainDate | null): string {
  if (expirationDate === null) return occasionsCopy.always;
  const [, month, day] = expirationDate.split('-').map(Number);
  return occasionsCopy.until(month ?? 0, day ?? 0);
}

/** The design that stands for its group: the first landscape one, else the first. */
function faceOf({ tags }: CatalogueGroup): Kit | undefined {
  const kits = tags.flatMap((tag) => tag.kits);
  return kits.find(({ orientation }) => orientation === 'landscape') ?? kits[0];
}

/** The groups of designs that are on show today. */
export function Occasions({ shop }: { readonly shop: Shop }) {
  const { catalogue, staticUrl, paths } = shop;
  return (
    <ul className={styles.occasions}>
      {catalogue.map((group) => {
        const face = faceOf(group);
        return (
          <li key={group.id}>
            <a href={paths.kit(group.id)}>
              <span className={styles.picture}>
                {face ? <DesignThumb kit={face} staticUrl={staticUrl} alt="" sizes="96px" /> : null}
              </span>
              <span className={styles.name}>{group.label}</span>
              <span className={styles.when}>{whenText(group.expirationDate)}</span>
              <span className={styles.mark}>
                <Badge>{kitsCopy.designCount(designCount(group))}</Badge>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
