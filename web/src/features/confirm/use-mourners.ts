import { mournsAtNewYear, newYearOf, type PrintAddress } from '@fumi/domain';
import { client } from '../../api.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';
import { useCall } from '../../platform/use-call.ts';

/**
 * Recipients who mourn at the New Year that the design greets. The picker holds them back; whoever came in under
 * another design, or was marked since, is found here by their code in the contacts. The server refuses them too.
 */
export function useMourners(
  recipients: readonly PrintAddress[],
  group: ChosenKit['group'],
): readonly PrintAddress[] {
  const year = newYearOf(group);
  const codes = recipients.flatMap(({ code }) => (code === '' ? [] : [code])).sort();
  const { value } = useCall(year === null || codes.length === 0 ? null : codes.join(), (signal) =>
    client.contactsMourning({ body: { codes } }, { signal }),
  );
  const untilByCode = new Map(value?.contacts.map(({ code, mourningUntil }) => [code, mourningUntil]));
  return recipients.filter(({ code }) => {
    const until = untilByCode.get(code);
    return year !== null && until !== undefined && mournsAtNewYear(until, year);
  });
}
