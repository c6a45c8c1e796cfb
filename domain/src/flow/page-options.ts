import type { Rect } from '../geometry/rect.ts';
import { type Kit, type KitInfo, photoFramesOf } from '../kit/kit.ts';
import { hasLayouts, layoutTemplate } from '../kit/laid-out.ts';
import type { PageLayout } from '../kit/page-layout.ts';
import { type Material, templatesOf } from '../product/material.ts';
import type { PageOption } from './suggest-layouts.ts';

/** What a page can show: with which page of the design it does, and where photos lie there. */
export type LaidOutPage = Omit<PageOption, 'frames'> & {
  readonly template: number;
  readonly frames: readonly Rect[];
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
    return { layout, template, frames };
  };
  return [
    shown(null, own),
    ...(kit.layouts ?? []).flatMap(({ name }) => {
      const template = layoutTemplate(kit, name, pageNo);
      return template === null ? [] : [shown(name, template)];
    }),
  ];
}

/** What may be suggested for photos: nobody is given a page for words that they did not ask for. */
export const isForPhotos = ({ layout, frames }: PageOption): boolean =>
  frames.length > 0 && layout !== 'photo-text';
