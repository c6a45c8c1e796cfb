import type { Rect } from '../geometry/rect.ts';
import { type Kit, type KitInfo, photoFramesOf } from '../kit/kit.ts';
import { facingPage, hasLayouts, layoutTemplate, mayHaveLayout } from '../kit/laid-out.ts';
import { isOverSpread, type PageLayout } from '../kit/page-layout.ts';
import { type Material, templatesOf } from '../product/material.ts';
import type { PageOption } from './suggest-layouts.ts';

/** What a page can show: the page of the design that it would repeat, and the frames of photos there. */
export type LaidOutPage = Omit<PageOption, 'frames'> & {
  readonly template: number;
  readonly frames: readonly Rect[];
  /** The right page of what lies over a spread: its photo begins on the left one. */
  readonly isSpreadContinuation: boolean;
};

/** What a page of a book can show, the design's own first; nothing where it has no choice. */
export function pageOptions(
  { info, material }: { readonly info: KitInfo; readonly material: Pick<Material, 'pageRuns' | 'frontPage'> },
  kit: Kit,
  pageNo: number,
): LaidOutPage[] {
  if (!hasLayouts(kit, material, pageNo)) return [];
  const own = templatesOf(material)[pageNo - 1] ?? material.frontPage;
  const shown = (layout: PageLayout | null, template: number): LaidOutPage => {
    const frames = photoFramesOf(info, kit, template).map(({ frame }) => frame);
    const isSpreadContinuation = isOverSpread(layout) && facingPage(pageNo) < pageNo;
    return { layout, template, frames, isSpreadContinuation };
  };
  return [
    shown(null, own),
    ...(kit.layouts ?? []).flatMap(({ name }) => {
      const template = layoutTemplate(kit, name, pageNo);
      return template !== null && mayHaveLayout(kit, material, pageNo, name) ? [shown(name, template)] : [];
    }),
  ];
}

/** What may be suggested for photos: nobody is given a page for words that they did not ask for. */
export const isForPhotos = ({ layout, frames, isSpreadContinuation }: LaidOutPage): boolean =>
  frames.length > 0 && layout !== 'photo-text' && !isSpreadContinuation;
