import { type DeliveryAddress, emptyPrintAddress, invariant, type PrintAddress } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { TRIAL_BUILDINGS, TRIAL_NAMES, TRIAL_ZIPS } from './trial-people.data.ts';

export type TrialPerson = {
  readonly delivery: DeliveryAddress;
  readonly print: PrintAddress;
};

const at = <Row>(rows: readonly Row[], share: number): Row => {
  const row = rows[Math.floor(share * rows.length)];
  invariant(row !== undefined, 'A share is below 1, and a table has rows.');
  return row;
};

/** A made-up person: the town as the postal table has it, the rest by chance. */
export function trialPerson({ zip: zips }: Pick<Context, 'zip'>, dice: () => number): TrialPerson {
  const { last, first, kana } = at(TRIAL_NAMES, dice());
  const zip = at(TRIAL_ZIPS, dice());
  const [town] = zips.directory().find(zip);
  invariant(town, `The postal table knows ${zip}.`);
  const block = [1 + dice() * 8, 1 + dice() * 20, 1 + dice() * 15].map(Math.floor).join('-');
  const place = {
    zip,
    state: town.prefecture,
    address1: town.city + town.area,
    address2: `${block} ${at(TRIAL_BUILDINGS, dice())}`.trim(),
  };
  const tel = `03-0000-${String(Math.floor(dice() * 10_000)).padStart(4, '0')}`;
  return {
    delivery: { ...place, name: `${last} ${first}`, kana, tel },
    print: { ...emptyPrintAddress(), ...place, name: { last, first, honorific: '様' } },
  };
}
