/*
 * A spreadsheet takes a cell that begins with one of these for a formula, and runs it.
 * An apostrophe before it makes it text; reading takes that one away again.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Whether a spreadsheet would compute a cell, in half or full width. */
export const beginsFormula = (value: string): boolean => FORMULA.test(value);

const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

/** A cell that is safe to open in a spreadsheet. */
export const guardCell = (value: string): string => (beginsFormula(value) ? `'${value}` : value);

/** What was written before `guardCell`. */
export const unguardCell = (value: string): string => (GUARDED.test(value) ? value.slice(1) : value);
