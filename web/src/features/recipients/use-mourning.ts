import { type Contact, mournsAtNewYear, YEAR_END_GROUP_ID } from '@fumi/domain';
import { useChosenKit } from '../../platform/chosen-kit.ts';

/** Who must not get the chosen design: a family in mourning gets no New Year's card. */
export function useMourning(): (contact: Contact) => boolean {
  const group = useChosenKit()?.group;
  // The New Year of an edition is the one in which it goes off sale.
  const year = Number(group?.expirationDate?.slice(0, 4));
  const isNewYear = group?.id === YEAR_END_GROUP_ID && Number.isInteger(year);
  return ({ mourningUntil }) => isNewYear && mournsAtNewYear(mourningUntil ?? '', year);
}
