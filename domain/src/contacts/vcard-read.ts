import { isHonorific } from '../address/honorifics.ts';
import { JOINT_NAME_SLOTS, type PersonName } from '../address/print-address.ts';
import { isBlank } from '../address/text.ts';
import { birthdayOf } from './cell-date.ts';
import { type Household, readJoint, readName } from './cell-name.ts';
import { readKana, readZip, splitZip } from './cell-text.ts';
import { emptyContact, readHistory, readSkipReason } from './contact.ts';
import type { Decoder } from './decode.ts';
import { doubtsOf, type ReadRow } from './row-doubt.ts';
import { joinLines, splitLines, splitPrefecture } from './split.ts';
import { countUntaken, type ReadContacts } from './untaken.ts';
import { splitValue, textValue, type VCardLine, vcardLines } from './vcard-lines.ts';

/* vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), with the readings of Apple and of Japanese phones. */

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
  if (isOurs(card)) return { kanaLast: last, kanaFirst: first };
  if (!isBlank(`${last}${first}`)) return { kanaLast: readKana(last), kanaFirst: readKana(first) };
  const [soundLast = '', soundFirst = ''] = card.parts('SOUND');
  if (!isBlank(`${soundLast}${soundFirst}`))
    return { kanaLast: readKana(soundLast), kanaFirst: readKana(soundFirst) };
  const sorted = card.lines('N')[0]?.parameters['SORT-AS'] ?? splitValue(card.text('SORT-STRING'), ',');
  return { kanaLast: readKana(sorted[0] ?? ''), kanaFirst: readKana(sorted[1] ?? '') };
}

const isOurs = (card: Reader): boolean => card.text('PRODID') === PRODUCT;

/** A name that is written for the eye alone, unless it is the company's. */
const shownName = (card: Reader): string => (card.text('FN') === card.parts('ORG')[0] ? '' : card.text('FN'));

/** Our own cards are read as they were written. */
function ownPeople(card: Reader): Household {
  const [last = '', first = ''] = card.parts('N');
  const others = card.lines('X-FUMI-JOINT').map((line): PersonName => {
    const [jointLast = '', jointFirst = '', honorific = ''] = splitValue(line.value, ';');
    return { last: jointLast, first: jointFirst, honorific };
  });
  return { name: { last, first, honorific: card.text('X-FUMI-HONORIFIC') }, others };
}

/** Whoever of the family stands on a card beside the main name, as types, Apple's labels and people call them. */
const FAMILY =
  /^(spouse|wife|husband|child|son|daughter|妻|夫|配偶者|子|子供|子ども|息子|娘|長男|長女|次男|次女)$/i;

/** Husband, wife or child: of version 4.0, older phones and Apple; a link to another card names nobody. */
function familyOf(card: readonly VCardLine[]): VCardLine[] {
  const labels = card.filter(({ name }) => name === 'X-ABLABEL');
  // `item1.X-ABLABEL:_$!<Spouse>!$_` beside `item1.X-ABRELATEDNAMES:花子`.
  const labelOf = ({ group }: VCardLine) =>
    labels.find((label) => group !== '' && label.group === group)?.value.replace(/^_\$!<|>!\$_$/g, '') ?? '';
  const isFamily = (line: VCardLine) =>
    line.name === 'X-SPOUSE' ||
    (/^(RELATED|X-ABRELATEDNAMES)$/.test(line.name) &&
      [labelOf(line), ...(line.parameters.TYPE ?? [])].some((kin) => FAMILY.test(kin)));
  return card.filter((line) => isFamily(line) && !isBlank(line.value) && !/^(urn|https?):/i.test(line.value));
}

function peopleOf(card: Reader, lines: readonly VCardLine[]): Household {
  if (isOurs(card)) return ownPeople(card);
  const [last = '', first = '', , , suffix = ''] = card.parts('N');
  const { name, others } = readName(last, first, shownName(card), isHonorific(suffix) ? suffix : '');
  const family = new Set(familyOf(lines).map(({ value }) => oneLine(textValue(value))));
  return { name, others: [...others, ...Array.from(family, (one) => readJoint(one, name.last))] };
}

