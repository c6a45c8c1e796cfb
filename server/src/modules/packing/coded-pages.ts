import type { BookDesign } from '../../db/tables/book.ts';
import { type PageOrder, templatePage } from '../book/book-design.ts';

export type CodedDesign = PageOrder & Pick<BookDesign, 'hasAddresses'>;

/** The pages of a design that carry a code: its address faces. */
export const codedPages = (design: CodedDesign): number[] =>
  design.hasAddresses === false || (design.backPage ?? null) === null
    ? []
    : Array.from({ length: design.pageCount }, (_, index) => index + 1).filter(
        (pageNo) => templatePage(design, pageNo) === design.backPage,
      );
