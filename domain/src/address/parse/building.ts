import { ARABIC, DOOR_UNIT, HYPHEN, KANJI, LETTER } from './character-classes.ts';

/*
 *   スカイレジデンス（東棟）1203号室    第2ハイツ 305    森タワー12F    コーポ山﨑2-202 鈴木方
 *   └────── building ─────┘└ room ┘   building  room   building room   building    room   rest
 */
const NUMBER = `(?:${LETTER}${HYPHEN}?)?${ARABIC}+(?:${HYPHEN}${LETTER}?${ARABIC}*)*`;
const WITH_UNIT = `(?:${NUMBER}|${KANJI}+)(?:${DOOR_UNIT}|号)`;
const ROOM = `(?:${WITH_UNIT}[\\s・]*)*(?:${WITH_UNIT}|${NUMBER}${LETTER}?)`;
const AT_END = new RegExp(`(?:${ROOM}|[（(]${ROOM}[）)])$`, 'u');
/** One letter by itself is a door: コーポ青葉 B. */
const LETTER_AT_END = new RegExp(`\\s${LETTER}$`, 'u');
const IN_CARE_OF = /\s\S*(?:方|気付|内)$/u;
/** A number behind 第 or Latin letters belongs to a name: 第2, ABC21, #405. */
const OF_NAME = /(?:[第A-Za-zＡ-Ｚａ-ｚ0-9０-９#＃]|\bNo\.\s?)$/iu;

/** Where the number of the room begins and ends in what follows the street number; both at the end where none is. */
export function findRoom(text: string): { readonly start: number; readonly end: number } {
  const end = text.length - (IN_CARE_OF.exec(text)?.[0].length ?? 0);
  const named = text.slice(0, end);
  const room = AT_END.exec(named) ?? LETTER_AT_END.exec(named);
  if (!room || OF_NAME.test(named.slice(0, room.index))) return { start: end, end };
  return { start: room.index, end };
}
