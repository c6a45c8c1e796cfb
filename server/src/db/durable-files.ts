import { closeSync, fsyncSync, openSync } from 'node:fs';
import { opendir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What PGlite's file system calls an open file or folder. */
type Stream = { readonly nfd: number; readonly path: string };

/** The part of PGlite's compiled program that is changed here: its file operations lack a flush. */
type Program = {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: Stream) => number };
    /** Turns an error of Node into one that the compiled program understands. */
    readonly tryFSOperation: (operation: () => void) => void;
  };
};

type Flush = (descriptor: number, file: string) => void;

/**
 * The files of the embedded database, flushed to the disk when PostgreSQL asks for it: at the end of every transaction
 * its log, at a checkpoint the tables (ADR 58). Without this PGlite answers that it has flushed, and does nothing.
 */
export class DurableFiles extends NodeFS {
  readonly #flush: Flush;

  constructor(directory: string, flush: Flush = fsyncSync) {
    super(directory);
    this.#flush = flush;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFlush = ({ NODEFS }: Program): void => {
      NODEFS.stream_ops.fsync = ({ nfd, path: file }) => {
        NODEFS.tryFSOperation(() => this.#flush(nfd, file));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFlush] } };
  }
}

/** What PostgreSQL is started with, instead of PGlite's `-F`, which means that nothing is ever flushed. */
export const durableParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((parameter) => parameter !== '-F'),
  // The only one of PostgreSQL's ways to flush its log that arrives at the file operations above.
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** Windows can't open folders, and does without. */
const flushesFolders = process.platform !== 'win32';

function flushOne(file: string, mode: 'r' | 'r+', flush: Flush): void {
  const descriptor = openSync(file, mode);
  try {
    flush(descriptor, file);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Flushes every file and folder below a folder, then the folder and the one that holds its name: a database that was
 * just made has been flushed by nobody.
 */
export async function flushTree(folder: string, flush: Flush = fsyncSync): Promise<void> {
  const folders = [];
  for await (const entry of await opendir(folder, { recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.push(file);
    if (entry.isFile()) flushOne(file, 'r+', flush);
  }
  if (!flushesFolders) return;
  for (const each of [...folders, folder, path.dirname(folder)]) flushOne(each, 'r', flush);
}
