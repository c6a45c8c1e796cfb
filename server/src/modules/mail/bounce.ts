/*
 * Mail that comes back: reports on deliveries (RFC 3464). Ours are known by their Message-ID, which nobody can guess
 * and which goes to the reader alone. What such a report is made of may not be encoded (RFC 2046 and 6522), so its lines are
 * read as they are.
 */

const IS_REPORT = /^content-type:\s*multipart\/report\b[^\n]*report-type="?delivery-status\b/im;
/** The mail will never arrive: one that is only late gets a report with `delayed`, or a status of 4. */
const IS_FINAL = /^action:\s*failed\b/im;
const IS_PERMANENT = /^status:\s*5\./im;
const MESSAGE_ID = /^message-id:\s*(<[^<>\s]+>)/gim;

/** Message-IDs of mails that a report says will never arrive; none for any other mail. */
export function bouncedMessageIds(mail: string): readonly string[] {
  const lines = mail.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');
  const end = lines.indexOf('\n\n');
  const [head, body] = [lines.slice(0, end), lines.slice(end)];
  if (end < 0 || !IS_REPORT.test(head) || !IS_FINAL.test(body) || !IS_PERMANENT.test(body)) return [];
  return [...body.matchAll(MESSAGE_ID)].map(([, id = '']) => id);
}
