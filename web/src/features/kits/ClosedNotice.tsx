import { isYearEndClosed, type KitInfo, YEAR_END_GROUP_ID } from '@fumi/domain';
import { kitsCopy } from '../../copy/kits.ts';
import type { Shop } from '../../shop/shop.ts';
import { Message } from '../../ui/Message.tsx';

/** The year for which a group of designs is made: the one in which it goes off sale; null where data has none. */
export function editionYear(info: KitInfo, groupId: number): number | null {
  const expirationDate = info.tagGroups.find(({ id }) => id === groupId)?.expirationDate;
  return expirationDate ? Number(expirationDate.slice(0, 4)) : null;
}

/** Whether the product has year-end greetings that are not on sale now. */
export const isYearEndOver = ({ info, catalogue }: Shop): boolean =>
  info.tagGroups.some(({ id }) => id === YEAR_END_GROUP_ID) && isYearEndClosed(catalogue);

/** Says when the year-end greetings come back, while they are not on sale (spec §2). */
export function ClosedNotice({ info }: { readonly info: KitInfo }) {
  const year = editionYear(info, YEAR_END_GROUP_ID);
  return <Message tone="info">{year === null ? kitsCopy.closedUnknownYear : kitsCopy.closed(year)}</Message>;
}
