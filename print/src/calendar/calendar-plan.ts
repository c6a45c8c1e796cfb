import type { Almanac, CalendarLook, CalendarSettings, Edition, WritingDirection } from '@fumi/domain';
import type { Box, Color } from '../display-list.ts';

/** A place that shows a calendar, and of what. */
export type CalendarPlace = {
  readonly look: CalendarLook;
  readonly box: Box;
  readonly edition: Edition;
  /** How many months the book shows. */
  readonly months: number;
  /** The page's month in the edition, from 0; covers show the first. */
  readonly monthIndex: number;
  readonly almanac: Almanac;
  /** What the customer chose; absent: all is as the design has it. */
  readonly settings?: CalendarSettings | undefined;
};

/** One line of text in a box: at its size, or smaller down to the floor, then condensed. */
export type PlannedText = {
  readonly text: string;
  readonly box: Box;
  readonly sizePt: number;
  /** Zero: any size that fits is right. */
  readonly floorPt: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly writing: WritingDirection;
  readonly color: Color;
};

export type PlannedRules = { readonly color: Color; readonly boxes: readonly Box[] };

/** What stands in a calendar place, before any font is known. */
export type CalendarPlan = {
  readonly texts: readonly PlannedText[];
  readonly rules: readonly PlannedRules[];
};

export const joinPlans = (plans: readonly CalendarPlan[]): CalendarPlan => ({
  texts: plans.flatMap(({ texts }) => texts),
  rules: plans.flatMap(({ rules }) => rules),
});
