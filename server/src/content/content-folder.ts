import { fileURLToPath } from 'node:url';

/** Where the goods of the shop lie as files; read at run time, never imported. */
export const contentFolder = fileURLToPath(new URL('../../../content/', import.meta.url));
