import { readFileSync } from 'node:fs';
import { inRoot } from './process.mjs';

/* What is built into the shop that others wrote, read from the lock file: the licences that it comes under, and the list
   of it (a software bill of materials, CycloneDX 1.6) in which known holes can be looked up. */

export type Component = {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; null where the lock names none. */
  readonly licence: string | null;
  /** `algorithm-base64`, as npm checks it at installing. */
  readonly integrity: string | null;
  /** Needed to build and test alone. */
  readonly isDev: boolean;
};

type Locked = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly integrity?: string;
        readonly link?: boolean;
        readonly dev?: boolean;
        readonly devOptional?: boolean;
      }
    >
  >;
};

/** Each locked package in each version once. */
export function lockedComponents(lock = inRoot('package-lock.json')): Component[] {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as Locked;
  const found = Object.entries(packages).flatMap(([path, entry]): [string, Component][] => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (name === undefined || entry.link || entry.version === undefined) return [];
    const { version, license = null, integrity = null, dev, devOptional } = entry;
    const isDev = dev === true || devOptional === true;
    return [[`${name}@${version}`, { name, version, licence: license, integrity, isDev }]];
  });
  // An entry that the shop needs overwrites one of the same package for development.
  const needed = new Map([...found].sort(([, a], [, b]) => Number(b.isDev) - Number(a.isDev)));
  return [...needed.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}

const purlOf = ({ name, version }: Component): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The list as CycloneDX, the same for the same lock file. */
export const billOfMaterials = (components: readonly Component[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'fumi', licenses: [{ license: { id: 'MIT' } }] } },
  components: components.map((component) => ({
    type: 'library',
    'bom-ref': purlOf(component),
    name: component.name,
    version: component.version,
    purl: purlOf(component),
    scope: component.isDev ? 'excluded' : 'required',
    ...(component.licence === null ? {} : { licenses: [{ expression: component.licence }] }),
    ...(component.integrity === null ? {} : { hashes: [hashOf(component.integrity)] }),
  })),
});
