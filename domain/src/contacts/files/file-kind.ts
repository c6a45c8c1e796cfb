import { utf16Of } from './decode.ts';

/** A file that somebody drops to be imported. */
export type AddressFileKind =
  | { readonly kind: 'csv' }
  | { readonly kind: 'vcard' }
  | { readonly kind: 'contact-xml' }
  /** A desktop program's own file, which only that program can read: it must export. */
  | { readonly kind: 'native'; readonly program: NativeProgram }
  /** A workbook of Excel, whose parts are zipped. */
  | { readonly kind: 'xlsx' }
  /** Another spreadsheet's own file, or one with a password: it must be saved as CSV. */
  | { readonly kind: 'spreadsheet' }
  /** Something else that people have at hand, which is no table of addresses. */
  | { readonly kind: 'foreign'; readonly format: ForeignFormat }
  | { readonly kind: 'unknown' };

export type ForeignFormat = 'pdf' | 'image' | 'html' | 'ldif' | 'line';

/** The first bytes of such files, each written as the character of that code. */
const FOREIGN_HEADS: readonly (readonly [format: ForeignFormat, head: RegExp])[] = [
  ['pdf', /^%PDF-/],
  ['image', /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP)/s],
  ['html', /^(?:<!--[\s\S]*?-->\s*)?<(?:!DOCTYPE\s+html|html|head|body)\b/i],
  ['ldif', /^(?:version:\s*1\s+)?dn:/i],
  ['line', /^\[LINE\]/],
];

/** Programs by the extensions of their files. Source: address-book formats reference. */
const NATIVE_EXTENSIONS = {
  'fude-ou': ['fzd'],
  'fude-gurume': ['fga'],
  'fude-mame': ['fwa', 'fwb', 'sdl'],
  'rakuraku-hagaki': ['jsr'],
  'atena-shokunin': ['ata'],
  'fude-yasume': ['fya'],
  'hagaki-studio': ['hsa', 'hsd'],
  'hagaki-sakka': ['hwa', 'hwc', 'hwl'],
  'hagaki-design-kit': ['designkit'],
} as const;

export type NativeProgram = keyof typeof NATIVE_EXTENSIONS;

const SPREADSHEETS = ['xls', 'ods', 'numbers'];
const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04];
/** OLE: xls, and xlsx with a password. */
const OLE_MAGIC = [0xd0, 0xcf, 0x11, 0xe0];

function nativeProgram(name: string): NativeProgram | null {
  if (/^designkit\./i.test(name)) return 'hagaki-design-kit';
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const programs = Object.entries(NATIVE_EXTENSIONS) as [NativeProgram, readonly string[]][];
  return programs.find(([, extensions]) => extensions.includes(extension))?.[0] ?? null;
}

/** A text of whatever encoding holds no NUL, but for UTF-16. */
const isBinary = (bytes: Uint8Array): boolean =>
  utf16Of(bytes) === null && bytes.subarray(0, 4096).includes(0);

/** What a file is, by what it holds and only then by its name. */
export function addressFileKind(name: string, bytes: Uint8Array): AddressFileKind {
  const startsWith = (magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
  const isSheet = SPREADSHEETS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  const program = nativeProgram(name);
  if (program) return { kind: 'native', program };
  if (isSheet || startsWith(OLE_MAGIC)) return { kind: 'spreadsheet' };
  if (startsWith(ZIP_MAGIC)) return { kind: 'xlsx' };
  const head = Array.from(bytes.subarray(0, 1024), (byte) => String.fromCharCode(byte))
    .join('')
    .replaceAll('\0', '')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart();
  const foreign = FOREIGN_HEADS.find(([, pattern]) => pattern.test(head));
  if (foreign) return { kind: 'foreign', format: foreign[0] };
  if (bytes.length === 0 || isBinary(bytes)) return { kind: 'unknown' };
  if (/^BEGIN:VCARD/i.test(head)) return { kind: 'vcard' };
  if (/^<(\?xml|!DOCTYPE|\w*:?ContactXML)/i.test(head)) return { kind: 'contact-xml' };
  return { kind: 'csv' };
}
