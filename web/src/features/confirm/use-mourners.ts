import { mournersAt, newYearOf, newYearsDay, type PrintAddress } from '@fumi/domain';
import { client } from '../../api.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useCall } from '../../platform/use-call.ts';

/** A recipient who may be in mourning: the contacts whose name and place these are. */
export type MournerQuestion = {
  readonly at: number;
  readonly recipient: PrintAddress;
  readonly codes: readonly string[];
};

type Mourners = { readonly held: readonly PrintAddress[]; readonly asked: readonly MournerQuestion[] };

/**
 * Recipients who mourn at the New Year that the design greets. The picker holds contacts back; whoever came in under
 * another design, was marked since, or was typed by hand, is found here by code, or by name and place. The server
 * refuses them too.
 */
export function useMourners(recipients: readonly PrintAddress[], group: ChosenKit['group']): Mourners {
  const year = newYearOf(group);
  const { value } = useCall(year === null || recipients.length === 0 ? null : String(year), (signal) =>
    client.contactsMourning({ query: { on: newYearsDay(year ?? 0) } }, { signal }),
  );
  if (year === null || !value) return { held: [], asked: [] };
  const mourningOf = mournersAt(value.contacts, year);
  return {
    held: recipients.filter((recipient) => mourningOf(recipient).is.length > 0),
    asked: recipients.flatMap((recipient, at) => {
      const { is, mayBe } = mourningOf(recipient);
      const codes = mayBe.map(({ code }) => code);
      return is.length === 0 && codes.length > 0 ? [{ at, recipient, codes }] : [];
    }),
  };
}
