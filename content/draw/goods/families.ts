import { deskCalendars } from './desk-calendar.ts';
import type { GoodsFamily } from './goods.ts';
import { idCards } from './id-card.ts';
import { monthlyCalendars } from './monthly-calendar.ts';
import { photobooks } from './photobook.ts';
import { ringCalendarsB6, ringCalendarsPostcard } from './ring-calendar.ts';
import { wallCalendars } from './wall-calendar.ts';

/** What is sold beside the postcard, a family of designs for each material. */
export const FAMILIES: readonly GoodsFamily[] = [
  idCards,
  deskCalendars,
  wallCalendars,
  ringCalendarsB6,
  ringCalendarsPostcard,
  monthlyCalendars,
  ...photobooks,
];
