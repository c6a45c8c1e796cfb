import { isPlainDate, ORDER_STATES, type OrderState } from '@fumi/domain';

/** The filters of the list, kept in the URL so that a filtered list can be linked to. */
type OrderFilters = {
  readonly q?: string;
  readonly state?: OrderState;
  readonly productCode?: string;
  readonly deliveryTypeId?: number;
  readonly day?: string;
  readonly after?: string;
};

const isState = (text: string): text is OrderState => (ORDER_STATES as readonly string[]).includes(text);

/** The filters in the URL; invalid ones are left out. */
export function readFilters(search: string): OrderFilters {
  const params = new URLSearchParams(search);
  const [q, state, product, delivery, day, after] = ['q', 'state', 'product', 'delivery', 'day', 'after'].map(
    (name) => params.get(name)?.trim() ?? '',
  ) as [string, string, string, string, string, string];
  return {
    ...(q ? { q: q.slice(0, 100) } : {}),
    ...(isState(state) ? { state } : {}),
    ...(/^[A-Z]\d{4}$/.test(product) ? { productCode: product } : {}),
    ...(/^\d{1,9}$/.test(delivery) ? { deliveryTypeId: Number(delivery) } : {}),
    ...(isPlainDate(day) ? { day } : {}),
    ...(after ? { after: after.slice(0, 120) } : {}),
  };
}

/** The URL's query for the form's fields; empty ones are left out, and the list starts at its first page. */
export function filtersOf(data: FormData): string {
  const params = new URLSearchParams();
  for (const name of ['q', 'state', 'product', 'delivery', 'day']) {
    const value = data.get(name);
    if (typeof value === 'string' && value.trim() !== '') params.set(name, value.trim());
  }
  return params.toString();
}

/** The query of the URL for the next page of the list. */
export function pageAfter(search: string, after: string): string {
  const params = new URLSearchParams(search);
  params.set('after', after);
  return params.toString();
}
