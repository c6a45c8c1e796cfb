import { LABEL_FIELDS } from '@fumi/domain';
import { parcelsCopy } from '../../copy/desk-parcels.ts';
import type { Answered } from '../desk-client.ts';

export type ParcelList = Answered<'deskParcelList'>;
export type ListedParcel = ParcelList['parcels'][number];

const isOfLabel = (field: string): boolean => LABEL_FIELDS.some((one) => one === field);

/** Why the label of a parcel does not fit a layout of a carrier's file. */
export const labelProblems = ({ problems }: ListedParcel, layout: string): string[] =>
  problems
    .filter((problem) => problem.layout === layout && isOfLabel(problem.field))
    .map((problem) => parcelsCopy.problems[problem.code](problem));

/** Parcels that a carrier's file can take: not exported yet, of no held order, and with a label that fits. */
export const exportable = (parcels: readonly ListedParcel[], layout: string): ListedParcel[] =>
  parcels.filter((one) => !one.held && one.exportedAt === null && labelProblems(one, layout).length === 0);

/** What is wrong with the shop's own words, once for all parcels. */
export const shopProblems = (parcels: readonly ListedParcel[], layout: string): string[] => [
  ...new Set(
    parcels
      .flatMap(({ problems }) => problems)
      .filter((problem) => problem.layout === layout && !isOfLabel(problem.field))
      .map((problem) => parcelsCopy.problems[problem.code](problem)),
  ),
];
