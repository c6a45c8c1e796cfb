import type { Page } from '@playwright/test';

type Watched = { readonly shifts: string[] };

/** Notes on every page opened from now on what moves by itself, without anybody's hand. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = window as unknown as { shifts: string[] };
    watched.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 20) ?? '');
        // Less than 0.005 of the window is a line that is broken anew, which does not count.
        if (!hadRecentInput && value > 0.005) watched.shifts.push(`${value.toFixed(3)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved since the page was opened. */
export const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        // Shifts are told after the frame in which they happen.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as Watched).shifts)),
        );
      }),
  );
