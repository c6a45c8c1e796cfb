import { invariant, type PlainDate, type ProductFlow, type RootWords } from '@fumi/domain';
import { createContext, useContext } from 'react';

/** A product that is made here, as far as the routes must know it before anything is fetched. */
export type MadeProduct = {
  readonly code: string;
  readonly name: string;
  readonly rootUrl: string;
  readonly materialId: number;
  readonly flow: ProductFlow;
  /** A page of a design that shows what the product looks like; null where none is on sale. */
  readonly sample: { readonly kitId: number; readonly page: number } | null;
};

/** What the page at a product's root says. */
export type ProductRoot = RootWords & { readonly url: string };

/** Facts that the server writes into every page (`<script id="fumi-boot" type="application/json">`). */
export type Boot = {
  /** The shop's day; the browser's clock may be wrong. */
  readonly today: PlainDate;
  /** Where the kit files are: '' on the same origin, or a CDN without trailing slash (spec §7: {static}). */
  readonly staticUrl: string;
  /** Outside service that is told of events where visitors agree; '' is none. */
  readonly collectorUrl: string;
  /** Whether HEIC that a browser cannot read is decoded by ours. */
  readonly hasHeicDecoder: boolean;
  /** In the order of the shelf: the first leads the shop. */
  readonly made: readonly MadeProduct[];
  readonly roots: readonly ProductRoot[];
};

export const BOOT_ELEMENT_ID = 'fumi-boot';

/** Of the page that the server rendered; the development server copies them from there. */
export function readBoot(): Boot {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  return JSON.parse(text ?? 'null') as Boot;
}

/** Provided where the application is rendered, by the server and in the browser. */
export const BootContext = createContext<Boot | null>(null);

export function useBoot(): Boot {
  const boot = useContext(BootContext);
  invariant(boot, 'Whoever renders gives the facts of the page.');
  return boot;
}
