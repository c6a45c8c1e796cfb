import type {
  AddressStyle,
  CalendarLook,
  CalendarSettings,
  Edition,
  Orientation,
  PageHoles,
  PrintAddress,
  Size,
  TextLook,
  TextStyle,
  TextType,
} from '@fumi/domain';
import { instant } from '../columns.ts';
import { index, integer, jsonb, pgTable, primaryKey, real, smallint, sql, text } from '../drizzle.ts';
import { member } from './member.ts';

/** An item of a design: its place in pt, y down, in the upright coordinates of its page. */
export type DesignItem = {
  readonly kind: 'art' | 'photo' | 'text' | 'calendar';
  /** Which of the customer's texts stands here, and how it is set. */
  readonly textType?: TextType;
  readonly textLook?: TextLook;
  /** The design's own words, printed where nothing was posted. */
  readonly words?: string;
  readonly calendar?: CalendarLook;
  readonly itemId: number;
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The months and weeks that a calendar prints. */
export type BookCalendar = {
  readonly edition: Edition;
  readonly months: number;
  /** Which month of the edition, from 0, each page shows; null for covers. */
  readonly monthIndexes: readonly (number | null)[];
  /** Absent: all is as the design has it. */
  readonly settings?: CalendarSettings | undefined;
};

/** The design as it was sold: what a later change of the catalogue must not change any more. */
export type BookDesign = {
  readonly label: string;
  readonly orientation: Orientation;
  readonly addressLayout: string;
  readonly pageCount: number;
  readonly frontPage: number;
  readonly backPage: number | null;
  /** The New Year that it greets; absent or null for other occasions. */
  readonly newYear?: number | null;
  /** Which page of the design each page repeats; absent: front and back by turns, as the first books have it. */
  readonly templates?: readonly number[];
  /** Sheet with bleed, pt; absent: the postcard's. */
  readonly itemPt?: Size;
  /** Whether backs are address faces; absent: they are. */
  readonly hasAddresses?: boolean;
  /** Where the binder punches; absent: nowhere. */
  readonly holes?: readonly PageHoles[];
  /** Absent or null for what is no calendar. */
  readonly calendar?: BookCalendar | null;
  /** Style of a bound book's words, applied to its places already, or of a calendar's title. */
  readonly textStyle?: TextStyle;
  /** Items of each page of the design, by its number. */
  readonly pages: Readonly<Record<string, readonly DesignItem[]>>;
};

export const book = pgTable(
  'book',
  {
    code: text().primaryKey(),
    memberCode: text()
      .notNull()
      .references(() => member.code, { onDelete: 'cascade' }),
    productCode: text().notNull(),
    materialId: integer().notNull(),
    kitId: integer().notNull(),
    themeId: integer().notNull(),
    /** What one set cost when the book was begun, yen. */
    priceYen: integer().notNull(),
    design: jsonb().$type<BookDesign>().notNull(),
    /** A draft is shown to nobody; it becomes complete once, and then only address faces are corrected. */
    state: text({ enum: ['draft', 'complete'] }).notNull(),
    press: text({ enum: ['waiting', 'ready', 'failed'] }).notNull(),
    pressTries: smallint().notNull().default(0),
    /** Of the stored press file. */
    pressSha256: text(),
    createdAt: instant().notNull(),
    completedAt: instant(),
  },
  (table) => [
    index().on(table.memberCode, table.createdAt),
    index().on(table.createdAt),
    // Books that wait for their press file: few of many.
    index('book_press_failed').on(table.code).where(sql`${table.press} = 'failed'`),
    index('book_waiting_for_press')
      .on(table.completedAt)
      .where(sql`${table.state} = 'complete' and ${table.press} = 'waiting'`),
  ],
);

/** An address that is stored sealed, because its order is over. */
export type SealedAddress = { readonly sealed: string };

/** One posted item. Page and z are its place: posting there again replaces it. */
export const bookItem = pgTable(
  'book_item',
  {
    bookCode: text()
      .notNull()
      .references(() => book.code, { onDelete: 'cascade' }),
    pageNo: smallint().notNull(),
    z: smallint().notNull(),
    kind: text({ enum: ['photo', 'art', 'text', 'sender', 'recipient'] }).notNull(),
    /** Further pages that carry the same item. */
    addedPageNo: smallint().array().notNull(),
    x: real().notNull(),
    y: real().notNull(),
    /** Art. */
    itemId: integer(),
    /** Sender and recipient. */
    layout: text(),
    style: jsonb().$type<AddressStyle>(),
    address: jsonb().$type<PrintAddress | SealedAddress>(),
    /** Text. */
    textValue: text(),
    /** Photo: the re-encoded JPEG. */
    objectKey: text(),
    sha256: text(),
    byteCount: integer(),
    widthPx: integer(),
    heightPx: integer(),
  },
  (table) => [primaryKey({ columns: [table.bookCode, table.pageNo, table.z] })],
);
