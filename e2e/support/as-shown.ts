/** Words of ours as they are shown: lines may break at the marks between their phrases (web/build/phrases.ts). */
export const asShown = (words: string): RegExp => new RegExp([...words].join('\u200b?'));
