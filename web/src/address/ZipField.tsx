import { zipDigits } from '@fumi/domain';
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addressCopy } from '../copy/address.ts';
import { hasPointer } from '../platform/has-pointer.ts';
import { isByKeys } from '../platform/is-by-keys.ts';
import { isComposing } from '../platform/is-composing.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { FieldRemarks } from './address-check.ts';
import { Candidates } from './Candidates.tsx';
import styles from './ZipField.module.css';
import { ZipSearch } from './ZipSearch.tsx';
import { useZipLookUp, type ZipAddress } from './zip-look-up.ts';

/** Spec §5: the zip's input holds seven; hyphens, 〒 and full-width digits are understood and left out. */
const ZIP_LENGTH = 7;

/** After a pause this long, ms, fewer than seven digits are an error; before, they are still being typed. */
const PAUSE_MS = 1500;

/** Whether a zip of fewer than seven digits is still being typed; `judge` ends that. */
function useIsTyping(zip: string) {
  const [judged, setJudged] = useState(zip);
  useEffect(() => {
    const timer = setTimeout(() => setJudged(zip), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [zip]);
  const isTyping = judged !== zip && zip.length > 0 && zip.length < ZIP_LENGTH;
  return { isTyping, judge: () => setJudged(zip) };
}

type Props<A extends ZipAddress> = {
  readonly address: A;
  readonly onChange: (address: A) => void;
  /** What a look-up filled, for the question after 'next' (spec §4). */
  readonly onAutocomplete?: (text: string) => void;
  readonly onLookUp?: ((done: Promise<void>) => void) | undefined;
  readonly remarks: FieldRemarks;
  /** Whose address it is in, where a page has several. */
  readonly of?: string | undefined;
  /** The browser may fill in its owner's own address. */
  readonly autofill: boolean;
  /** Focus is somewhere in the address: its other fields, too, can make the zip wrong. */
  readonly announcesError: boolean;
};

/** The zip of a card's address or of an order's, which fills in the locality it stands for. */
export function ZipField<A extends ZipAddress>({
  address,
  onChange,
  onAutocomplete,
  onLookUp,
  remarks,
  of,
  autofill,
  announcesError,
}: Props<A>) {
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);
  const { lookUp, choose, onZipTyped, onAsk, onEnter } = useZipLookUp({
    current: () => latest.current,
    onFill: (filled, autocompleted) => {
      onChange(filled);
      onAutocomplete?.(autocompleted);
    },
    onLookUp,
  });

  const onType = (text: string) => {
    const zip = zipDigits(text).slice(0, ZIP_LENGTH);
    latest.current = { ...address, zip };
    onChange(latest.current);
    onZipTyped(zip);
  };
  // While an input method composes, its text must not be touched.
  const onInput = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      onChange({ ...address, zip: target.value });
    else onType(target.value);
  };

  const { isTyping, judge } = useIsTyping(address.zip);
  const part = useRef<HTMLDivElement>(null);
  const wasByKeys = useRef(false);
  /**
   * The pressed button disappears. For keys and mouse, focus goes to the zip field, unless it has
   * left this part meanwhile.
   */
  const keepFocus = () => {
    if ((wasByKeys.current || hasPointer()) && part.current?.contains(document.activeElement))
      part.current.querySelector('input')?.focus();
  };

  return (
    <div
      ref={part}
      className={styles.zip}
      onClickCapture={(event) => {
        wasByKeys.current = isByKeys(event);
      }}
    >
      <TextField
        label={addressCopy.zip}
        hint={addressCopy.zipHint}
        inputMode="numeric"
        autoComplete={autofill ? 'postal-code' : 'off'}
        value={address.zip}
        onChange={onInput}
        onBlur={judge}
        onKeyDown={(event) => {
          // Enter looks the zip up: submitting would save an address that has only begun.
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          if (!event.repeat) onEnter();
        }}
        onCompositionEnd={(event) => onType(event.currentTarget.value)}
        error={lookUp.error ?? (isTyping ? undefined : remarks.error)}
        announcesError={announcesError}
        warning={remarks.warning}
        beside={
          <Button busy={lookUp.isBusy} onClick={onAsk} aria-label={of && addressCopy.zipButtonOf(of)}>
            {addressCopy.zipButton}
          </Button>
        }
      />
      <p className={styles.note} role="status">
        {lookUp.isBusy ? addressCopy.zipBusy : lookUp.done}
      </p>
      <ZipSearch
        address={address}
        current={() => latest.current}
        onMend={(mended) => {
          keepFocus();
          onChange({ ...latest.current, ...mended });
        }}
      />
      <Candidates
        legend={addressCopy.zipCandidates}
        candidates={lookUp.candidates.map((locality) => {
          const { prefecture, city, area, facility } = locality;
          return { words: `${prefecture}${city}${area}${facility}`, value: locality };
        })}
        onChoose={(locality) => {
          keepFocus();
          choose(locality);
        }}
      />
    </div>
  );
}
