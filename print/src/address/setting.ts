import type { Locality, Numerals } from '@fumi/domain';
import type { Issue } from '../display-list.ts';
import type { FontChain } from '../text/font-chain.ts';
import type { CardSpace } from './card-space.ts';

/** What every part of an address face is set with. */
export type Setting = {
  readonly space: CardSpace;
  readonly chain: FontChain;
  readonly numerals: Numerals;
  readonly localities: LocalitiesOfZip;
  readonly party: Issue['party'];
};

/** The localities that a zip stands for, none where it is unknown. Line breaks depend on them. */
export type LocalitiesOfZip = (zip: string) => readonly Locality[];
