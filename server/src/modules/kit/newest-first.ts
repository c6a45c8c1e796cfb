import type { FastifyReply } from 'fastify';

/**
 * Lets the newest answers of a sender wait, `max` at once: a page that was left still asks for its pictures. The signal
 * ends an answer's wait, for a newer one or because nobody reads it any more.
 */
export function openNewestFirst(max: number): (sender: string, reply: FastifyReply) => AbortSignal {
  const waits = new Map<string, readonly AbortController[]>();
  const waitsOf = (sender: string) => waits.get(sender) ?? [];
  return (sender, reply) => {
    const wait = new AbortController();
    if (reply.raw.destroyed) {
      wait.abort();
      return wait.signal;
    }
    const all = [...waitsOf(sender), wait];
    waits.set(sender, all.slice(-max));
    for (const older of all.slice(0, -max)) older.abort();
    reply.raw.once('close', () => {
      wait.abort();
      const left = waitsOf(sender).filter((one) => one !== wait);
      if (left.length > 0) waits.set(sender, left);
      else waits.delete(sender);
    });
    return wait.signal;
  };
}
