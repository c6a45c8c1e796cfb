/** What is known of a stored object without reading it. */
export type ObjectStatus = {
  readonly key: string;
  readonly byteCount: number;
  readonly modifiedMs: number;
};

/**
 * The port to whatever keeps photos and press files. An object appears whole or not at all, and once `put` has
 * resolved it survives a crash. Keys: letters, digits, `-`, `_` and `.` between slashes.
 */
export type ObjectStorage = {
  /** Replaces what is there. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null where there is no such object. A remote store calls `onProgress` as bytes arrive. */
  readonly get: (key: string, onProgress?: () => void) => Promise<Buffer | null>;
  /** The same with a file of this machine, for what is too large to lie in memory. */
  readonly putFile: (key: string, file: string) => Promise<void>;
  /** Copies an object into a new file; false where there is none. */
  readonly getFile: (key: string, file: string, onProgress?: () => void) => Promise<boolean>;
  readonly stat: (key: string) => Promise<ObjectStatus | null>;
  /** Deleting what is not there is no error. */
  readonly delete: (key: string) => Promise<void>;
  /** Every object whose key begins with the prefix, or those of them behind a key, in the order of their keys. */
  readonly list: (prefix: string, after?: string) => AsyncIterable<ObjectStatus>;
};

const SEGMENT = /^[a-zA-Z0-9_-][a-zA-Z0-9._-]{0,127}$/;

/** Keys are made by us; one that is not of this form is a mistake of the program, or an attack that got far. */
export const isObjectKey = (key: string): boolean =>
  key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment));
