import type { Place } from '../../db/behind.ts';

/* Where a page of a list ends, as it stands in a URL: an instant and a code, neither of which opens anything. */

export const writtenPlace = ({ createdAt, code }: Place): string => `${createdAt.getTime()}.${code}`;

export function readPlace(text: string | undefined): Place | undefined {
  const [, ms = '', code = ''] = /^(\d{1,13})\.([\w-]{1,64})$/.exec(text ?? '') ?? [];
  return code === '' ? undefined : { createdAt: new Date(Number(ms)), code };
}
