import type { Content } from '../../content/content.ts';
import type { OrderRow } from './order.repository.ts';

/** The carrier's page about a parcel; null where the parcel or its delivery type is not tracked. */
export function trackingUrl(
  { content }: { readonly content: Pick<Content, 'goods'> },
  { deliveryTypeId }: Pick<OrderRow, 'deliveryTypeId'>,
  trackingNumber: string | null,
): string | null {
  const type = content.goods.deliveryTypes.find(({ id }) => id === deliveryTypeId);
  if (!type?.trackingUrl || trackingNumber === null) return null;
  return type.trackingUrl.replace('{number}', encodeURIComponent(trackingNumber));
}
