import { type Almanac, type AlmanacYear, addMonths, type Edition } from '@fumi/domain';
import { UnreachableError } from '../platform/answer.ts';
import { almanacUrl } from '../shop/static-url.ts';

/** What the days of the years are called that were fetched so far. */
const known: Record<number, AlmanacYear> = {};

/** Complete for every edition whose page was let in. */
export const almanac: Almanac = known;

async function fetchYear(staticUrl: string, year: number): Promise<void> {
  if (known[year]) return;
  const response = await fetch(almanacUrl(staticUrl, year)).catch(() => null);
  if (!response?.ok) throw new UnreachableError(`The almanac of ${year} could not be fetched.`);
  known[year] = (await response.json()) as AlmanacYear;
}

/** Fetches the years of an edition and of the months beside it, which grids show too. */
export async function loadAlmanac(staticUrl: string, { startMonth }: Edition, months: number): Promise<void> {
  const years = [addMonths(startMonth, -1), startMonth, addMonths(startMonth, months)].map(
    ({ year }) => year,
  );
  await Promise.all([...new Set(years)].map((year) => fetchYear(staticUrl, year)));
}
