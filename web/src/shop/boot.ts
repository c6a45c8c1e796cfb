import { dayInTokyo, type PlainDate, type ProductFlow } from '@fumi/domain';

/** A product that is made here, as far as the routes must know it before anything is fetched. */
export type MadeProduct = {
  readonly code: string;
  readonly name: string;
  readonly rootUrl: string;
  readonly paperId: number;
  readonly flow: ProductFlow;
  /** A page of a design that shows what the product looks like; null where none is on sale. */
  readonly sample: { readonly kitId: number; readonly page: number } | null;
};

/** Facts that the server writes into every page (`<script id="fumi-boot" type="application/json">`). */
export type Boot = {
  /** The shop's day; the browser's clock may be wrong. */
  readonly today: PlainDate;
  /** Where the kit files are: '' on the same origin, or a CDN without trailing slash (spec §7: {static}). */
  readonly staticUrl: string;
  /** Outside service that is told of events where visitors agree; '' is none. */
  readonly collectorUrl: string;
  readonly made: readonly MadeProduct[];
};

export const BOOT_ELEMENT_ID = 'fumi-boot';

/** In the development server no page was rendered: the browser's own day, the same origin. */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) return { today: dayInTokyo(Date.now()), staticUrl: '', collectorUrl: '', made: [] };
  return JSON.parse(text) as Boot;
}
