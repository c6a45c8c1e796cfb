import type { UIMatch } from 'react-router';

/** The words above the flow's pages (spec §2), in the order of the way. */
export const FLOW_STEPS = ['design', 'photo', 'sender', 'receiver', 'confirm', 'order'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** What a route says about itself; the layout and the server read it. */
export type PageHandle = {
  readonly title: string;
  readonly description?: string;
  /** Where on the way this page is; pages beside the way have none. */
  readonly step?: FlowStep;
  /** Complete HTML, or a frame that the browser fills because the page needs the draft. */
  readonly render: 'html' | 'shell';
};

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The handle of the page itself: the last route that has one. */
export function pageHandle(matches: readonly Pick<UIMatch, 'handle'>[]): PageHandle | null {
  return matches.map(({ handle }) => handle).findLast(isPageHandle) ?? null;
}
