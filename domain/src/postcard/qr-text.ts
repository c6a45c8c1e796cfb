/** What the print shop's camera reads on an address face: which book, which page of it. */
export const qrText = (bookCode: string, pageNo: number): string => `${bookCode}/${pageNo}`;

/** A book's code: 128 bits in base64url. */
const CODE_LENGTH = 22;

/** A code of the same size for a page of a book that is not made yet. */
export const sampleQrText = (pageNo: number): string => qrText('0'.repeat(CODE_LENGTH), pageNo);
