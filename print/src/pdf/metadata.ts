import { hexText, utf8 } from './bytes.ts';
import type { PdfObjects, Ref } from './pdf-file.ts';

export type Conformance = 'X-4' | 'X-1a';

export type Metadata = {
  readonly title: string;
  /** Instant of creation; given, because this package has no clock and a book must give the same bytes again. */
  readonly createdAt: Date;
  readonly conformance: Conformance;
  /** Names the document for readers of XMP: 32 hexadecimal digits. */
  readonly documentId: string;
};

const PRODUCER = 'Fumi print';

/** 2026-11-20T12:34:56Z, without the milliseconds that PDF dates don't know. */
const isoDate = (date: Date): string => date.toISOString().replace(/\.[0-9]+Z/, 'Z');

/** D:20261120123456Z (ISO 32000 §7.9.4). */
const pdfDate = (date: Date): string => `(D:${isoDate(date).replace(/[-:TZ]/g, '')}Z)`;

/** The information dictionary; PDF/X-1a names its conformance here, PDF/X-4 in XMP only. */
export function addInfo(file: PdfObjects, { title, createdAt, conformance }: Metadata): Ref {
  const date = pdfDate(createdAt);
  const version =
    conformance === 'X-1a' ? '/GTS_PDFXVersion(PDF/X-1:2001)/GTS_PDFXConformance(PDF/X-1a:2001)' : '';
  return file.add(
    `<</Title${hexText(title)}/Creator(${PRODUCER})/Producer(${PRODUCER})/CreationDate${date}/ModDate${date}/Trapped/False${version}>>`,
  );
}

/** XMP, uncompressed as PDF/X asks (ISO 15930-7 §6.3). */
export function addXmp(file: PdfObjects, metadata: Metadata): Ref {
  return file.addStream({
    entries: '/Type/Metadata/Subtype/XML',
    bytes: utf8(xmp(metadata)),
    coding: 'none',
  });
}

function xmp({ title, createdAt, conformance, documentId }: Metadata): string {
  const date = isoDate(createdAt);
  const version = conformance === 'X-4' ? '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>' : '';
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate><xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
<xmpMM:DocumentID>uuid:${documentId}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>${PRODUCER}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>${version}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
