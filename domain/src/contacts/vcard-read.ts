import { JOINT_NAME_SLOTS, type PersonName } from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import { isZip, zipDigits } from '../address/zip.ts';
import { emptyContact, type NewContact, readHistory } from './contact.ts';
import type { Decoder } from './decode.ts';
import { birthdayOf } from './import-row.ts';
import { joinLines, splitLines, splitName, splitPrefecture } from './split.ts';
import { splitValue, textValue, type VCardLine, vcardLines } from './vcard-lines.ts';

/* vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), with the readings of Apple and of Japanese phones. */

const HONORIFICS = /^(様|殿|先生|さん|君|くん|ちゃん|さま|御中|御一家|御一同様)$/;

/** The writer's mark: its lines are ours, and not to be guessed at. */
export const PRODUCT = '-//Fumi//Address book//JA';

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

function reader(card: readonly VCardLine[]) {
  const lines = (name: string) => card.filter((line) => line.name === name);
  const text = (name: string) => oneLine(textValue(lines(name)[0]?.value ?? ''));
  const parts = (name: string) => splitValue(lines(name)[0]?.value ?? '', ';').map(oneLine);
  return { lines, text, parts };
}
type Reader = ReturnType<typeof reader>;

const isOf = (line: VCardLine, type: string): boolean =>
  line.parameters.TYPE?.some((one) => one.toUpperCase() === type) ?? false;

function kanaOf(card: Reader) {
  const [last, first] = [card.text('X-PHONETIC-LAST-NAME'), card.text('X-PHONETIC-FIRST-NAME')];
  if (!isBlank(`${last}${first}`)) return { kanaLast: last, kanaFirst: first };
  const [soundLast = '', soundFirst = ''] = card.parts('SOUND');
  if (!isBlank(`${soundLast}${soundFirst}`)) return { kanaLast: soundLast, kanaFirst: soundFirst };
  const sorted = card.lines('N')[0]?.parameters['SORT-AS'] ?? splitValue(card.text('SORT-STRING'), ',');
  return { kanaLast: sorted[0] ?? '', kanaFirst: sorted[1] ?? '' };
}

function nameOf(card: Reader): PersonName {
  const [last = '', first = '', , , suffix = ''] = card.parts('N');
  const shown = card.text('FN') === card.parts('ORG')[0] ? '' : card.text('FN');
  const name = isBlank(`${last}${first}`) ? splitName(shown) : { last, first };
  return { ...name, honorific: HONORIFICS.test(suffix) ? suffix : card.text('X-FUMI-HONORIFIC') };
}

function placeOf(card: Reader) {
  const all = card.lines('ADR');
  const line = all.find((one) => isOf(one, 'HOME')) ?? all.find((one) => isOf(one, 'PREF')) ?? all[0];
  const parts = splitValue(line?.value ?? '', ';');
  const [box = '', extended = '', street = '', city = '', region = '', code = ''] = parts.map(oneLine);
  const zip = isZip(zipDigits(code)) ? zipDigits(code) : code;
  if (!isBlank(region) || !isBlank(city) || card.text('PRODID') === PRODUCT)
    return { zip, state: region, address1: city, address2: joinLines([street, extended, box]) };
  const whole = splitPrefecture(joinLines([street, extended, box]));
  return { zip, state: whole.state, ...splitLines(whole.rest) };
}

function cardToContact(lines: readonly VCardLine[]): NewContact {
  const card = reader(lines);
  const [company = '', department = ''] = card.parts('ORG');
  const joints = card.lines('X-FUMI-JOINT').map((line): PersonName => {
    const [last = '', first = '', honorific = ''] = splitValue(line.value, ';');
    return { last, first, honorific };
  });
  return {
    ...emptyContact(),
    name: nameOf(card),
    ...kanaOf(card),
    jointNames: joints.slice(0, JOINT_NAME_SLOTS),
    ...placeOf(card),
    company,
    department,
    title: card.text('TITLE'),
    birthday: birthdayOf(card.text('BDAY')),
    groups: splitValue(card.lines('CATEGORIES')[0]?.value ?? '', ',').filter((group) => !isBlank(group)),
    note: textValue(card.lines('NOTE')[0]?.value ?? ''),
    mourningUntil: card.text('X-FUMI-MOURNING'),
    history: readHistory(card.text('X-FUMI-HISTORY')),
  };
}

/** The contacts of a vCard file. `decode` reads quoted-printable values in the charset that they name. */
export const readVCards = (text: string, decode: Decoder): NewContact[] =>
  vcardLines(text, decode).map(cardToContact);
