import type { Room } from '../text/fit.ts';

/** Longest family name, given name and honorific of a block, each set solid, in em. */
type NameLengths = { readonly lastEm: number; readonly firstEm: number; readonly honorificEm: number };

/** Lengths with air and where the parts start, in em from the top of the block. */
export type NameSpacing = {
  readonly lastEm: number;
  readonly firstEm: number;
  readonly firstAtEm: number;
  readonly honorificAtEm: number;
  readonly totalEm: number;
};

// A block of four kanji with 様 looks right at about this length; shorter ones are let out, longer taken in.
const IDEAL_EM = 6.8;
const LOOSEST = 1.5;
const TIGHTEST = 0.3;
/** Air in a name at looseness 1: between characters, between the two names, before the honorific. */
const AIR = { character: 0.14, names: 0.66, honorific: 0.6 };

/** Puts air into a name block: as much as looks right and as its room allows. */
export function spreadName(lengths: NameLengths, room: Room): NameSpacing {
  const { lastEm, firstEm, honorificEm } = lengths;
  const characters = Math.max(0, lastEm - 1) + Math.max(0, firstEm - 1);
  const names = lastEm > 0 && firstEm > 0 ? AIR.names : 0;
  const honorific = honorificEm > 0 ? AIR.honorific : 0;
  const air = AIR.character * characters + names + honorific;
  const solid = lastEm + firstEm + honorificEm;
  const roomEm = Math.min(IDEAL_EM + characters * 0.1, room.lengthPt / room.sizePt);
  const wanted = air > 0 ? (roomEm - solid) / air : 1;
  // Beyond the ideal length the names keep natural air as long as the room lasts.
  const natural = Math.min(1, air > 0 ? (room.lengthPt / room.sizePt - solid) / air : 1);
  const looseness = Math.min(LOOSEST, Math.max(TIGHTEST, wanted, natural));
  const loose = (lengthEm: number) => lengthEm + Math.max(0, lengthEm - 1) * AIR.character * looseness;
  const last = loose(lastEm);
  const first = loose(firstEm);
  const firstAtEm = last + names * looseness;
  const honorificAtEm = firstAtEm + first + honorific * looseness;
  return { lastEm: last, firstEm: first, firstAtEm, honorificAtEm, totalEm: honorificAtEm + honorificEm };
}
