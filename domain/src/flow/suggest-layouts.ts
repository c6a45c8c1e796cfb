import { aspectRatio, type Size } from '../geometry/rect.ts';
import { isOverSpread, type PageLayout } from '../kit/page-layout.ts';
import { cheapestAssignment } from './assignment.ts';
import { type MatchedPhoto, shapeCost } from './match-photos.ts';

/** What a page can show: a layout, or null for what its design draws there, and the frames of its photos, pt. */
export type PageOption = { readonly layout: PageLayout | null; readonly frames: readonly Size[] };

/** A page of a suggestion: its layout, and which of the photos lie in its frames. */
type SuggestedPage = { readonly layout: PageLayout | null; readonly photos: readonly number[] };

/*
 * Costs beside orientation, resolution and faces (`shapeCost`). The design's own layout is preferred while it cuts off
 * less than a quarter of a photo, or less than a fifth of a landscape photo's width: people stand side by side there,
 * and the face finder misses many. Photos are spread as evenly as possible, and a panorama lies over both pages of a
 * spread where there is room for it.
 */
const COST = { layout: 0.19, side: 0.1, uneven: 0.25, panoramaOnOnePage: 2 } as const;

/** So many times as wide as it is high, a photo is a panorama. */
const PANORAMA_RATIO = 2;

const isPanorama = ({ width, height }: Size): boolean => width >= PANORAMA_RATIO * height;

type Fitted = { readonly cost: number; readonly page: SuggestedPage };

/** How many pages a layout takes: two where it lies over a spread. */
type Taken = 1 | 2;

/** A frame that cuts off more of a landscape photo's width than this share costs `COST.side`. */
const MOST_SIDES = 0.17;

const cutsSides = (photo: Size, frame: Size): boolean =>
  aspectRatio(photo) > 1 && aspectRatio(frame) < (1 - MOST_SIDES) * aspectRatio(photo);

function costIn(photo: MatchedPhoto | undefined, frame: Size, taken: Taken): number {
  if (photo === undefined) return 0;
  const isAlone = isPanorama(photo) && taken === 1;
  return (
    shapeCost(photo, frame, taken === 2) +
    (cutsSides(photo, frame) ? COST.side : 0) +
    (isAlone ? COST.panoramaOnOnePage : 0)
  );
}

/** The cheapest way to lay photos that follow each other on one page; null where none of its options takes so many. */
function bestPage(
  photos: readonly MatchedPhoto[],
  options: readonly PageOption[],
  taken: Taken,
  first: number,
): Fitted | null {
  let best: Fitted | null = null;
  for (const { layout, frames } of options) {
    if (frames.length !== photos.length || isOverSpread(layout) !== (taken === 2)) continue;
    const costs = photos.map((photo) => frames.map((frame) => costIn(photo, frame, taken)));
    const frameOf = cheapestAssignment(costs);
    const cost = frameOf.reduce((sum, frame, at) => sum + (costs[at]?.[frame] ?? 0), 0);
    const total = cost + (layout === null ? 0 : COST.layout);
    if (best !== null && best.cost <= total) continue;
    best = {
      cost: total,
      page: { layout, photos: frames.map((_, frame) => first + frameOf.indexOf(frame)) },
    };
  }
  return best;
}

type Step = {
  readonly cost: number;
  readonly count: number;
  readonly taken: Taken;
  readonly page: SuggestedPage | null;
};

/** The cheapest ways to lay the first photos on the first pages: by page, then by how many photos lie up to there. */
type Steps = (Step | undefined)[][];

type Task = {
  readonly photos: readonly MatchedPhoto[];
  readonly pages: readonly (readonly PageOption[])[];
  /** How many photos are laid, and on how many pages at most. */
  readonly photoCount: number;
  readonly pageCount: number;
};

const mostOn = (options: readonly PageOption[]): number =>
  Math.max(0, ...options.map(({ frames }) => frames.length));

/** Pages that have the same options share what was found for them. */
function fitter({ photos, pages }: Task) {
  const known = new Map<string, Fitted | null>();
  return (page: number, first: number, count: number, taken: Taken): Fitted | null => {
    const options = pages[page] ?? [];
    const key = `${pages.indexOf(options)} ${first} ${count} ${taken}`;
    const found = known.get(key) ?? bestPage(photos.slice(first, first + count), options, taken, first);
    known.set(key, found);
    return found;
  };
}

