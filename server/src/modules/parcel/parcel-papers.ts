import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { formatZip, mmToPt, placeInLine } from '@fumi/domain';
import { BLACK, type Font, type FontChain, layoutFrontPage, type Page, type TextItem } from '@fumi/print';
import { paintPdf } from '@fumi/print/pdf';
import { contentFolder } from '../../content/content-folder.ts';
import type { Context } from '../../context.ts';
import { readPressTerms } from '../../printing/press-terms.ts';
import type { Parcel } from './parcel.repository.ts';
import { carrierTerms, labelAddress } from './parcel.service.ts';

/* Papers that go onto and into parcels, set by our own engine: labels several to an A4 sheet, packing slips one each. */

const A4_PT = { widthPt: mmToPt(210), heightPt: mmToPt(297), bleedPt: 0 };
const PADDING_PT = mmToPt(4);

type Line = { readonly text: string; readonly sizePt: number };

/** Lines under each other in a box; each as large as it may be, and smaller where it is long. */
function stack(
  { x, y, width, fonts }: { x: number; y: number; width: number; fonts: FontChain },
  lines: readonly Line[],
): TextItem[] {
  let top = y;
  return lines
    .filter(({ text }) => text !== '')
    .map(({ text, sizePt }) => {
      const height = sizePt * 1.4;
      const item: TextItem = {
        kind: 'text',
        z: 1,
        name: 'paper',
        text,
        box: { x, y: top, width, height },
        writing: 'horizontal',
        sizePt,
        floorPt: 5,
        lineHeightEm: 1.2,
        align: 'start',
        color: BLACK,
        fonts,
      };
      top += height;
      return item;
    });
}

/** A label: where it goes in large letters, who sends it in small ones. */
function labelLines(parcel: Parcel): { readonly to: Line[]; readonly from: Line[] } {
  const { zip, state, address1, address2, name } = labelAddress(parcel);
  const { sender, labelSheet } = carrierTerms;
  return {
    to: [
      { text: `〒${formatZip(zip)}`, sizePt: 11 },
      { text: `${state}${address1}`, sizePt: 9 },
      { text: address2, sizePt: 9 },
      { text: `${name} 様`, sizePt: 13 },
    ],
    from: [
      { text: `〒${formatZip(sender.zip)} ${sender.address} ${sender.building}`, sizePt: 5.5 },
      { text: `${sender.name}　${labelSheet.postage}　${parcel.number}`, sizePt: 5.5 },
    ],
  };
}

function labelPage(parcels: readonly Parcel[], fonts: FontChain): Page {
  const { columns, widthMm, heightMm, leftMm, topMm } = carrierTerms.labelSheet;
  const [width, height] = [mmToPt(widthMm), mmToPt(heightMm)];
  const items = parcels.flatMap((parcel, index) => {
    const x = mmToPt(leftMm) + (index % columns) * width + PADDING_PT;
    const y = mmToPt(topMm) + Math.floor(index / columns) * height + PADDING_PT;
    const { to, from } = labelLines(parcel);
    const room = width - 2 * PADDING_PT;
    const box = { x, y, width: room, fonts };
    return [...stack(box, to), ...stack({ ...box, y: y + height - 2 * PADDING_PT - 15 }, from)];
  });
  return layoutFrontPage({ ...A4_PT, items });
}

/** What lies in a parcel: no price, for it may be a present. */
function slipPage({ content }: Pick<Context, 'content'>, parcel: Parcel, fonts: FontChain): Page {
  const address = labelAddress(parcel);
  const product = content.goods.products.find(({ code }) => code === parcel.productCode);
  const delivery = content.goods.deliveryTypes.find(({ id }) => id === parcel.deliveryTypeId);
  const box = { x: mmToPt(20), width: mmToPt(170), fonts };
  const { sender } = carrierTerms;
  const items = [
    ...stack({ ...box, y: mmToPt(25) }, [
      { text: '納品書', sizePt: 20 },
      { text: '', sizePt: 10 },
      { text: `${address.name} 様`, sizePt: 14 },
      { text: placeInLine(address), sizePt: 10 },
    ]),
    ...stack({ ...box, y: mmToPt(75) }, [
      { text: 'このたびはご注文いただき、ありがとうございます。下記のとおりお届けします。', sizePt: 10 },
      { text: `ご注文番号　${parcel.orderNumber}（お荷物 ${parcel.number}）`, sizePt: 10 },
      {
        text: `${product?.name ?? parcel.productCode}　${parcel.quantity}${product?.order.unitLabel ?? '部'}`,
        sizePt: 13,
      },
      { text: `お届け方法　${delivery?.label ?? ''}`, sizePt: 10 },
    ]),
    ...stack({ ...box, y: mmToPt(250) }, [
      { text: sender.name, sizePt: 10 },
      { text: `〒${formatZip(sender.zip)} ${sender.address} ${sender.building}　${sender.tel}`, sizePt: 9 },
    ]),
  ];
  return layoutFrontPage({ ...A4_PT, items });
}

function painted(
  context: Pick<Context, 'clock'>,
  pages: readonly Page[],
  fonts: readonly Font[],
  title: string,
) {
  return paintPdf({
    pages,
    fonts,
    images: new Map(),
    title,
    createdAt: new Date(context.clock.nowMs()),
    outputIntent: readPressTerms(contentFolder).outputIntent,
    sheet: { orientation: 'as-is' },
    deflate: (bytes) => deflateSync(bytes),
    hash: (bytes) => createHash('sha256').update(bytes).digest(),
  });
}

/** Problems of a label are the engine's: a character that no font draws, a line that finds no room. */
type PaperIssue = { readonly text: string; readonly code: string };

export type Papers = { readonly pdf: Uint8Array; readonly issues: readonly PaperIssue[] };

const issuesOf = (pages: readonly Page[]): PaperIssue[] =>
  pages.flatMap(({ issues }) =>
    issues
      .filter(({ code }) => code === 'missing-glyph' || code === 'overflow')
      .map(({ text, code }) => ({ text, code })),
  );

/** Sheets set one after the other: others are served between two. */
async function setSheets(count: number, set: (index: number) => Page): Promise<Page[]> {
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    pages.push(set(index));
    await setImmediate();
  }
  return pages;
}

/** Address labels, as many sheets as it takes. */
export async function addressLabels(
  context: Pick<Context, 'content' | 'clock'>,
  parcels: readonly Parcel[],
): Promise<Papers> {
  const fonts = context.content.print.fonts('gothic');
  const { columns, rows } = carrierTerms.labelSheet;
  const sheet = columns * rows;
  const pages = await setSheets(Math.ceil(parcels.length / sheet), (index) =>
    labelPage(parcels.slice(index * sheet, (index + 1) * sheet), fonts),
  );
  return { pdf: painted(context, pages, fonts, 'Fumi labels'), issues: issuesOf(pages) };
}

/** A packing slip (納品書) for each parcel. */
export async function packingSlips(
  context: Pick<Context, 'content' | 'clock'>,
  parcels: readonly Parcel[],
): Promise<Papers> {
  const fonts = context.content.print.fonts('gothic');
  const pages = await setSheets(parcels.length, (index) =>
    slipPage(context, parcels[index] as Parcel, fonts),
  );
  return { pdf: painted(context, pages, fonts, 'Fumi packing slips'), issues: issuesOf(pages) };
}
