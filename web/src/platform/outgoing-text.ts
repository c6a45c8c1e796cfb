/** What leaves the page as data: our own sentences without the marks where their lines may break (ADR 61). */
export const outgoingText = (sentence: string): string => sentence.replaceAll('\u200b', '');
