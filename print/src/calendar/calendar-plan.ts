import type {
  Almanac,
  CalendarLook,
  CalendarSettings,
  DayMark,
  Edition,
  TextStyle,
  TitleLook,
  Typeface,
  WritingDirection,
} from '@fumi/domain';
import type { Box, Color } from '../display-list.ts';

/** The customer's own words on a cover: set like its years, but for what the customer chose. */
export type OwnTitleLook = Pick<TitleLook, 'ink' | 'writing' | 'align' | 'sizePt'> & {
  readonly what: 'own-title';
  readonly words: string;
  readonly font: Typeface;
  readonly size: TextStyle['size'];
};

/** A place of a page, what part of a calendar it shows, and of which edition. */
export type CalendarPlace = {
  readonly look: CalendarLook | OwnTitleLook;
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
  /** The customer's choice of a smaller or larger size; without it, the size is as planned. */
  readonly size?: TextStyle['size'];
  readonly align: 'start' | 'middle' | 'end';
  readonly writing: WritingDirection;
  readonly color: Color;
};

export type PlannedRules = { readonly color: Color; readonly boxes: readonly Box[] };

export type PlannedMark = {
  readonly mark: Exclude<DayMark, 'none'>;
  readonly box: Box;
  readonly color: Color;
};

/** The own days of one day: their marks, and their words from the top of a room down. */
export type PlannedOwnDays = {
  readonly marks: readonly PlannedMark[];
  readonly words: readonly string[];
  readonly room: Box;
  /** The wanted size; the words shrink to `LEAST_WORDS_PT` to fit. */
  readonly sizePt: number;
  readonly align: 'start' | 'middle';
  readonly color: Color;
  /** The words, or else the date, of each day whose mark found no place. */
  readonly unmarked: readonly string[];
};

/** What stands in a calendar place, before any font is known. */
export type CalendarPlan = {
  readonly texts: readonly PlannedText[];
  readonly rules: readonly PlannedRules[];
  readonly ownDays: readonly PlannedOwnDays[];
};

export const joinPlans = (plans: readonly CalendarPlan[]): CalendarPlan => ({
  texts: plans.flatMap(({ texts }) => texts),
  rules: plans.flatMap(({ rules }) => rules),
  ownDays: plans.flatMap(({ ownDays }) => ownDays),
});
