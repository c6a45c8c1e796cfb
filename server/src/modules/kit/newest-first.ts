import type { FastifyReply } from 'fastify';

/**
 * Lets a sender's newest `max` answers wait: older ones may be for a page that was left. The signal
 * ends a wait for a newer answer, or because the connection has closed.
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
