import { checkText, TEXT_FACTS, TEXT_TYPES } from '@fumi/domain';
import { expect, test } from 'vitest';
import { readTextObject } from './page-object.ts';

/** A kanji outside the basic plane with a selector of its shape: four UTF-16 units, one character. */
const LONGEST = '\u{20b9f}\u{e0100}';

test.each(TEXT_TYPES.filter((type) => TEXT_FACTS[type].allowed === null))(
  'a text of %s at its greatest length is taken, whatever its characters',
  (type) => {
    const { maxLength, maxLines } = TEXT_FACTS[type];
    const value = LONGEST.repeat(maxLength - maxLines + 1) + `\n${LONGEST}`.repeat(maxLines - 1);
    expect(checkText(type, value).ok).toBe(true);
    expect(readTextObject({ text_type: type, value })).toMatchObject({ value });
  },
);
