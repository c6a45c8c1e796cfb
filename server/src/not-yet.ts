import { refuse } from '@fumi/domain';
import type { HandlersOf } from './http/call.ts';

const unavailable = async () => refuse({ code: 'unavailable' } as const);

/* Calls whose module does not exist yet. This list only shrinks; the shop opens when it is empty. */
export const notYetHandlers: HandlersOf<'bookCreate' | 'bookPost' | 'bookTerminate' | 'bookGet'> = {
  bookCreate: unavailable,
  bookPost: unavailable,
  bookTerminate: unavailable,
  bookGet: unavailable,
};
