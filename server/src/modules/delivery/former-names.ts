import { addressKey, type PostalAddress, PREFECTURES } from '@fumi/domain';

/** A former municipality that an address names, and what stands behind its name. */
export type NamedFormer = {
  readonly former: string;
  /** The one that it became, or became a part of; a great city without its ward. */
  readonly prefecture: string;
  readonly city: string;
  readonly rest: string;
};

/** The former municipalities that an address may name: more than one where two bore the name, or its parts went apart. */
export type FormerNames = (address: PostalAddress) => readonly NamedFormer[];

type Change = {
  readonly on: string;
  readonly prefecture: string;
  readonly before: string;
  readonly after: { readonly prefecture: string; readonly city: string };
};

function changesOf(line: string): Change[] {
  const [on = '', prefecture = '', now = '', names = ''] = line.split('\t');
  // 長野県山口村 went to 岐阜県中津川市: another prefecture stands before the name.
  const other = PREFECTURES.find((one) => now.startsWith(one)) ?? '';
  const after = { prefecture: other || prefecture, city: now.slice(other.length) };
  return names.split('、').map((before) => ({ on, prefecture, before, after }));
}

/** The municipality of today, after all later changes: 牛堀町 became 潮来町, and that 潮来市. */
function lastOf(change: Change, all: ReadonlyMap<string, readonly Change[]>): Change['after'] {
  const { on, after } = change;
  const next = all.get(after.prefecture + after.city)?.find((later) => later.on >= on);
  return next ? lastOf(next, all) : after;
}

function grouped(changes: readonly Change[], keyOf: (change: Change) => string): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const group = groups.get(keyOf(change));
    if (group) group.push(change);
    else groups.set(keyOf(change), [change]);
  }
  return groups;
}

const COUNTY = /^[^市区町村0-9]{1,5}郡/;
/** 天城湯ケ島町, 浜松市浜北区, and blanks between. */
const LONGEST_NAME = 10;

/** Reads content/zip/former-names.tsv: when, prefecture, the name since, the names before. */
export function readFormerNames(text: string): FormerNames {
  const changes = text.trimEnd().split('\n').flatMap(changesOf);
  const byName = grouped(changes, ({ prefecture, before }) => prefecture + before);
  const byKey = grouped(changes, ({ before }) => addressKey(before));

  return ({ state, address1 }) => {
    const lines = address1.trim();
    const typed = PREFECTURES.find((one) => lines.startsWith(one)) ?? '';
    const prefecture = state.trim() || typed;
    const names = lines.slice(typed.length).trim().replace(COUNTY, '');
    for (let length = Math.min(LONGEST_NAME, names.length); length > 1; length -= 1) {
      const named = byKey.get(addressKey(names.slice(0, length))) ?? [];
      const found = named.filter((one) => prefecture === '' || one.prefecture === prefecture);
      if (found.length === 0) continue;
      const rest = names.slice(length);
      return found.map((change) => ({ former: change.before, ...lastOf(change, byName), rest }));
    }
    return [];
  };
}
