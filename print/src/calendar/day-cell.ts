import { dayOfMonth, type GridDay, holidayOn, type MonthLook, rokuyoOn } from '@fumi/domain';
import type { Box } from '../display-list.ts';
import type { CalendarPlace, PlannedText } from './calendar-plan.ts';
import { dayInk, paleInk } from './day-inks.ts';
import type { Sizes } from './grid-shape.ts';

type Cell = {
  readonly box: Box;
  readonly sizes: Sizes;
  readonly place: CalendarPlace;
  readonly look: MonthLook;
};
type Line = Pick<PlannedText, 'text' | 'box' | 'sizePt' | 'align' | 'color'>;

export const planned = (line: Line): PlannedText => ({
  ...line,
  floorPt: line.sizePt * 0.8,
  writing: 'horizontal',
});

/** Air between a number and the lines of its cell, in shares of the note's size. */
export const PAD = 0.55;

/** A number of two digits takes so much, in shares of its size; 六曜 follows it. */
const NUMBER_WIDTH = 1.25;

/** The number in the corner, 六曜 at its foot, the holiday below. */
function cornerTexts(
  { box, sizes, place: { almanac }, look }: Cell,
  { day, isOutside }: GridDay,
): PlannedText[] {
  const { numeralPt, notePt } = sizes;
  const full = dayInk(look, almanac, day);
  const color = isOutside ? paleInk(full) : full;
  const pad = notePt * PAD;
  const line = { x: box.x + pad, width: box.width - 2 * pad };
  const first = { ...line, y: box.y + pad, height: numeralPt };
  const second = { ...line, y: first.y + numeralPt + notePt * 0.2, height: notePt * 1.1 };
  const texts = [
    planned({ text: String(dayOfMonth(day)), box: first, sizePt: numeralPt, align: 'start', color }),
  ];
  if (isOutside) return texts;
  const holiday = look.holidayNames ? holidayOn(almanac, day) : null;
  if (look.rokuyo) {
    const shift = numeralPt * NUMBER_WIDTH;
    const foot = {
      x: line.x + shift,
      width: line.width - shift,
      y: first.y + numeralPt * 0.3,
      height: numeralPt * 0.7,
    };
    const note = { sizePt: notePt * 0.9, align: 'start', color: look.ink } as const;
    texts.push(planned({ text: rokuyoOn(almanac, day), box: foot, ...note }));
  }
  if (holiday) texts.push(planned({ text: holiday, box: second, sizePt: notePt, align: 'start', color }));
  return texts;
}

/** Number, 六曜 and holiday under each other in the middle; the lines keep their place where they are empty. */
function middleTexts(
  { box, sizes, place: { almanac }, look }: Cell,
  { day, isOutside }: GridDay,
): PlannedText[] {
  const { numeralPt, notePt } = sizes;
  const lines = Number(look.rokuyo ?? false) + Number(look.holidayNames ?? false);
  const step = notePt * 1.15;
  const top = box.y + (box.height - numeralPt - lines * step) / 2;
  const full = dayInk(look, almanac, day);
  const color = isOutside ? paleInk(full) : full;
  const line = (y: number, height: number): Box => ({ x: box.x, y, width: box.width, height });
  const number = { text: String(dayOfMonth(day)), box: line(top, numeralPt), sizePt: numeralPt };
  const texts = [planned({ ...number, align: 'middle', color })];
  if (isOutside) return texts;
  const note = { sizePt: notePt, align: 'middle' } as const;
  let y = top + numeralPt;
  if (look.rokuyo) {
    texts.push(planned({ text: rokuyoOn(almanac, day), box: line(y, step), ...note, color: look.ink }));
    y += step;
  }
  const holiday = look.holidayNames ? holidayOn(almanac, day) : null;
  if (holiday) texts.push(planned({ text: holiday, box: line(y, step), ...note, color }));
  return texts;
}

export const CELL_TEXTS = { corner: cornerTexts, middle: middleTexts } as const;
