import { invariant } from '@fumi/domain';

/** How far a bar reaches: over the whole height, up from the middle, down from it, or the middle alone. */
export type Bar = 'long' | 'up' | 'down' | 'timing';

const BARS: readonly Bar[] = ['long', 'up', 'down', 'timing'];

/** Three bars a character (Japan Post, 郵便番号制マニュアル p. 12); digits of the codes: 1 long, 2 up, 3 down, 4 timing. */
const CODES: Readonly<Record<string, string>> = {
  '0': '144',
  '1': '114',
  '2': '132',
  '3': '312',
  '4': '123',
  '5': '141',
  '6': '321',
  '7': '213',
  '8': '231',
  '9': '411',
  '-': '414',
  CC1: '324',
  CC2: '342',
  CC3: '234',
  CC4: '432',
  CC5: '243',
  CC6: '423',
  CC7: '441',
  CC8: '111',
};
const START = '13';
const STOP = '31';

/** Values of the check digit in this order: 0 to 9, hyphen, CC1 to CC8. */
const VALUES = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '-',
  'CC1',
  'CC2',
  'CC3',
  'CC4',
  'CC5',
  'CC6',
  'CC7',
  'CC8',
];
const MODULUS = 19;
const ADDRESS_PLACES = 13;
const FILLER = 'CC4';

/** The 67 bars of a zip and an address number: start, zip, 13 places of address, check, stop. */
export function customerBarcode(zip: string, addressNumber: string): Bar[] {
  invariant(/^[0-9]{7}$/.test(zip), 'a customer barcode needs seven digits of zip');
  const codes = [...zip, ...addressCodes(addressNumber)];
  const bars = `${START}${[...codes, checkCode(codes)].map((code) => CODES[code]).join('')}${STOP}`;
  return Array.from(bars, (state) => BARS[Number(state) - 1] ?? 'timing');
}

/** Letters take a control code and a digit; at the last place the control code stands alone. */
export function addressCodes(addressNumber: string): string[] {
  const codes = Array.from(addressNumber).flatMap(letterCodes).slice(0, ADDRESS_PLACES);
  return [...codes, ...Array.from({ length: ADDRESS_PLACES - codes.length }, () => FILLER)];
}

function letterCodes(symbol: string): string[] {
  const index = symbol.charCodeAt(0) - 65;
  if (index < 0 || index > 25) return [symbol];
  return [`CC${Math.floor(index / 10) + 1}`, String(index % 10)];
}

/** Makes the sum of all values a multiple of 19; a remainder of 0 gives 0, which some encoders forget. */
export function checkCode(codes: readonly string[]): string {
  const sum = codes.reduce((total, code) => total + VALUES.indexOf(code), 0);
  return VALUES[(MODULUS - (sum % MODULUS)) % MODULUS] ?? '0';
}
