import { fillFromZip, isBlank, isZip, type Locality, type PrintAddress, resolveZip } from '@fumi/domain';
import { useRef, useState } from 'react';
import { localitiesOfZip } from '../card/localities.ts';
import { addressCopy } from '../copy/address.ts';
import { ZIP_PROBLEM, ZIP_REFUSALS } from '../copy/address-problems.ts';

/** The lines that a zip can fill; the address of a card and of an order have more. */
export type ZipAddress = Pick<PrintAddress, 'zip' | 'state' | 'address1' | 'address2'>;

type Filled<A extends ZipAddress> = {
  readonly address: A;
  /** The three lines without a street number that was typed, for `looksUnfinished` (spec §4). */
  readonly autocompleted: string;
};

const linesOf = ({ state, address1, address2 }: Omit<ZipAddress, 'zip'>): string =>
  `${state}${address1}${address2}`;

/** True when a look-up may fill by itself: nothing was typed, or what is there came from a look-up. */
export const mayFill = (address: ZipAddress, lookedUp: string | null): boolean =>
  linesOf(address) === '' || linesOf(address) === lookedUp;

/**
 * Puts a locality into an address. A street number that continues it stays, and so does a building. Lines that would
 * pass their limits are parted (spec §5).
 */
export function fillLocality<A extends ZipAddress>(address: A, locality: Locality): Filled<A> {
  const { state, address1, address2 } = fillFromZip(locality);
  const filled = {
    ...address,
    state,
    address1: address.address1.startsWith(address1) ? address.address1 : address1,
    address2: address2 === '' ? address.address2 : address2,
  };
  return { address: filled, autocompleted: linesOf({ ...filled, address1 }) };
}

/** Which address a question was about: an answer to another one is dropped. */
export const askedKey = ({ zip, state, address1, address2 }: ZipAddress): string =>
  JSON.stringify([zip, state, address1, address2]);

type Mend = ZipAddress & { readonly what: 'zip' | 'town' };

/** What is filled in unasked: a missing zip that has one candidate. Nothing typed is changed. */
export function zipToFill(asked: ZipAddress, mends: readonly Mend[]): Pick<ZipAddress, 'zip'> | null {
  const [only, ...others] = mends;
  return isBlank(asked.zip) && only?.what === 'zip' && others.length === 0 ? { zip: only.zip } : null;
}

type LookUp = {
  readonly isBusy: boolean;
  /** Spec §5 and §8: why nothing was filled. */
  readonly error: string | null;
  readonly done: string | null;
  /** Localities to choose from where the zip stands for several (design §7). */
  readonly candidates: readonly Locality[];
};

const IDLE: LookUp = { isBusy: false, error: null, done: null, candidates: [] };

type Binding<A extends ZipAddress> = {
  /** The form as it is when the answer comes, which may be later than the question. */
  readonly current: () => A;
  readonly onFill: (address: A, autocompleted: string) => void;
  /** Gets each look-up as it begins; it resolves once the answer is filled in, or has failed. */
  readonly onLookUp?: ((done: Promise<void>) => void) | undefined;
};

/** Zip → address: as the seventh digit is typed, or on the button (spec §5, §8). */
export function useZipLookUp<A extends ZipAddress>({ current, onFill, onLookUp }: Binding<A>) {
  const [lookUp, setLookUp] = useState<LookUp>(IDLE);
  /** The last locality's own lines: a building beside them was typed, and stays. */
  const lookedUp = useRef<string | null>(null);

  const choose = (locality: Locality) => {
    const filled = fillLocality(current(), locality);
    lookedUp.current = linesOf(fillFromZip(locality));
    onFill(filled.address, filled.autocompleted);
    setLookUp({ ...IDLE, done: addressCopy.zipFilled });
  };

  const find = async (zip: string, isAsked: boolean) => {
    setLookUp({ ...IDLE, isBusy: true });
    const info = await localitiesOfZip(zip);
    if (current().zip !== zip) return setLookUp(IDLE);
    if (!info) return setLookUp({ ...IDLE, error: ZIP_REFUSALS.failed });
    const candidates = info.length > 1 ? info : [];
    const locality = resolveZip(info);
    if (!locality.ok) return setLookUp({ ...IDLE, error: ZIP_REFUSALS[locality.error], candidates });
    if (isAsked || mayFill(current(), lookedUp.current)) choose(locality.value);
    setLookUp((now) => ({ ...now, isBusy: false, candidates }));
  };

  const search = (zip: string, isAsked: boolean): void => {
    const done = find(zip, isAsked);
    onLookUp?.(done);
  };

  const ask = (isAsked: boolean): void => {
    const { zip } = current();
    if (isZip(zip)) search(zip, isAsked);
    else setLookUp({ ...IDLE, error: ZIP_PROBLEM });
  };

  return {
    lookUp,
    choose,
    /** The seventh digit was typed: fills only what is empty; errors go. */
    onZipTyped: (zip: string) => {
      setLookUp(IDLE);
      if (isZip(zip)) search(zip, false);
    },
    /** The button: says what is wrong with the zip, else fills. */
    onAsk: () => ask(true),
    /** Enter: the same, but what was typed beside the zip stays. */
    onEnter: () => ask(false),
  };
}
