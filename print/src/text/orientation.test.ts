import { expect, test } from 'vitest';
import { isUpright } from './orientation.ts';

// The edges of what stands upright after Unicode Standard Annex 50, and their neighbours, which do not; then the same
// of what has to be turned among the CJK blocks, where a typeface has no vertical form of it.
test.each([
  ['upright', '§©®±¼¾×÷‖†‡※‼⁂⁇⁉⁑⃝⃤℀℁℃℉ℓ℗℡™⅐↏∞∴∵⌀⌇①⓿■☙☠❧❶➓⬒⬯⭐⭙'],
  ['turned', '¦¨ª¬¯°²»¿ÖØöø―‗‟•›‽⁁⁃⁆⁊⁐⁒⃥⃜ℂℊℐ℘℠℣⅏←∝∟∳∶⋿⌈⑟☚☟❨❵➔⬑⬰⭏⭚'],
  ['turned', '〈】〔〟〰゠ー﹘﹣﹦（）－：＞［］＿｛～｠￣￨￮'],
  ['upright', '⺀々〇〒〓〠〯〱ゟァヾ㐀一﹗﹙﹢﹧＇＊＼￢￤￧！，．／？＠'],
])('%s are %s', (lies, characters) => {
  const isLyingSo = (character: string) => isUpright(character.codePointAt(0) ?? 0) === (lies === 'upright');
  expect(Array.from(characters).filter((character) => !isLyingSo(character))).toEqual([]);
});
