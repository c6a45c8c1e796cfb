/** One line about what the commands do, on stderr so that stdout stays the programs' own. @param {string} text */
export const say = (text) => console.error(`[fumi] ${text}`);

/** Ends the command with an explanation instead of a stack trace. @param {string} text @returns {never} */
export function giveUp(text) {
  say(text);
  process.exit(1);
}

/** @param {number} startedAt milliseconds, from Date.now() */
export const secondsSince = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
