import type { FastifyReply } from 'fastify';

/**
 * Counts the answers that each sender waits for, a member or a visitor's address of origin; false for one too many,
 * which is to be asked for again later.
 */
export type SenderGate = (sender: string, reply: FastifyReply) => boolean;

export function openSenderGate(maxPerSender: number): SenderGate {
  const waiting = new Map<string, number>();
  return (sender, reply) => {
    const count = waiting.get(sender) ?? 0;
    if (count >= maxPerSender) return false;
    waiting.set(sender, count + 1);
    reply.raw.once('close', () => {
      const left = (waiting.get(sender) ?? 1) - 1;
      if (left > 0) waiting.set(sender, left);
      else waiting.delete(sender);
    });
    return true;
  };
}
