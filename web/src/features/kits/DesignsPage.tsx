import { type CatalogueGroup, designCount, isYearEndClosed, YEAR_END_GROUP_ID } from '@fumi/domain';
import { data, Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { kitsCopy } from '../../copy/kits.ts';
import { paths } from '../../paths.ts';
import type { Shop } from '../../platform/shop.ts';
import { useShop } from '../../platform/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { ChipWords, chipAttributes } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { TabNav } from '../../ui/TabNav.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import { CurrentInView } from './CurrentInView.tsx';
import { DesignList } from './DesignList.tsx';
import styles from './DesignsPage.module.css';
import { designsOfTag } from './designs-of.ts';
import { ToTop } from './ToTop.tsx';

/** The group id is an integer, the tag id is optional (spec §2); anything else is no page. */
export function loader({ params }: LoaderFunctionArgs): null {
  const isId = (text: string | undefined): boolean => text === undefined || /^\d{1,9}$/.test(text);
  if (!isId(params.groupId) || !isId(params.tagId)) throw data(null, { status: 404 });
  return null;
}

function Groups({ shop, current }: { readonly shop: Shop; readonly current: number }) {
  return (
    <TabNav label={kitsCopy.groupsLabel}>
      {shop.catalogue.map(({ id, label }) => (
        <Link key={id} to={paths.kit(id)} aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </TabNav>
  );
}

function Tags({ group, current }: { readonly group: CatalogueGroup; readonly current: number | null }) {
  return (
    <nav className={styles.tags} aria-label={kitsCopy.tagsLabel}>
      <Link
        {...chipAttributes()}
        to={paths.kit(group.id)}
        aria-current={current === null ? 'true' : undefined}
      >
        <ChipWords count={designCount(group)}>{kitsCopy.all}</ChipWords>
      </Link>
      {group.tags.map((tag) => (
        <Link
          key={tag.id}
          {...chipAttributes()}
          to={paths.kit(group.id, tag.id)}
          aria-current={current === tag.id ? 'true' : undefined}
        >
          <ChipWords count={tag.kits.length}>{tag.label}</ChipWords>
        </Link>
      ))}
    </nav>
  );
}

function Designs({ shop, group }: { readonly shop: Shop; readonly group: CatalogueGroup }) {
  return (
    <div className={styles.lists}>
      {group.tags.map((tag, index) => (
        <section key={tag.id} id={`tag-${tag.id}`} className={styles.list} aria-labelledby={`name-${tag.id}`}>
          <h2 id={`name-${tag.id}`}>{tag.label}</h2>
          <DesignList shop={shop} designs={designsOfTag(group, tag)} isFirst={index === 0} columns="three" />
        </section>
      ))}
    </div>
  );
}

/** Design selection: tabs per group, chips per tag, the designs of each tag under its anchor (spec §2). */
export function Component() {
  const shop = useShop();
  const params = useParams();
  const groupId = Number(params.groupId);
  const tagId = params.tagId === undefined ? null : Number(params.tagId);
  const group = shop.catalogue.find(({ id }) => id === groupId);
  const isClosed = groupId === YEAR_END_GROUP_ID && isYearEndClosed(shop.catalogue);
  return (
    <>
      <Wide>
        <PageHead title={kitsCopy.groupsTitle}>{kitsCopy.groupsLead}</PageHead>
        <CurrentInView current={`${groupId}`}>
          <Groups shop={shop} current={groupId} />
        </CurrentInView>
        {group ? (
          <>
            <CurrentInView current={`${groupId}/${tagId}`}>
              <Tags group={group} current={tagId} />
            </CurrentInView>
            <Designs shop={shop} group={group} />
          </>
        ) : (
          <div className={styles.none}>
            {isClosed ? (
              <ClosedNotice info={shop.info} />
            ) : (
              <EmptyState
                action={
                  <Link {...buttonAttributes()} to={paths.create()}>
                    {kitsCopy.toGroups}
                  </Link>
                }
              >
                {kitsCopy.noDesigns}
              </EmptyState>
            )}
          </div>
        )}
      </Wide>
      <ActionBar
        back={
          <a {...buttonAttributes({ variant: 'quiet' })} href={paths.postcardRoot()}>
            {kitsCopy.back}
          </a>
        }
      >
        <ToTop />
      </ActionBar>
    </>
  );
}
