import type { Product } from '@fumi/domain';

/** Where a product is created; null for one that the web does not make, whose pages say so. */
export const createPathOf = ({ flow }: Product): string | null => flow?.createUrl ?? null;
