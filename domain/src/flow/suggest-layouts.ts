import type { Size } from '../geometry/rect.ts';
import type { PageLayout } from '../kit/page-layout.ts';
import { cheapestAssignment } from './assignment.ts';
import { type MatchedPhoto, shapeCost } from './match-photos.ts';

/** What a page can show: a layout, or null for what its design draws there, and the frames of its photos, pt. */
export type PageOption = { readonly layout: PageLayout | null; readonly frames: readonly Size[] };

/** A page of a suggestion: its layout, and which of the photos lie in its frames. */
export type SuggestedPage = { readonly layout: PageLayout | null; readonly photos: readonly number[] };

/*
 * What is weighed beside orientation, resolution and faces (`shapeCost`): the design's own pages come first, and photos are
 * spread as evenly as they can be.
 */
const COST = { layout: 0.3, uneven: 0.25 } as const;

type Fitted = { readonly cost: number; readonly page: SuggestedPage };

/** The cheapest way to lay photos that follow each other on one page; null where none of its options takes so many. */
function bestPage(
  photos: readonly MatchedPhoto[],
  first: number,
  count: number,
  options: readonly PageOption[],
): Fitted | null {
  let best: Fitted | null = null;
  for (const { layout, frames } of options) {
    if (frames.length !== count) continue;
    const costs = Array.from({ length: count }, (_, at) =>
      frames.map((frame) => shapeCost(photos[first + at] ?? null, frame)),
    );
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

type Step = { readonly cost: number; readonly count: number; readonly page: SuggestedPage | null };

/** The cheapest ways to lay the first photos on the first pages: by page, then by how many photos lie up to there. */
type Steps = readonly (readonly (Step | undefined)[])[];

type Task = {
  readonly photos: readonly MatchedPhoto[];
  readonly pages: readonly (readonly PageOption[])[];
  /** How many of both take part: each page gets one photo at least. */
  readonly photoCount: number;
  readonly pageCount: number;
};

const mostOn = (options: readonly PageOption[]): number =>
  Math.max(0, ...options.map(({ frames }) => frames.length));

/** Pages that have the same options share what was found for them. */
function fitter({ photos, pages }: Task) {
  const known = new Map<string, Fitted | null>();
  return (page: number, first: number, count: number): Fitted | null => {
    const options = pages[page] ?? [];
    const key = `${pages.indexOf(options)} ${first} ${count}`;
    const found = known.get(key) ?? bestPage(photos, first, count, options);
    known.set(key, found);
    return found;
  };
}

function cheapestSteps(task: Task): Steps {
  const { pages, photoCount, pageCount } = task;
  const fit = fitter(task);
  const steps: (Step | undefined)[][] = [[{ cost: 0, count: 0, page: null }]];
  for (let page = 0; page < pageCount; page += 1) {
    const next: (Step | undefined)[] = [];
    for (const [done, step] of (steps[page] ?? []).entries()) {
      // Each page behind has a photo, too.
      const most = Math.min(mostOn(pages[page] ?? []), photoCount - done - (pageCount - 1 - page));
      for (let count = 1; step && count <= most; count += 1) {
        const fitted = fit(page, done, count);
        if (fitted === null) continue;
        const cost = step.cost + fitted.cost + COST.uneven * (count - photoCount / pageCount) ** 2;
        const best = next[done + count];
        if (!best || cost < best.cost) next[done + count] = { cost, count, page: fitted.page };
      }
    }
    steps.push(next);
  }
  return steps;
}

/**
 * Layouts for photos in the order in which they were taken, page by page from the first: each photo whole where that
 * can be, all of them shown where the pages can hold them. Fewer photos than pages leave the last pages without an
 * answer; of too many the last ones are left out. The cheapest of all ways, page by page (dynamic programming).
 */
export function suggestLayouts(
  photos: readonly MatchedPhoto[],
  pages: readonly (readonly PageOption[])[],
): SuggestedPage[] {
  const room = pages.reduce((sum, options) => sum + mostOn(options), 0);
  const photoCount = Math.min(photos.length, room);
  const pageCount = Math.min(pages.length, photoCount);
  const steps = cheapestSteps({ photos, pages, photoCount, pageCount });
  const answer: SuggestedPage[] = [];
  let done = photoCount;
  for (let page = pageCount; page > 0; page -= 1) {
    const step = steps[page]?.[done];
    if (!step?.page) return [];
    answer.unshift(step.page);
    done -= step.count;
  }
  return answer;
}
