import { designLabel } from './catalogue.ts';
import type { KitInfo } from './kit.ts';

/**
 * What an order calls its goods: product, group, design and edition, each said once. A group that has the product's own
 * name (卓上カレンダー, フォトブック A6) is left out. Without a design that is known, the product alone.
 */
export function soldLabel(productName: string, info: KitInfo, kitId: number | null): string {
  const kit = info.kits.find(({ id }) => id === kitId);
  if (!kit) return productName;
  const tag = info.tags.find(({ kitIds }) => kitIds.includes(kit.id));
  const group = info.tagGroups.find(({ tagIds }) => tag !== undefined && tagIds.includes(tag.id));
  const isNamed = group === undefined || productName.startsWith(group.label);
  const label = isNamed ? `${productName}：${kit.label}` : `${productName} ${designLabel(group, kit)}`;
  return tag?.edition ? `${label}（${tag.label}）` : label;
}
