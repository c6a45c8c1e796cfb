import { graphemeCount, type OwnDay } from '@fumi/domain';
import type { Box } from '../display-list.ts';
import type { PlannedMark, PlannedOwnDays } from './calendar-plan.ts';
import { LEAST_WORDS_PT } from './grid-shape.ts';

/** From line to line of own words, em. */
export const WORDS_LINE_EM = 1.1;

/**
 * A mark is about half as large as the day's number: large enough to be recognised, not so large
 * that it outshines the number, pt.
 */
const MARK_OF_NUMBER = 0.55;
export const LEAST_MARK_PT = 5;
const MOST_MARK_PT = 11;
const GAP_OF_MARK = 0.2;

export const markSize = (numeralPt: number): number =>
  Math.max(LEAST_MARK_PT, Math.min(MOST_MARK_PT, numeralPt * MARK_OF_NUMBER));

/** Squares side by side, from the left of a room, in the middle of its height. */
export function markPlaces({ x, y, width, height }: Box, sizePt: number): Box[] {
  const step = sizePt * (1 + GAP_OF_MARK);
  const count = Math.max(0, Math.floor((width - sizePt) / step + 1 + 1e-9));
  const top = y + (height - sizePt) / 2;
  return Array.from({ length: count }, (_, at) => ({
    ...{ x: x + at * step, y: top },
    ...{ width: sizePt, height: sizePt },
  }));
}

/** Lines that the words need at their least size, each character a full one. */
export const wordLines = (days: readonly OwnDay[], widthPt: number): number =>
  days.reduce((sum, { words }) => sum + Math.ceil((graphemeCount(words) * LEAST_WORDS_PT) / widthPt), 0);

type Room = Pick<PlannedOwnDays, 'room' | 'align' | 'sizePt' | 'color'> & { readonly places: readonly Box[] };

/** What the own days of a day print: one mark of each kind, and all words. */
export function planOwnDays(days: readonly OwnDay[], { places, ...room }: Room): PlannedOwnDays[] {
  if (days.length === 0) return [];
  const kinds = [...new Set(days.map(({ mark }) => mark))].filter((mark) => mark !== 'none');
  const marks = kinds.flatMap((mark, at): PlannedMark[] => {
    const box = places[at];
    return box ? [{ mark, box, color: room.color }] : [];
  });
  const lost = kinds.slice(places.length);
  const unmarked = days.filter(({ mark }) => lost.some((kind) => kind === mark));
  const words = days.map((day) => day.words).filter((text) => text !== '');
  return [{ ...room, marks, words, unmarked: unmarked.map((day) => day.words || day.date) }];
}
