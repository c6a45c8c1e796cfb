import { hexText } from './bytes.ts';
import { type PdfFile, ref } from './pdf-file.ts';

/** The press that the file is made for. The printer names it; PDF/X-4 also carries its ICC profile. */
export type OutputIntent = {
  /** Registered name, for instance `FOGRA39` or `JC200103`. */
  readonly identifier: string;
  /** The condition in words. */
  readonly info: string;
  /** CMYK output profile (class `prtr`); null only where PDF/X-1a names a registered condition. */
  readonly profile: Uint8Array | null;
};

/** The catalogue's entry (ISO 15930-7 §6.2.3). */
export function addOutputIntent(file: PdfFile, { identifier, info, profile }: OutputIntent): string {
  const stream = profile ? file.addStream({ entries: '/N 4', bytes: profile, coding: 'deflate' }) : null;
  const destination = stream === null ? '' : `/DestOutputProfile ${ref(stream)}`;
  const id = file.add(
    `<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier(${identifier})/OutputCondition${hexText(info)}` +
      `/Info${hexText(info)}/RegistryName(http://www.color.org)${destination}>>`,
  );
  return `/OutputIntents[${ref(id)}]`;
}
