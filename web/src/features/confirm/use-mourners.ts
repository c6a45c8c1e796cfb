import { mournersAt, newYearOf, newYearsDay, type PrintAddress } from '@fumi/domain';
import { type Answered, client } from '../../api.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useCall } from '../../platform/use-call.ts';

/** A recipient who may be in mourning, and the codes of the mourning contacts who may be meant. */
export type MournerQuestion = {
  readonly at: number;
  readonly recipient: PrintAddress;
  readonly codes: readonly string[];
};

type Mourners = {
  /** The order waits until it is known who mourns: the server would refuse the card in the middle of the upload. */
  readonly answer: 'known' | 'awaited' | 'failed';
  readonly held: readonly PrintAddress[];
  readonly asked: readonly MournerQuestion[];
};

type Asked = { readonly value: Answered<'contactsMourning'> | null; readonly isLoading: boolean };

/** Which recipients mourn at a New Year, and about whom to ask; `year` is null for any other card. */
export function mournersAmong(
  recipients: readonly PrintAddress[],
  year: number | null,
  { value, isLoading }: Asked,
): Mourners {
  if (year === null || recipients.length === 0) return { answer: 'known', held: [], asked: [] };
  if (!value) return { answer: isLoading ? 'awaited' : 'failed', held: [], asked: [] };
  const mourningOf = mournersAt(value.contacts, year);
  return {
    answer: 'known',
    held: recipients.filter((recipient) => mourningOf(recipient).is.length > 0),
    asked: recipients.flatMap((recipient, at) => {
      const { is, mayBe } = mourningOf(recipient);
      const codes = mayBe.map(({ code }) => code);
      return is.length === 0 && codes.length > 0 ? [{ at, recipient, codes }] : [];
    }),
  };
}

/**
 * Recipients who mourn at the New Year that the design greets. The picker leaves them out; those who were
 * added under another design, marked since, or typed by hand are found here by contact code, or by name and
 * address. The server refuses them too.
 */
export function useMourners(recipients: readonly PrintAddress[], group: ChosenKit['group']) {
  const year = newYearOf(group);
  const { again, ...call } = useCall(
    year === null || recipients.length === 0 ? null : String(year),
    (signal) => client.contactsMourning({ query: { on: newYearsDay(year ?? 0) } }, { signal }),
  );
  return { ...mournersAmong(recipients, year, call), again };
}
