import type { AddressStyle, Locality, PrintAddress } from '@fumi/domain';
import type { PdfImage } from '@fumi/print/pdf';
import type { BookDesign } from '../db/tables/book.ts';

/** A posted item, as far as the press cares. */
export type PressItem = {
  readonly pageNo: number;
  readonly addedPageNo: readonly number[];
  readonly z: number;
} & (
  | { readonly kind: 'photo'; readonly imageId: string; readonly widthPx: number; readonly heightPx: number }
  | { readonly kind: 'art'; readonly imageId: string }
  | { readonly kind: 'text'; readonly value: string }
  | {
      readonly kind: 'sender' | 'recipient';
      readonly layout: string;
      readonly style: AddressStyle;
      readonly address: PrintAddress;
    }
);

/** Everything that a press file is made of; plain data, so that it can cross to the thread that renders. */
export type PressTask = {
  readonly bookCode: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly design: BookDesign;
  readonly items: readonly PressItem[];
  readonly images: ReadonlyMap<string, PdfImage>;
  /** What the zips of its addresses stand for. */
  readonly localities: ReadonlyMap<string, readonly Locality[]>;
  /** Only this page, as a picture to look at; absent: the press file. */
  readonly drawPage?: number;
};

export type PressAnswer =
  | { readonly kind: 'rendered'; readonly pdf: Uint8Array; readonly ms: number }
  | { readonly kind: 'drawn'; readonly svg: string }
  /** Our own preflight found what a press would stumble over: a mistake of ours, not to be tried again. */
  | { readonly kind: 'unfit'; readonly findings: readonly string[] };