/** The home, else the address that is preferred. */
function chosenAddress(card: Reader): VCardLine | undefined {
  const all = card.lines('ADR');
  return all.find((one) => isOf(one, 'HOME')) ?? all.find((one) => isOf(one, 'PREF')) ?? all[0];
}

/** The address is where the company is. */
function goesToCompany(card: Reader): boolean {
  const line = chosenAddress(card);
  return isOurs(card)
    ? card.text('X-FUMI-PRINTS-COMPANY') !== ''
    : card.text('ORG') !== '' && line !== undefined && isOf(line, 'WORK') && !isOf(line, 'HOME');
}

function addressOf(card: Reader) {
  const line = chosenAddress(card);
  const parts = splitValue(line?.value ?? '', ';');
  const [box = '', extended = '', street = '', city = '', region = '', code = ''] = parts.map(oneLine);
  const zip = readZip(code);
  const rest = joinLines([street, extended, box]);
  if (!isBlank(region) || isOurs(card)) return { zip, state: region, address1: city, address2: rest };
  // Version 4.0 is often written with the prefecture in the city.
  const inCity = splitPrefecture(city);
  if (!isBlank(city)) return { zip, state: inCity.state, address1: inCity.rest, address2: rest };
  const full = splitZip(rest);
  const whole = splitPrefecture(full.rest);
  return { zip: zip || full.zip, state: whole.state, ...splitLines(whole.rest) };
}

const isFilled = (value: string): boolean => !/^[;\s]*$/.test(value);

function readCard(lines: readonly VCardLine[]): ReadRow {
  const card = reader(lines);
  const [company = '', ...units] = card.parts('ORG');
  const { name, others } = peopleOf(card, lines);
  const contact = {
    ...emptyContact(),
    name,
    ...kanaOf(card),
    jointNames: others.slice(0, JOINT_NAME_SLOTS),
    ...addressOf(card),
    company,
    department: joinLines(units),
    title: card.text('TITLE'),
    printsCompany: goesToCompany(card),
    birthday: birthdayOf(card.text('BDAY')),
    groups: splitValue(card.lines('CATEGORIES')[0]?.value ?? '', ',').filter((group) => !isBlank(group)),
    note: textValue(card.lines('NOTE')[0]?.value ?? ''),
    mourningUntil: card.text('X-FUMI-MOURNING'),
    history: readHistory(card.text('X-FUMI-HISTORY')),
    skipReason: readSkipReason(card.text('X-FUMI-SKIP')),
    addressLines: card.parts('X-FUMI-LINES').filter((line) => line !== ''),
  };
  const doubts = doubtsOf({
    'two-addresses': lines.filter(({ name, value }) => name === 'ADR' && isFilled(value)).length > 1,
    'joint-names-cut': others.length > JOINT_NAME_SLOTS,
  });
  return { contact, doubts };
}

/** Properties that are read, or that tell of the card and not of the person. */
const TAKEN =
  /^(N|FN|X-PHONETIC-.*|SOUND|SORT-STRING|ORG|TITLE|BDAY|CATEGORIES|NOTE|X-FUMI-.*|VERSION|PRODID|REV|UID|X-AB(?!RELATEDNAMES|DATE).*|KIND|CLASS)$/;

/** What a card holds that is not read; of several addresses one is. */
function untakenOf(card: readonly VCardLine[]): string[] {
  const family = familyOf(card);
  const filled = card
    .filter((line) => isFilled(line.value) && !family.includes(line))
    .map(({ name }) => name);
  const [, ...addresses] = filled.filter((name) => name === 'ADR');
  return [...filled.filter((name) => name !== 'ADR' && !TAKEN.test(name)), ...addresses];
}

/** The contacts of a vCard file, and what else it holds. `decode` reads quoted-printable in the charset that is named. */
export function readVCards(text: string, decode: Decoder): ReadContacts {
  const cards = vcardLines(text, decode);
  return { contacts: cards.map(readCard), untaken: countUntaken(cards.map(untakenOf)) };
}
