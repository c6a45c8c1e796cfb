import type { BookItem } from '@fumi/domain';
import { toWire } from './wire.ts';

/** Photo 0, texts and address faces 1, item 3 (spec §3, design §6). */
const WIRE_TYPE = { photo: 0, text: 1, sender: 1, recipient: 1, item: 3 } as const;

function objectOf(item: BookItem): string | undefined {
  switch (item.type) {
    case 'photo':
      return undefined;
    case 'item':
      return String(item.itemId);
    case 'text':
      return JSON.stringify(toWire({ textType: item.textType, value: item.value }));
    case 'sender':
    case 'recipient': {
      const { type, layout, style, address } = item;
      return JSON.stringify(toWire({ layout, style, [type]: address }));
    }
  }
}

/** The body of one `book/post` (spec §7). Places in pt; all but photos lie at the origin. */
export function postBody(bookCode: string, item: BookItem) {
  const object = objectOf(item);
  const { x, y } = item.type === 'photo' ? item.frame : { x: 0, y: 0 };
  return {
    bookCode,
    pageNo: item.pageNo,
    pageType: 1 as const,
    x,
    y,
    z: item.z,
    type: WIRE_TYPE[item.type],
    ...(object === undefined ? {} : { object }),
    ...(item.addedPageNo.length === 0 ? {} : { addedPageNo: item.addedPageNo.join(',') }),
  };
}
