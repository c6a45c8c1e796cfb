import { printAddressFromWire } from '@fumi/contract';
import { CUT_MARGIN_PT, frontSizePt, invariant } from '@fumi/domain';
import {
  type AddressLayout,
  type FontChain,
  type FrontItem,
  layoutAddressPages,
  layoutFrontPage,
  type Page,
} from '@fumi/print';
import { designItems } from '../modules/book/book-design.ts';
import type { PressItem, PressTask } from './press-task.ts';

export type PressMaterial = {
  /** The layout of all address faces of the book, and the faces that it is set in. */
  readonly layout: AddressLayout;
  readonly fonts: FontChain;
};

/** What the print shop's camera reads: which book, which page of it. */
export const qrText = (bookCode: string, pageNo: number): string => `${bookCode}/${pageNo}`;

const isOn = (item: PressItem, pageNo: number): boolean =>
  item.pageNo === pageNo || item.addedPageNo.includes(pageNo);

/** Art and photos of a page, each in the place that the design has for it; posted coordinates don't count. */
function pictures(task: PressTask, pageNo: number, items: readonly PressItem[]): FrontItem[] {
  return designItems(task.design, pageNo).map((place): FrontItem => {
    const item = items.find(({ z, kind }) => z === place.z && kind === place.kind);
    invariant(item, `Page ${pageNo} has everything that its design needs.`);
    invariant(item.kind === 'photo' || item.kind === 'art', 'Pictures are photos or art.');
    const { x, y, width, height, z } = place;
    const placed = { z, imageId: item.imageId, box: { x, y, width, height } };
    return item.kind === 'art'
      ? { kind: 'art', ...placed }
      : { kind: 'photo', ...placed, imagePx: { width: item.widthPx, height: item.heightPx }, offset: null };
  });
}

function addressOf(items: readonly PressItem[], kind: 'sender' | 'recipient') {
  const face = items.find((item) => item.kind === kind);
  return face && 'address' in face ? printAddressFromWire(face.address) : null;
}

/** The layout that was chosen with the addresses; without any, the design's. */
export function layoutName(task: PressTask): string {
  const face = task.items.find((item) => 'layout' in item);
  return face && 'layout' in face ? face.layout : task.design.addressLayout;
}

type FaceLayout = ReturnType<typeof layoutAddressPages>;

/** The layout of the address faces of each sender; all cards of a book carry the same one. */
function faceLayouts({ layout, fonts }: PressMaterial): (items: readonly PressItem[]) => FaceLayout {
  const known = new Map<PressItem | undefined, FaceLayout>();
  return (items) => {
    const item = items.find(({ kind }) => kind === 'sender');
    const faces =
      known.get(item) ?? layoutAddressPages({ layout, fonts, sender: addressOf(items, 'sender') });
    known.set(item, faces);
    return faces;
  };
}

function backPage(
  task: PressTask,
  material: PressMaterial,
  pageNo: number,
  items: readonly PressItem[],
  faceOf: FaceLayout,
): Page {
  const { layout } = material;
  const face = faceOf(addressOf(items, 'recipient'), qrText(task.bookCode, pageNo));
  const art = layoutFrontPage({
    ...layout.page,
    fonts: material.fonts,
    items: pictures(task, pageNo, items),
  });
  return {
    ...face,
    operations: [...art.operations, ...face.operations],
    issues: [...art.issues, ...face.issues],
  };
}

/** Pages in print order. Fronts that carry the same items are one object, which the press file draws once. */
export function pressPages(task: PressTask, material: PressMaterial): Page[] {
  const { width, height } = frontSizePt(task.design.orientation);
  const facesOf = faceLayouts(material);
  const fronts = new Map<string, Page>();
  const front = (pageNo: number, items: readonly PressItem[]): Page => {
    const key = items.map((item) => task.items.indexOf(item)).join();
    const page =
      fronts.get(key) ??
      layoutFrontPage({
        widthPt: width,
        heightPt: height,
        bleedPt: CUT_MARGIN_PT,
        fonts: material.fonts,
        items: pictures(task, pageNo, items),
      });
    fronts.set(key, page);
    return page;
  };
  return Array.from({ length: task.design.pageCount }, (_, index) => {
    const pageNo = index + 1;
    const items = task.items.filter((item) => isOn(item, pageNo));
    const isFront = (pageNo - task.design.frontPage) % 2 === 0;
    return isFront ? front(pageNo, items) : backPage(task, material, pageNo, items, facesOf(items));
  });
}
