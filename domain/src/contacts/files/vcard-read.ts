import type { PostalAddress } from '../../address/address-checks.ts';
import { isHonorific } from '../../address/honorifics.ts';
import { JOINT_NAME_SLOTS, type PersonName } from '../../address/print-address.ts';
import { isBlank } from '../../address/text.ts';
import { emptyContact, readHistory, readSkipReason } from '../contact.ts';
import { birthdayOf } from './cell-date.ts';
import { type ParsedNames, readJoint, readName, workOf } from './cell-name.ts';
import { readKana, readZip, splitZip, withoutPhone } from './cell-text.ts';
import type { Decoder } from './decode.ts';
import { doubtsOf, type ReadRow } from './row-doubt.ts';
import { joinLines, splitLines, splitPrefecture } from './split.ts';
import { countUntaken, type ReadContacts } from './untaken.ts';
import { splitValue, textValue, type VCardLine, vcardLines } from './vcard-lines.ts';

/* vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), with the readings of Apple and of Japanese phones. */

/** `PRODID` of the cards that this shop writes: nothing in them has to be guessed. */
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

/** The name in FN, which programs show; '' where it is the company's. */
const shownName = (card: Reader): string => (card.text('FN') === card.parts('ORG')[0] ? '' : card.text('FN'));

/** Our own cards are read as they were written. */
function ownPeople(card: Reader): ParsedNames {
  const [last = '', first = ''] = card.parts('N');
  const others = card.lines('X-FUMI-JOINT').map((line): PersonName => {
    const [jointLast = '', jointFirst = '', honorific = ''] = splitValue(line.value, ';');
    return { last: jointLast, first: jointFirst, honorific };
  });
  return {
    name: { last, first, honorific: card.text('X-FUMI-HONORIFIC') },
    others,
    company: '',
    isSure: true,
  };
}

/** Relatives who become joint names, as types, Apple's labels and people call them. */
const FAMILY =
  /^(spouse|wife|husband|child|son|daughter|妻|夫|配偶者|子|子供|子ども|息子|娘|長男|長女|次男|次女)$/i;

/** Lines that name a relative, as version 4.0, older phones and Apple write them; links to cards do not. */
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

function peopleOf(card: Reader, lines: readonly VCardLine[]): ParsedNames {
  if (isOurs(card)) return ownPeople(card);
  const [last = '', first = '', , , suffix = ''] = card.parts('N');
  const { others, ...main } = readName(last, first, shownName(card), isHonorific(suffix) ? suffix : '');
  const family = new Set(familyOf(lines).map(({ value }) => oneLine(textValue(value))));
  return { ...main, others: [...others, ...Array.from(family, (one) => readJoint(one, main.name.last))] };
}

const isFilled = (value: string): boolean => !/^[;\s]*$/.test(value);

/** Every address that is filled: the home, else the one that is preferred, before the others. */
function addressLines(card: Reader): VCardLine[] {
  const all = card.lines('ADR').filter(({ value }) => isFilled(value));
  const first = all.find((one) => isOf(one, 'HOME')) ?? all.find((one) => isOf(one, 'PREF')) ?? all[0];
  return first ? [first, ...all.filter((one) => one !== first)] : [];
}

/** Whether the card goes to the company. */
function goesToCompany(card: Reader, line: VCardLine | undefined): boolean {
  return isOurs(card)
    ? card.text('X-FUMI-PRINTS-COMPANY') !== ''
    : card.text('ORG') !== '' && line !== undefined && isOf(line, 'WORK') && !isOf(line, 'HOME');
}

const addressParts = (line: VCardLine | undefined): string[] =>
  splitValue(line?.value ?? '', ';').map(oneLine);

const holdsPhone = (line: VCardLine): boolean =>
  addressParts(line).some((part) => withoutPhone(part).hadPhone);

function addressOf(line: VCardLine | undefined, isOurCard: boolean): PostalAddress {
  const parts = addressParts(line).map((part) => (isOurCard ? part : withoutPhone(part).text));
  const [box = '', extended = '', street = '', city = '', region = '', code = ''] = parts;
  const zip = readZip(code);
  const rest = joinLines([street, extended, box]);
  if (!isBlank(region) || isOurCard) return { zip, state: region, address1: city, address2: rest };
  // Version 4.0 is often written with the prefecture in the city.
  const inCity = splitPrefecture(city);
  if (!isBlank(city)) return { zip, state: inCity.state, address1: inCity.rest, address2: rest };
  const full = splitZip(rest);
  const whole = splitPrefecture(full.rest);
  return { zip: zip || full.zip, state: whole.state, ...splitLines(whole.rest) };
}

function readCard(lines: readonly VCardLine[]): ReadRow {
  const card = reader(lines);
  const [company = '', ...units] = card.parts('ORG');
  const { name, others, company: named, isSure } = peopleOf(card, lines);
  const [line, other] = addressLines(card);
  const contact = {
    ...emptyContact(),
    name,
    ...kanaOf(card),
    jointNames: others.slice(0, JOINT_NAME_SLOTS),
    ...addressOf(line, isOurs(card)),
    ...workOf({ company, department: joinLines(units) }, named),
    title: card.text('TITLE'),
    printsCompany: goesToCompany(card, line),
    birthday: birthdayOf(card.text('BDAY')),
    groups: splitValue(card.lines('CATEGORIES')[0]?.value ?? '', ',').filter((group) => !isBlank(group)),
    note: textValue(card.lines('NOTE')[0]?.value ?? ''),
    mourningUntil: card.text('X-FUMI-MOURNING'),
    history: readHistory(card.text('X-FUMI-HISTORY')),
    skipReason: readSkipReason(card.text('X-FUMI-SKIP')),
    addressLines: card.parts('X-FUMI-LINES').filter((line) => line !== ''),
  };
  const doubts = doubtsOf({
    'name-guessed': !isSure,
    'phone-left-out': !isOurs(card) && addressLines(card).some(holdsPhone),
    'two-addresses': other !== undefined,
    'joint-names-cut': others.length > JOINT_NAME_SLOTS,
  });
  return { contact, doubts, otherAddress: other && addressOf(other, false), isOurs: isOurs(card) };
}

/** Properties that are read, or that tell of the card and not of the person. */
const TAKEN =
  /^(N|FN|X-PHONETIC-.*|SOUND|SORT-STRING|ORG|TITLE|BDAY|CATEGORIES|NOTE|X-FUMI-.*|VERSION|PRODID|REV|UID|X-AB(?!RELATEDNAMES|DATE).*|KIND|CLASS)$/;

/** Names of the card's properties that the import drops; of several addresses all but one. */
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
