/** A name for those who listen, without the marks where shown lines may break (web/build/phrases.ts). */
export const spoken = <Name>(name: Name): Name =>
  (typeof name === 'string' ? name.replaceAll('\u200b', '') : name) as Name;
