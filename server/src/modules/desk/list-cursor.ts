import type { Cursor } from '../../db/keyset.ts';

/* A cursor as it stands in a URL: an instant and a code, neither of which is a secret. */

export const writeCursor = ({ createdAt, code }: Cursor): string => `${createdAt.getTime()}.${code}`;

export function readCursor(text: string | undefined): Cursor | undefined {
  const [, ms = '', code = ''] = /^(\d{1,13})\.([\w-]{1,64})$/.exec(text ?? '') ?? [];
  return code === '' ? undefined : { createdAt: new Date(Number(ms)), code };
}
