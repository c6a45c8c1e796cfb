import type { ProductFlow } from '@fumi/domain';
import type { ComponentType } from 'react';
import type { LoaderFunction, UIMatch } from 'react-router';
import type { MadeProduct } from '../shop/boot.ts';

/** The words above the flow's pages (spec §2). */
export type ShownStep = 'design' | 'photo' | 'text' | 'sender' | 'receiver' | 'confirm' | 'order';

/**
 * An order that is made has no links back into the flow: `ordered` while it waits to be paid, as the last
 * step, and `done` after the payment.
 */
export type FlowPosition = ShownStep | 'ordered' | 'done';

/** A page's file, fetched when somebody goes there. */
export type LoadPage = () => Promise<{
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
  /** Shown where the shop can't be reached, by a page that has more to say then than the usual error. */
  readonly Unreached?: ComponentType;
}>;

/** What a route says about itself; the layout and the server read it. */
export type PageHandle = {
  readonly title: string;
  readonly description?: string;
  /** Which step of the flow the page is; pages outside the flow have none. */
  readonly step?: FlowPosition;
  /** The flow that the page belongs to, where its address names no product. */
  readonly flow?: ProductFlow;
  /** What stands here where the shop can't be reached; known with the page's file. */
  Unreached?: ComponentType | undefined;
  /** Complete HTML, or a frame that the browser fills because the page needs the draft. */
  readonly render: 'html' | 'shell';
};

/** Loader data that replaces the handle's step: `order` has links back to a card on this device, `ordered` has none. */
type LoadedPlace = { readonly place?: FlowPosition };

type Matched = { readonly handle: unknown; readonly params?: UIMatch['params'] };

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The handle of the page itself: the last route that has one. */
export function pageHandle(matches: readonly Pick<Matched, 'handle'>[]): PageHandle | null {
  return matches.map(({ handle }) => handle).findLast(isPageHandle) ?? null;
}

/** Which step of the flow the page is: what its loader says, else its handle. */
export const placeOnWay = (matches: readonly UIMatch[]): FlowPosition | undefined =>
  (matches.at(-1)?.loaderData as LoadedPlace | null | undefined)?.place ?? pageHandle(matches)?.step;

/** What the root route knows of the products that are made here. */
export type RootHandle = { readonly made: readonly MadeProduct[] };

const isRootHandle = (handle: unknown): handle is RootHandle =>
  typeof handle === 'object' && handle !== null && 'made' in handle;

/** The flow of a page: its own, that of the product in its address, or the first of the shop. */
export function flowOfPage(matches: readonly Matched[]): ProductFlow | null {
  const own = pageHandle(matches)?.flow;
  if (own) return own;
  const made = matches.map(({ handle }) => handle).find(isRootHandle)?.made ?? [];
  const code = matches.findLast(({ params }) => params?.productCode !== undefined)?.params?.productCode;
  return (made.find((product) => product.code === code) ?? made[0])?.flow ?? null;
}
