/** What the print shop's camera reads on an address face: which book, which page of it. */
export const qrText = (bookCode: string, pageNo: number): string => `${bookCode}/${pageNo}`;
