/* Numbers as slips, mails and addresses have them. */

export const isOrderNumber = (text: string): boolean => /^F\d{6}-[0-9A-Z]{5}$/.test(text);

/** Of an order, and which of its parcels. */
export const isParcelNumber = (text: string): boolean => /^F\d{6}-[0-9A-Z]{5}-\d{1,2}$/.test(text);
