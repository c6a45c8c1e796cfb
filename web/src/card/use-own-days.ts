import {
  checkOwnDay,
  editionOf,
  isInMonths,
  type Kit,
  monthCount,
  monthsOf,
  type OwnDay,
  type OwnDayProblem,
  unprintableIn,
  type YearMonth,
} from '@fumi/domain';
import { useMemo } from 'react';
import { useDraft } from '../draft/draft-store.ts';
import { useShop } from '../shop/use-shop.ts';
import { useListPrintability } from './list-printability.ts';

/** A day of the draft, what is wrong with it, and whether this calendar lacks its month. */
export type JudgedDay = {
  readonly day: OwnDay;
  readonly problem: OwnDayProblem | null;
  /** Those of its words that cannot be printed. */
  readonly characters: readonly string[];
  readonly isOutside: boolean;
};

const NO_DAYS: readonly OwnDay[] = [];

/** The months that a kit's calendar shows; none of other goods. */
export function useMonths(kit: Kit): readonly YearMonth[] {
  const { info, material } = useShop();
  return useMemo(() => {
    const edition = editionOf(info, kit.id);
    return edition ? monthsOf(edition, monthCount(material)) : [];
  }, [info, material, kit]);
}

/** The own days of the draft, each judged as the press will. */
export function useOwnDays(kit: Kit): readonly JudgedDay[] {
  const days = useDraft(({ calendar }) => calendar?.ownDays) ?? NO_DAYS;
  const months = useMonths(kit);
  const isPrintable = useListPrintability(days.map(({ words }) => words).join(''));
  return useMemo(
    () =>
      days.map((day) => {
        const judged = checkOwnDay(day, isPrintable);
        return {
          day,
          problem: judged.ok ? null : judged.error,
          characters: unprintableIn(day.words, isPrintable),
          isOutside: !isInMonths(day, months),
        };
      }),
    [days, months, isPrintable],
  );
}
