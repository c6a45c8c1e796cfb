import type { Unzip } from '@fumi/domain';
import { unzipSync } from 'fflate';

/** Twenty thousand contacts are about 40 MB of XML; what claims twice that is no address book, or a bomb. */
const MAX_UNZIPPED_BYTES = 80_000_000;
/** The parts that are read; pictures and print settings are not opened. */
const READ = /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook\.xml|worksheets\/[^/]+)\.(?:xml|rels)$/;

/**
 * The parts of a workbook. fflate fills no more than the size that an entry claims, so that the sum of the claims
 * bounds what is held. Null above the limit; of a broken file each part is null.
 */
export const unzip: Unzip = (bytes) => {
  let claimed = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!READ.test(name)) return false;
    claimed += originalSize;
    return claimed <= MAX_UNZIPPED_BYTES;
  };
  try {
    const parts = unzipSync(bytes, { filter });
    if (claimed > MAX_UNZIPPED_BYTES) return null;
    return (path) => {
      const part = parts[path];
      return part ? new TextDecoder().decode(part) : null;
    };
  } catch {
    return () => null;
  }
};
