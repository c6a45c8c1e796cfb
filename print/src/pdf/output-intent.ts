import { hexText } from './bytes.ts';
import { type PdfObjects, ref } from './pdf-file.ts';

/** The press that the file is made for. The printer names it; PDF/X-4 also carries its ICC profile. */
export type OutputIntent = {
  /** Registered name, for instance `FOGRA39` or `JC200103`. */
  readonly identifier: string;
  /** The condition in words. */
  readonly info: string;
  /** CMYK output profile (class `prtr`), zlib-deflated, so that it is compressed once and not with every book;
   *  null only where PDF/X-1a names a registered condition. */
  readonly deflatedProfile: Uint8Array | null;
};

/** The catalogue's entry (ISO 15930-7 §6.2.3). */
export function addOutputIntent(
  file: PdfObjects,
  { identifier, info, deflatedProfile }: OutputIntent,
): string {
  const stream = deflatedProfile
    ? file.addStream({ entries: '/N 4', bytes: deflatedProfile, coding: 'deflated' })
    : null;
  const destination = stream === null ? '' : `/DestOutputProfile ${ref(stream)}`;
  const id = file.add(
    `<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier(${identifier})/OutputCondition${hexText(info)}` +
      `/Info${hexText(info)}/RegistryName(http://www.color.org)${destination}>>`,
  );
  return `/OutputIntents[${ref(id)}]`;
}
