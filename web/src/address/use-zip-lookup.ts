import { isZip, resolveZip, type ZipPlace } from '@fumi/domain';
import { useRef, useState } from 'react';
import { client } from '../api.ts';
import { addressCopy, ZIP_PROBLEM, ZIP_REFUSALS } from '../copy/address.ts';
import { fillPlace, mayFill, type ZipAddress } from './zip-fill.ts';

type LookUp = {
  readonly isBusy: boolean;
  /** Spec §5 and §8: why nothing was filled. */
  readonly error: string | null;
  readonly done: string | null;
  /** Places to choose from where the zip stands for several (design §7). */
  readonly candidates: readonly ZipPlace[];
};

const QUIET: LookUp = { isBusy: false, error: null, done: null, candidates: [] };

type Binding<A extends ZipAddress> = {
  /** The form as it is when the answer comes, which may be later than the question. */
  readonly current: () => A;
  readonly onFill: (address: A, autocompleted: string) => void;
};

/** Zip → address: as the seventh digit is typed, or on the button (spec §5, §8). */
export function useZipLookUp<A extends ZipAddress>({ current, onFill }: Binding<A>) {
  const [lookUp, setLookUp] = useState<LookUp>(QUIET);
  const autocompleted = useRef<string | null>(null);

  const choose = (place: ZipPlace) => {
    const filled = fillPlace(current(), place);
    autocompleted.current = filled.autocompleted;
    onFill(filled.address, filled.autocompleted);
    setLookUp({ ...QUIET, done: addressCopy.zipFilled });
  };

  const search = async (zip: string, isAsked: boolean) => {
    setLookUp({ ...QUIET, isBusy: true });
    const answer = await client.zipinfoGet({ query: { zip } });
    if (current().zip !== zip) return setLookUp(QUIET);
    if (!answer.ok) return setLookUp({ ...QUIET, error: ZIP_REFUSALS.failed });
    const { info } = answer.value;
    const candidates = info.length > 1 ? info : [];
    const place = resolveZip(info);
    if (!place.ok) return setLookUp({ ...QUIET, error: ZIP_REFUSALS[place.error], candidates });
    if (isAsked || mayFill(current(), autocompleted.current)) choose(place.value);
    setLookUp((now) => ({ ...now, isBusy: false, candidates }));
  };

  return {
    lookUp,
    choose,
    /** The seventh digit was typed: fills only what is empty; errors go. */
    onZipTyped: (zip: string) => {
      setLookUp(QUIET);
      if (isZip(zip)) void search(zip, false);
    },
    /** The button: says what is wrong with the zip, else fills. */
    onAsk: () => {
      const { zip } = current();
      if (isZip(zip)) void search(zip, true);
      else setLookUp({ ...QUIET, error: ZIP_PROBLEM });
    },
  };
}
