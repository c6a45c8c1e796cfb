import type { Conformance } from './metadata.ts';
import { latin1Text, type ParsedPdf, type PdfSource, parsePdf } from './parsed-pdf.ts';
import { checkType, type TypeFault } from './preflight-type.ts';

type PreflightCode =
  | TypeFault
  | 'not-a-pdf'
  | 'version'
  | 'boxes'
  | 'page-size'
  | 'page-count'
  | 'font-not-embedded'
  | 'device-rgb'
  | 'transparency'
  | 'forbidden-object'
  | 'output-intent'
  | 'metadata';

export type PreflightFinding = { readonly code: PreflightCode; readonly detail: string };

type PreflightRules = {
  readonly conformance: Conformance;
  readonly pageCount: number;
  /** Size that every MediaBox has, pt. */
  readonly widthPt: number;
  readonly heightPt: number;
  readonly bleedPt: number;
  /** zlib decompression of the platform; with it the operators of every page are read too. */
  readonly inflate?: (bytes: Uint8Array) => Uint8Array;
};

/**
 * Checks a press file as a printer's intake would; an empty list lets it pass. Trusts only the bytes, and
 * reads no more of a large file than it checks.
 */
export function preflight(file: Uint8Array | PdfSource, rules: PreflightRules): PreflightFinding[] {
  const pdf = parsePdf(file);
  if (!pdf) return [{ code: 'not-a-pdf', detail: 'no readable cross-reference table' }];
  return [
    ...checkVersion(pdf, rules),
    ...checkPages(pdf, rules),
    ...checkFonts(pdf),
    ...checkColours(pdf, rules),
    ...checkOperators(pdf, rules),
    ...checkForbidden(pdf),
    ...checkIntent(pdf, rules),
    ...checkMetadata(pdf, rules),
  ];
}

function checkVersion({ version }: ParsedPdf, { conformance }: PreflightRules): PreflightFinding[] {
  const wanted = conformance === 'X-1a' ? '1.3' : '1.6';
  return version === wanted ? [] : [{ code: 'version', detail: `PDF ${version} where ${wanted} is asked` }];
}

const SLACK_PT = 0.002;

function checkPages(pdf: ParsedPdf, rules: PreflightRules): PreflightFinding[] {
  const pages = pdf.objects.filter(({ dictionary }) => /\/Type\s*\/Page(?![A-Za-z])/.test(dictionary));
  const findings: PreflightFinding[] = [];
  if (pages.length !== rules.pageCount) {
    findings.push({ code: 'page-count', detail: `${pages.length} pages where ${rules.pageCount} are asked` });
  }
  for (const { id, dictionary } of pages) {
    const media = boxOf(dictionary, 'MediaBox');
    const bleed = boxOf(dictionary, 'BleedBox');
    const trim = boxOf(dictionary, 'TrimBox');
    if (!media || !bleed || !trim) {
      findings.push({ code: 'boxes', detail: `page object ${id} lacks MediaBox, BleedBox or TrimBox` });
      continue;
    }
    const { bleedPt, widthPt, heightPt } = rules;
    const cut = [bleedPt, bleedPt, widthPt - bleedPt, heightPt - bleedPt];
    if (!equal(media, [0, 0, widthPt, heightPt]))
      findings.push({ code: 'page-size', detail: `page object ${id}` });
    if (!equal(bleed, media) || !equal(trim, cut))
      findings.push({ code: 'boxes', detail: `page object ${id}` });
  }
  return findings;
}

function boxOf(dictionary: string, name: string): number[] | undefined {
  const found = new RegExp(`/${name}\\s*\\[([^\\]]*)\\]`).exec(dictionary)?.[1];
  const numbers = found?.trim().split(/\s+/).map(Number);
  return numbers?.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}

const equal = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((value, index) => Math.abs(value - (b[index] ?? Number.NaN)) <= SLACK_PT);

function checkFonts(pdf: ParsedPdf): PreflightFinding[] {
  return pdf.objects
    .filter(({ dictionary }) => /\/Type\s*\/FontDescriptor/.test(dictionary))
    .filter(({ dictionary }) => !/\/FontFile[23]?\s/.test(dictionary))
    .map(({ id }) => ({ code: 'font-not-embedded', detail: `font descriptor ${id}` }));
}

