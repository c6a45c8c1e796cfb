/*
 * Town names as Japan Post's table spells them hold remarks for postmen. Here the name that is written in an
 * address is told apart from the remark; zip-table.test.ts counts the kinds of remarks.
 */

type Town = { readonly areas: readonly string[]; readonly note: string };

/** Marks the zip of all towns of a city that have none of their own. */
const ELSEWHERE = '以下に掲載がない場合';
/** "○○町の次に番地がくる場合": the street number follows the city's name at once. */
const CITY_ONLY = /の次に.*番地.*場合/;
/** "○○村一円", the whole village. 一円 alone is a town of Taga (522-0317). */
const WHOLE_CITY = /.一円$/;
/** A building with a zip for every floor; the tower of one of them has a name in parentheses as well. */
const FLOOR = /^(?<building>.+)（(?<floor>[０-９]+階|地階・階層不明)）$/;
/** Lots (地割) of Iwate are numbered behind the name, often as a range. */
const LOTS = /第?[０-９]+地割.*$/;

/** Building and floor where the town text names them, else null. */
export function buildingOf(text: string): { building: string; floor: string } | null {
  const { building, floor } = FLOOR.exec(text)?.groups ?? {};
  if (building === undefined || floor === undefined) return null;
  return { building: building.replace(/[（）]/g, ''), floor: floor === '地階・階層不明' ? '' : floor };
}

/** The towns that a text of the table names, and its remark. One text may list several towns. */
export function readTown(text: string): Town {
  if (text === ELSEWHERE || CITY_ONLY.test(text) || WHOLE_CITY.test(text)) return { areas: [''], note: '' };
  const open = text.indexOf('（');
  const name = open < 0 ? text : text.slice(0, open);
  const note = open < 0 ? '' : text.slice(open + 1).replace(/）$/, '');
  const lots = LOTS.exec(name)?.[0] ?? '';
  const plain = name.slice(0, name.length - lots.length);
  return { areas: plain.split('、'), note: lots === '' ? note : `${lots}${note && `、${note}`}` };
}

/** The reading of a town without its remark and its lots; KEN_ALL has it in half-width katakana. */
export const readingOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\(.*$/, '')
    .replace(/(ダイ)?[0-9]+チワリ.*$/, '');