/** How many photos a page can take at once; a spread takes a panorama alone. */
function countsOn({ photos, pages, photoCount }: Task, page: number, done: number, taken: Taken): number[] {
  const next = photos[done];
  const most = taken === 1 ? mostOn(pages[page] ?? []) : next && isPanorama(next) ? 1 : 0;
  return Array.from({ length: Math.min(most, photoCount - done) }, (_, index) => index + 1);
}

function cheapestSteps(task: Task): Steps {
  const { pages, photoCount, pageCount } = task;
  const fit = fitter(task);
  const evenly = photoCount / Math.min(pages.length, photoCount);
  const steps: Steps = Array.from({ length: pageCount + 1 }, () => []);
  steps[0]?.push({ cost: 0, count: 0, taken: 1, page: null });
  for (const [page, here] of steps.entries()) {
    for (const [done, step] of here.entries()) {
      for (const taken of [1, 2] as const) {
        const goal = steps[page + taken];
        for (const count of step && goal ? countsOn(task, page, done, taken) : []) {
          const fitted = fit(page, done, count, taken);
          if (!step || !goal || fitted === null) continue;
          const uneven = taken === 1 ? COST.uneven * (count - evenly) ** 2 : 0;
          const cost = step.cost + fitted.cost + uneven;
          const best = goal[done + count];
          if (!best || cost < best.cost) goal[done + count] = { cost, count, taken, page: fitted.page };
        }
      }
    }
  }
  return steps;
}

/** The number of pages, not below `least`, on which all photos can be laid the cheapest. */
function cheapestEnd(steps: Steps, photoCount: number, least: number): number {
  const costOf = (page: number) => steps[page]?.[photoCount]?.cost ?? Number.POSITIVE_INFINITY;
  const ends = steps.map((_, page) => page).slice(least);
  return ends.reduce((best, page) => (costOf(page) < costOf(best) ? page : best), least);
}

type Pages = readonly (readonly PageOption[])[];

const beginsSpread = (options: readonly PageOption[] = []): boolean =>
  options.some(({ layout }) => isOverSpread(layout));

/**
 * The order of photos on the pages: a panorama that would lie alone on the first page, or on the last of a full book,
 * which have none beside them, changes places with its neighbour.
 */
function orderOn(photos: readonly MatchedPhoto[], pages: Pages): number[] {
  const order = photos.map((_, index) => index);
  if (!pages.some(beginsSpread)) return order;
  const isAt = (index: number): boolean => {
    const photo = photos[index];
    return photo !== undefined && isPanorama(photo);
  };
  const swap = (a: number, b: number): void => {
    if (isAt(a) && photos[b] && !isAt(b)) [order[a], order[b]] = [b, a];
  };
  if (!beginsSpread(pages[0])) swap(0, 1);
  const last = photos.length - 1;
  if (photos.length >= pages.length && last > 2) swap(last, last - 1);
  return order;
}

/**
 * Layouts for photos in the order in which they were taken, page by page from the first: each photo whole where that
 * can be, all of them shown where the pages can hold them. Fewer photos than pages leave the last pages without an
 * answer; of too many the last ones are left out. A panorama lies on a page and, without a photo of its own, on the
 * one behind. The cheapest of all ways, page by page (dynamic programming).
 */
export function suggestLayouts(all: readonly MatchedPhoto[], pages: Pages): SuggestedPage[] {
  const room = pages.reduce((sum, options) => sum + mostOn(options), 0);
  const photoCount = Math.min(all.length, room);
  const order = orderOn(all.slice(0, photoCount), pages);
  const photos = order.flatMap((index) => all[index] ?? []);
  const least = Math.min(pages.length, photoCount);
  const pageCount = Math.min(pages.length, photoCount + photos.filter(isPanorama).length);
  const steps = cheapestSteps({ photos, pages, photoCount, pageCount });
  const answer: SuggestedPage[] = [];
  let done = photoCount;
  let page = cheapestEnd(steps, photoCount, least);
  while (page > 0) {
    const step = steps[page]?.[done];
    if (!step?.page) return [];
    const behind = step.taken === 2 ? [{ layout: step.page.layout, photos: [] }] : [];
    const { layout, photos: here } = step.page;
    answer.unshift({ layout, photos: here.flatMap((photo) => order[photo] ?? []) }, ...behind);
    done -= step.count;
    page -= step.taken;
  }
  return answer;
}
