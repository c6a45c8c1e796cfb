import { mournsAtNewYear, newYearOf, type PrintAddress } from '@fumi/domain';
import { useEffect, useState } from 'react';
import { client } from '../../api.ts';
import type { ChosenKit } from '../../draft/chosen-kit.ts';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Which recipients mourn at the New Year that the design greets, by their codes in the address book. The picker holds
 * them back; whoever came in under another design, or was marked since, is found here. The server refuses them too.
 */
export function useMourners(
  recipients: readonly PrintAddress[],
  group: ChosenKit['group'],
): ReadonlySet<string> {
  const [mourners, setMourners] = useState(NOBODY);
  const year = newYearOf(group);
  const codes = recipients
    .flatMap(({ code }) => (code === '' ? [] : [code]))
    .sort()
    .join(' ');
  useEffect(() => {
    setMourners(NOBODY);
    if (year === null || codes === '') return;
    let isGone = false;
    void client.contactsMourning({ body: { codes: codes.split(' ') } }).then((answer) => {
      if (!answer.ok || isGone) return;
      const found = answer.value.people.filter(({ mourning_until }) => mournsAtNewYear(mourning_until, year));
      setMourners(new Set(found.map(({ code }) => code)));
    });
    return () => {
      isGone = true;
    };
  }, [year, codes]);
  return mourners;
}
