import { designCount } from '@fumi/domain';
import { Link } from 'react-router';
import { kitsCopy } from '../../copy/kits.ts';
import { useChosenKit } from '../../draft/chosen-kit.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { ClosedNotice, isYearEndOver } from './ClosedNotice.tsx';
import { DesignList } from './DesignList.tsx';
import { designsOf } from './designs-of.ts';
import styles from './GroupsPage.module.css';
import { useOwnPhoto } from './own-photo.ts';

/** How many designs of each group are shown here. */
const SHOWN = 4;

/** Goes on with the draft of this device; shown once that was read. */
function Resume() {
  const shop = useShop();
  const chosen = useChosenKit();
  if (chosen === null) return null;
  return (
    <Link {...buttonAttributes({ variant: 'primary' })} to={shop.paths.preview()}>
      {kitsCopy.resume}
    </Link>
  );
}

/** Kit selection: the groups that are on show, with their first designs (spec §2: base). */
export function Component() {
  const shop = useShop();
  const own = useOwnPhoto();
  return (
    <>
      <Wide>
        <PageHead title={kitsCopy.groupsTitle}>{kitsCopy.groupsLead(shop.product)}</PageHead>
        <div className={styles.groups}>
          {isYearEndOver(shop) ? <ClosedNotice info={shop.info} /> : null}
          {shop.catalogue.map((group, index) => (
            <section key={group.id} aria-labelledby={`group-${group.id}`}>
              <div className={styles.head}>
                <h2 id={`group-${group.id}`}>{group.label}</h2>
                <Link to={shop.paths.kit(group.id)}>
                  <VisuallyHidden>{kitsCopy.designsOf(group.label)}</VisuallyHidden>
                  {kitsCopy.all} {kitsCopy.designCount(designCount(group))}
                </Link>
              </div>
              <DesignList
                shop={shop}
                designs={designsOf(group).slice(0, SHOWN)}
                isFirst={index === 0}
                columns="four"
                own={own}
              />
            </section>
          ))}
        </div>
      </Wide>
      <ActionBar
        back={
          <a {...buttonAttributes({ variant: 'quiet' })} href={shop.product.rootUrl}>
            {kitsCopy.back}
          </a>
        }
      >
        <Resume />
      </ActionBar>
    </>
  );
}
