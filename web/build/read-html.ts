/** The one place of a built page that matches, or a build that went wrong. */
export function found(html: string, pattern: RegExp, what: string): string {
  const match = pattern.exec(html)?.[1];
  if (match === undefined) throw new Error(`The built index.html has no ${what}.`);
  return match;
}
