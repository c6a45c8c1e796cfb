import type { EncodingSample } from '@fumi/domain';
import { useEffect, useRef } from 'react';
import { UnreachableError } from '../../../platform/answer.ts';
import { onceReached } from '../../../platform/connection.ts';
import { fetchContacts } from '../contact-calls.ts';
import type { OpenedFile } from './address-file.ts';
import { type FileReader, openFileReader } from './file-reader.ts';

/** Reads one file after another and compares it with the contacts. After `close` a new reader begins. */
export function useReader() {
  const reader = useRef<FileReader | null>(null);
  useEffect(() => () => reader.current?.close(), []);

  const close = (): void => {
    reader.current?.close();
    reader.current = null;
  };

  /** The worker is loaded with the first file, the unzip code with a workbook: without a network, `open` waits. */
  const read = async (file: File, encoding?: EncodingSample['encoding']): Promise<OpenedFile> => {
    reader.current ??= openFileReader();
    const opened = await reader.current.open(file, encoding);
    if (opened !== 'broken') return opened;
    close();
    throw new UnreachableError('What reads files has failed, or could not be loaded.');
  };

  /** Hands the contacts to the reader page by page; answers their codes, null if not all came. */
  const know = async (): Promise<ReadonlySet<string> | null> => {
    const codes = new Set<string>();
    const all = await fetchContacts(async (page) => {
      for (const { code } of page) codes.add(code);
      await reader.current?.know(page);
    });
    return all.ok ? codes : null;
  };

  return {
    close,
    open: (file: File, encoding?: EncodingSample['encoding']) =>
      onceReached(() => read(file, encoding)).catch(() => 'broken' as const),
    know,
    contacts: async (job: Parameters<FileReader['contacts']>[0]) =>
      (await reader.current?.contacts(job)) ?? [],
  };
}
