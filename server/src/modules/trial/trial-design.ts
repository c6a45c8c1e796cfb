import { availableCatalogue, dayInTokyo, isOnSale, type Kit, type KitInfo, type Product } from '@fumi/domain';
import type { Context } from '../../context.ts';
import { HOUR_MS, TRIAL_DAYS } from './trial-clock.ts';

type TrialDesign = { readonly info: KitInfo; readonly kit: Kit };

/**
 * The first design of a product that is on sale from the shop's day to the trial's end; null where there is
 * none, as of calendars in summer. Only one: drawing a design for the press takes seconds.
 */
export function trialDesign(
  { content, clock }: Pick<Context, 'content' | 'clock'>,
  { materialId }: Product,
): TrialDesign | null {
  const info = content.kits.info(materialId)?.kits;
  if (info === undefined) return null;
  const nowMs = clock.nowMs();
  const end = dayInTokyo(nowMs + TRIAL_DAYS * 24 * HOUR_MS);
  const kit = availableCatalogue(info, dayInTokyo(nowMs))
    .flatMap(({ tags }) => tags.flatMap(({ kits }) => kits))
    .find(({ id }) => isOnSale(info, id, end));
  return kit === undefined ? null : { info, kit };
}
