import { type Contact, mournsAtNewYear, newYearOf } from '@fumi/domain';
import { useChosenKit } from '../../draft/chosen-kit.ts';

/** Who must not get the chosen design: a family in mourning gets no New Year's card. */
export function useMourning(): (contact: Contact) => boolean {
  const group = useChosenKit()?.group;
  const year = group ? newYearOf(group) : null;
  return ({ mourningUntil }) => year !== null && mournsAtNewYear(mourningUntil ?? '', year);
}
