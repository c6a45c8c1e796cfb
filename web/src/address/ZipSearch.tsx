import { isBlank, isZip, ok, zipAgrees } from '@fumi/domain';
import { useRef, useState } from 'react';
import { client } from '../api.ts';
import { localitiesOfZip } from '../card/localities.ts';
import { localityWords, mendWords, zipSearchCopy } from '../copy/zip-search.ts';
import { useCall } from '../platform/use-call.ts';
import { Button } from '../ui/Button.tsx';
import { Candidates } from './Candidates.tsx';
import styles from './ZipField.module.css';
import { askedKey, type ZipAddress, zipToFill } from './zip-look-up.ts';

type Props = {
  readonly address: ZipAddress;
  /** The form as it is when an answer comes. */
  readonly current: () => ZipAddress;
  readonly onMend: (mended: Partial<ZipAddress>) => void;
};

type Choice = { readonly words: string; readonly value: ZipAddress };
type Found = { readonly of: string; readonly choices: readonly Choice[] | 'busy' | 'failed' };

/** The town is complete once a street number, or anything in the second line, is typed. */
const isPastTown = ({ address1, address2 }: ZipAddress): boolean =>
  !isBlank(address2) || /\p{Nd}/u.test(address1);

/** What the typed zip stands for, where the address is elsewhere; null where they agree or nobody knows yet. */
function useDoubt(address: ZipAddress): string | null {
  const { value: localities } = useCall(isZip(address.zip) ? address.zip : null, async () =>
    ok(await localitiesOfZip(address.zip)),
  );
  if (!localities || localities.length === 0 || !isPastTown(address) || zipAgrees(address, localities))
    return null;
  return localityWords(localities);
}

/** Finds the zip of an address; where the two disagree, offers mends for either. */
export function ZipSearch({ address, current, onMend }: Props) {
  const [found, setFound] = useState<Found | null>(null);
  /** The address as it was mended last, and what was done to it. */
  const [mended, setMended] = useState({ key: '', words: '' });
  const note = useRef<HTMLParagraphElement>(null);
  const doubt = useDoubt(address);
  const { zip, state, address1, address2 } = address;
  const isMissing = isBlank(zip) && !isBlank(address1);

  const asked = { zip, state, address1, address2 };
  const key = askedKey(asked);
  const mend = (change: Partial<ZipAddress>) => {
    const next = { ...asked, ...change };
    setFound(null);
    setMended({
      key: askedKey(next),
      words: next.zip === zip ? zipSearchCopy.townDone : zipSearchCopy.zipDone,
    });
    onMend(change);
    // The pressed button disappears.
    note.current?.focus({ preventScroll: true });
  };
  const search = async () => {
    setFound({ of: key, choices: 'busy' });
    const answer = await client.zipSearch({ body: asked });
    // The address was changed meanwhile: the answer is about another one.
    if (askedKey(current()) !== key) return setFound(null);
    if (!answer.ok) return setFound({ of: key, choices: 'failed' });
    const { mends } = answer.value;
    const fill = zipToFill(asked, mends);
    if (fill) return mend(fill);
    const choices = mends.map((one) => ({
      words: mendWords(one),
      value: { zip: one.zip, state: one.state, address1: one.address1, address2: one.address2 },
    }));
    setFound({ of: key, choices });
  };
  const choices = found?.of === key ? found.choices : [];
  const isAnswered = found?.of === key && choices !== 'busy';
  return (
    <>
      {/* Rendered while empty: a live region that comes with its words is not read aloud. */}
      <p ref={note} className={styles.note} role="status" tabIndex={-1}>
        {mended.key === key ? mended.words : null}
        {doubt === null ? null : zipSearchCopy.doubt(zip, doubt)}
        {choices === 'failed' ? zipSearchCopy.failed : null}
        {isAnswered && choices.length === 0 ? zipSearchCopy.none : null}
      </p>
      {isMissing || doubt !== null ? (
        <div>
          <Button
            size="small"
            variant="quiet"
            icon="search"
            busy={choices === 'busy'}
            onClick={() => void search()}
          >
            {doubt === null ? zipSearchCopy.ask : zipSearchCopy.askMends}
          </Button>
        </div>
      ) : null}
      <Candidates
        legend={zipSearchCopy.choose}
        candidates={typeof choices === 'string' ? [] : choices}
        onChoose={mend}
      />
    </>
  );
}
