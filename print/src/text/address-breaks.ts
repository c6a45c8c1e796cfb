import { type AddressPartKind, parseAddress } from '@fumi/domain';
import type { Cluster } from './line.ts';

/** 中京区｜室町通, 蛸薬師下る｜山伏山町: ends of places within a part of an address that no table knows. */
const ENDS_A_PLACE = /(?:[都道府県市区郡]|上る|下る|東入る?|西入る?)$/;
const WHOLE: readonly AddressPartKind[] = ['number', 'room'];

/** How a line may end before a cluster: between parts or, as a last resort, inside a number. */
export type AddressBreak = 'between' | 'inside-number';

/** Where a line of an address may end, by the index of the cluster that begins the next one. */
export function addressBreaks(clusters: readonly Cluster[]): ReadonlyMap<number, AddressBreak> {
  const text = clusters.map((cluster) => cluster.text).join('');
  const { parts } = parseAddress({ state: '', address1: text, address2: '' }, []);
  const breaks = new Map<number, AddressBreak>();
  let [at, index] = [0, 0];
  for (const part of parts) {
    const start = text.indexOf(part.text, at);
    const end = start + part.text.length;
    for (; index < clusters.length && at < end; index += 1) {
      const isWhole = WHOLE.includes(part.kind) && at > start;
      const isBetween = at === start || ENDS_A_PLACE.test(text.slice(start, at));
      if (isWhole) breaks.set(index, 'inside-number');
      else if (isBetween && index > 0) breaks.set(index, 'between');
      at += clusters[index]?.text.length ?? 0;
    }
  }
  return breaks;
}
