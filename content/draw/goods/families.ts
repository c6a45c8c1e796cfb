import { deskCalendars } from './desk-calendar.ts';
import type { GoodsFamily } from './goods.ts';
import { idCards } from './id-card.ts';
import { photobooks } from './photobook.ts';
import { plainCalendars } from './plain-calendars.ts';

/** What is sold beside the postcard, a family of designs for each material. */
export const FAMILIES: readonly GoodsFamily[] = [idCards, deskCalendars, ...plainCalendars, ...photobooks];
