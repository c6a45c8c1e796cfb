import { isBlank } from '@fumi/domain';
import { useState } from 'react';
import { client } from '../api.ts';
import { zipSearchCopy } from '../copy/zip-search.ts';
import { Button } from '../ui/Button.tsx';
import styles from './AddressForm.module.css';
import type { ZipAddress } from './zip-fill.ts';

type Found = { readonly zip: string; readonly words: string };
type State = 'idle' | 'busy' | 'failed' | readonly Found[];

type Props = {
  readonly address: ZipAddress;
  readonly onZip: (zip: string) => void;
};

/** The other way round: whoever has an address but no zip is told which it may be. */
export function ZipSearch({ address, onZip }: Props) {
  const [state, setState] = useState<State>('idle');
  if (!isBlank(address.zip) || isBlank(address.address1)) return null;
  const search = async () => {
    setState('busy');
    const { state: prefecture, address1, address2 } = address;
    const answer = await client.zipSearch({ body: { state: prefecture, address1, address2 } });
    if (!answer.ok) return setState('failed');
    const found = answer.value.candidates.map(({ zip, city, area, facility }) => ({
      zip,
      words: zipSearchCopy.candidate(zip, `${city}${area}${facility}`),
    }));
    const [only] = found;
    if (only && new Set(found.map(({ zip }) => zip)).size === 1) onZip(only.zip);
    else setState(found);
  };
  const found = Array.isArray(state) ? (state as readonly Found[]) : [];
  return (
    <>
      <div>
        <Button
          size="small"
          variant="quiet"
          icon="search"
          busy={state === 'busy'}
          onClick={() => void search()}
        >
          {zipSearchCopy.ask}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {state === 'failed' ? zipSearchCopy.failed : null}
        {Array.isArray(state) && found.length === 0 ? zipSearchCopy.none : null}
      </p>
      {found.length > 0 ? (
        <fieldset className={styles.candidates}>
          <legend>{zipSearchCopy.choose}</legend>
          {found.map(({ zip, words }) => (
            <Button key={words} size="small" onClick={() => onZip(zip)}>
              {words}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
