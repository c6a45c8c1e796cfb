import { useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { deskOrdersCopy as copy, STATE_CHOICES } from '../../copy/desk-orders.ts';
import { focusHeading } from '../../platform/focus-heading.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonAttributes } from '../../ui/button-attributes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/Select.tsx';
import { TabNav } from '../../ui/TabNav.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { chooseFocused } from '../ChooseBox.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { type Answered, desk, deskLoaded } from '../desk-client.ts';
import { deskPaths } from '../desk-paths.ts';
import { useMay, useSession } from '../operator.ts';
import { LIST_SHORTCUTS, useShortcuts } from '../shortcuts.ts';
import { BulkActs } from './BulkActs.tsx';
import { OrderRows } from './OrderRows.tsx';
import styles from './OrdersPage.module.css';
import { filtersOf, pageAfter, readFilters } from './order-filters.ts';

type Orders = Answered<'deskOrderList'>;

export const loader = async ({ request }: LoaderFunctionArgs): Promise<Orders> => {
  const query = readFilters(new URL(request.url).search);
  return deskLoaded(await desk.deskOrderList({ query }));
};

/** All orders; the filters are in the URL. */
export function Component() {
  const { orders, next } = useLoaderData() as Orders;
  const { search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ ...LIST_SHORTCUTS, x: chooseFocused, '/': () => field.current?.focus() });
  const filters = search.replace(/^\?/, '');
  return (
    <DeskPage title={copy.title}>
      <TabNav label={copy.state}>
        {copy.views.map((view) => (
          <Link
            key={view.label}
            to={deskPaths.orders(view.filters)}
            aria-current={view.filters === filters ? 'page' : undefined}
          >
            {view.label}
          </Link>
        ))}
      </TabNav>
      <Filters key={search} field={field} />
      {orders.length === 0 ? (
        <EmptyState>{copy.empty}</EmptyState>
      ) : (
        <Chosen key={`${search} list`} orders={orders} />
      )}
      <Pages search={search} next={next} />
    </DeskPage>
  );
}

/** The lines of a page, and what is done with several of them. */
function Chosen({ orders }: Pick<Orders, 'orders'>) {
  const [chosen, onChoose] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <BulkActs {...{ orders, chosen, onChoose }} />
      <OrderRows label={copy.title} orders={orders} choice={{ chosen, onChoose }} />
    </>
  );
}

function Pages({ search, next }: { readonly search: string; readonly next: string | null }) {
  const { after } = readFilters(search);
  const params = new URLSearchParams(search);
  params.delete('after');
  return (
    <div className={styles.pages}>
      {after ? (
        <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.orders(params.toString())}>
          {copy.first}
        </Link>
      ) : null}
      {next ? (
        <Link {...buttonAttributes({ size: 'small' })} to={deskPaths.orders(pageAfter(search, next))}>
          {copy.next}
        </Link>
      ) : null}
    </div>
  );
}

function Filters({ field }: { readonly field: React.RefObject<HTMLInputElement | null> }) {
  const { products, deliveries } = useSession();
  const may = useMay();
  const navigate = useNavigate();
  const { search } = useLocation();
  const chosen = readFilters(search);
  const form = useRef<HTMLFormElement>(null);
  const show = () => {
    if (form.current) void navigate(deskPaths.orders(filtersOf(new FormData(form.current))));
  };
  const any = { value: '', label: copy.all };
  return (
    <search>
      <form
        ref={form}
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          show();
          // The keys `j` and `k` go through the list; a focused field would take them for letters.
          focusHeading();
        }}
      >
        <TextField
          ref={field}
          type="search"
          name="q"
          label={may('person-see') ? copy.search : copy.searchByNumber}
          defaultValue={chosen.q ?? ''}
          beside={
            <Button type="submit" icon="search">
              {copy.find}
            </Button>
          }
        />
        <Select
          name="state"
          label={copy.state}
          options={STATE_CHOICES}
          defaultValue={chosen.state ?? ''}
          onChange={show}
        />
        <Select
          name="product"
          label={copy.product}
          options={[any, ...products.map(({ code, label }) => ({ value: code, label }))]}
          defaultValue={chosen.productCode ?? ''}
          onChange={show}
        />
        <Select
          name="delivery"
          label={copy.delivery}
          options={[any, ...deliveries.map(({ id, label }) => ({ value: String(id), label }))]}
          defaultValue={String(chosen.deliveryTypeId ?? '')}
          onChange={show}
        />
        {/* A date changes at each key: it counts when the field is left or Enter is pressed. */}
        <TextField
          type="date"
          name="day"
          label={copy.day}
          defaultValue={chosen.day ?? ''}
          onBlur={({ target }) => {
            if (target.value !== (chosen.day ?? '')) show();
          }}
        />
      </form>
    </search>
  );
}
