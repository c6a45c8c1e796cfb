import { type KitInfo, YEAR_END_GROUP_ID } from '@fumi/domain';
import { kitsCopy } from '../../copy/kits.ts';
import { Message } from '../../ui/Message.tsx';
import { editionYear } from './edition-year.ts';

/** Says when the year-end greetings come back, while they are not on sale (spec §2). */
export function ClosedNotice({ info }: { readonly info: KitInfo }) {
  const year = editionYear(info, YEAR_END_GROUP_ID);
  return <Message tone="info">{year === null ? kitsCopy.closedUnknownYear : kitsCopy.closed(year)}</Message>;
}
