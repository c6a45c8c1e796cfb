import { YEAR_END_GROUP_ID } from '@fumi/domain';
import { data, Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { kitsCopy } from '../../copy/kits.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { CurrentInView } from '../../ui/Scroller.tsx';
import { TabNav } from '../../ui/TabNav.tsx';
import { Wide } from '../../ui/Wide.tsx';
import { ClosedNotice, isYearEndOver } from './ClosedNotice.tsx';
import { designsPath, useDesignFilter } from './design-filter.ts';
import { GroupDesigns, NoDesigns } from './GroupDesigns.tsx';

/** The group id is an integer, the tag id is optional (spec §2); anything else is no page. */
export function loader({ params }: LoaderFunctionArgs): null {
  const isId = (text: string | undefined): boolean => text === undefined || /^\d{1,9}$/.test(text);
  if (!isId(params.groupId) || !isId(params.tagId)) throw data(null, { status: 404 });
  return null;
}

type GroupsProps = { readonly shop: Shop; readonly current: number; readonly search: string };

function Groups({ shop, current, search }: GroupsProps) {
  return (
    <TabNav label={kitsCopy.groupsLabel}>
      {shop.catalogue.map(({ id, label }) => (
        <Link
          key={id}
          to={designsPath(shop.paths, search, id)}
          aria-current={id === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </TabNav>
  );
}

/** Nothing to choose: the year-end greetings are over, or a group has no designs. */
function NoGroup({ shop, isClosed }: { readonly shop: Shop; readonly isClosed: boolean }) {
  const { paths, info } = shop;
  const toGroups = (
    <Link {...buttonAttributes()} to={paths.create()}>
      {kitsCopy.toGroups}
    </Link>
  );
  return (
    <NoDesigns>
      {isClosed ? (
        <ClosedNotice info={info} />
      ) : (
        <EmptyState action={toGroups}>{kitsCopy.noDesigns}</EmptyState>
      )}
    </NoDesigns>
  );
}

/** Leads to the head of a long list (spec §2), with the focus; as a link it works before hydration. */
function ToTop() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, with scripts or without
    <a
      {...buttonAttributes()}
      href="#top"
      onClick={(event) => {
        event.preventDefault();
        window.scrollTo({ top: 0 });
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrow-up" />
      {kitsCopy.toTop}
    </a>
  );
}

/** Design selection: tabs per group, chips per tag, the designs of each tag under its anchor (spec §2). */
export function Component() {
  const shop = useShop();
  const params = useParams();
  const groupId = Number(params.groupId);
  const tagId = params.tagId === undefined ? null : Number(params.tagId);
  const group = shop.catalogue.find(({ id }) => id === groupId);
  const isClosed = groupId === YEAR_END_GROUP_ID && isYearEndOver(shop);
  const filtering = useDesignFilter(shop);
  return (
    <>
      <Wide>
        <PageHead title={kitsCopy.groupsTitle}>{kitsCopy.groupsLead(shop.product)}</PageHead>
        <CurrentInView current={`${groupId}`}>
          <Groups shop={shop} current={groupId} search={filtering.search} />
        </CurrentInView>
        {group ? (
          <GroupDesigns {...{ shop, group, tagId, filtering }} />
        ) : (
          <NoGroup {...{ shop, isClosed }} />
        )}
      </Wide>
      <ActionBar
        back={
          <a {...buttonAttributes({ variant: 'quiet' })} href={shop.product.rootUrl}>
            {kitsCopy.back}
          </a>
        }
      >
        <ToTop />
      </ActionBar>
    </>
  );
}
