import { addressKey, type PostalAddress } from '@fumi/domain';
import { checkAddress, mendsOf } from '../src/modules/delivery/delivery.service.ts';
import type { Zips } from '../src/modules/delivery/zip-open.ts';
import { KEEPS_ZIP, type Written } from './written-addresses.ts';

const keyOf = ({ zip, state, address1, address2 }: PostalAddress): string =>
  `${zip} ${addressKey(state + address1 + address2)}`;

/** What the audit makes of damaged addresses. */
export function auditFigures(zips: Zips, damaged: readonly Written[]) {
  const answers = damaged.map((one) => ({ ...one, mends: checkAddress(zips, one.typed).mends }));
  const offered = answers.filter(({ mends }) => mends.length > 0);
  const isRight = ({ mends, truth }: (typeof answers)[number]) =>
    mends[0] !== undefined && keyOf(mends[0]) === keyOf(truth);
  const right = answers.filter(isRight);
  return {
    precision: right.length / offered.length,
    recall: right.length / damaged.length,
    missed: answers.filter((answer) => !isRight(answer)),
    spoiled: answers.filter(
      ({ kind, truth, mends }) => KEEPS_ZIP.includes(kind) && mends.some(({ zip }) => zip !== truth.zip),
    ),
  };
}

/** How often the zip of an address without one is the first answer, and among the first three. */
export function reverseFigures(zips: Zips, written: readonly Written[]) {
  const ranks = written.map(({ truth, typed }) =>
    mendsOf(zips, { ...typed, zip: '' }).findIndex(({ zip }) => zip === truth.zip),
  );
  const share = (best: number) => ranks.filter((rank) => rank >= 0 && rank < best).length / ranks.length;
  return { first: share(1), amongThree: share(3), missed: written.filter((_, index) => ranks[index] !== 0) };
}