function checkColours(pdf: ParsedPdf, { conformance }: PreflightRules): PreflightFinding[] {
  const findings: PreflightFinding[] = [];
  for (const { id, dictionary } of pdf.objects) {
    if (/\/DeviceRGB/.test(dictionary)) findings.push({ code: 'device-rgb', detail: `object ${id}` });
    if (conformance !== 'X-1a') continue;
    if (/\/ICCBased|\/CalRGB|\/Lab/.test(dictionary))
      findings.push({ code: 'device-rgb', detail: `object ${id}` });
    if (/\/SMask|\/ca\s|\/CA\s|\/Group/.test(dictionary))
      findings.push({ code: 'transparency', detail: `object ${id}` });
  }
  return findings;
}

/** Operators that set red, green and blue: `rg` fills, `RG` strokes (ISO 32000 §8.6.8). */
const RGB_OPERATOR = /(?:^|\s)(?:rg|RG)(?:\s|$)/;

function checkOperators(pdf: ParsedPdf, { inflate }: PreflightRules): PreflightFinding[] {
  if (!inflate) return [];
  const named = new Set(
    pdf.objects.flatMap(({ dictionary }) =>
      [...dictionary.matchAll(/\/Contents ([0-9]+)/g)].map(([, id]) => Number(id)),
    ),
  );
  const contents = pdf.objects
    .filter(({ id, dictionary }) => named.has(id) || /\/Subtype\s*\/Form/.test(dictionary))
    .map(({ id, bytes }) => ({ id, bytes: inflate(bytes()) }));
  return [
    ...contents
      .filter(({ bytes }) => RGB_OPERATOR.test(latin1Text(bytes)))
      .map(({ id }) => ({ code: 'device-rgb' as const, detail: `operators of object ${id}` })),
    ...checkType(pdf, contents),
  ];
}

const FORBIDDEN =
  /\/(JavaScript|JS|Launch|EmbeddedFile|Encrypt|Annots|AcroForm|XFA|OPI|PS|LZWDecode)(?![A-Za-z])/;

function checkForbidden(pdf: ParsedPdf): PreflightFinding[] {
  const texts = [
    ...pdf.objects.map(({ id, dictionary }) => [`object ${id}`, dictionary]),
    ['trailer', pdf.trailer],
  ];
  return texts.flatMap(([where, text]) => {
    const name = FORBIDDEN.exec(text ?? '')?.[1];
    return name ? [{ code: 'forbidden-object' as const, detail: `/${name} in ${where}` }] : [];
  });
}

function checkIntent(pdf: ParsedPdf, { conformance }: PreflightRules): PreflightFinding[] {
  const intent = pdf.objects.find(({ dictionary }) => /\/S\s*\/GTS_PDFX/.test(dictionary));
  if (!intent) return [{ code: 'output-intent', detail: 'no GTS_PDFX output intent' }];
  const profile = /\/DestOutputProfile\s+([0-9]+)/.exec(intent.dictionary)?.[1];
  if (!profile && conformance === 'X-4')
    return [{ code: 'output-intent', detail: 'PDF/X-4 carries its profile' }];
  const stream = pdf.objects.find(({ id }) => id === Number(profile));
  return profile && !/\/N\s+4/.test(stream?.dictionary ?? '')
    ? [{ code: 'output-intent', detail: 'the profile has not four channels' }]
    : [];
}

function checkMetadata(pdf: ParsedPdf, { conformance }: PreflightRules): PreflightFinding[] {
  const asked: readonly (readonly [boolean, string])[] = [
    [/\/ID\s*\[/.test(pdf.trailer), 'a file identifier'],
    [pdf.objects.some(({ dictionary }) => /\/Trapped\s*\/(True|False)/.test(dictionary)), 'the trapped flag'],
    [pdf.objects.some(({ dictionary }) => /\/Title/.test(dictionary)), 'a title'],
    [pdf.objects.some(({ dictionary }) => /\/Type\s*\/Metadata/.test(dictionary)), 'XMP'],
    [versionNamed(pdf, conformance), `the version of ${conformance}`],
  ];
  return asked.flatMap(([there, what]) =>
    there ? [] : [{ code: 'metadata' as const, detail: `without ${what}` }],
  );
}

function versionNamed(pdf: ParsedPdf, conformance: Conformance): boolean {
  return conformance === 'X-1a'
    ? pdf.objects.some(({ dictionary }) => /\/GTS_PDFXVersion\(PDF\/X-1:2001\)/.test(dictionary))
    : pdf.objects.some(
        ({ dictionary, stream }) => /\/Metadata/.test(dictionary) && stream().includes('>PDF/X-4<'),
      );
}
