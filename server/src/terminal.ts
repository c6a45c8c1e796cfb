import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks the person at the terminal; what is secret is not shown while it is typed. */
export type Ask = (question: string, options: { readonly isSecret: boolean }) => Promise<string>;

type Terminal = { readonly ask: Ask; readonly close: () => void };

export function openTerminal(): Terminal {
  let isMuted = false;
  const output = new Writable({
    write: (chunk, _, done) => {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  let reader: Interface | null = null;
  const open = (): Interface => {
    const opened = createInterface({ input: process.stdin, output, terminal: Boolean(process.stdin.isTTY) });
    // Lines of a pipe come all at once, before they are asked for.
    opened.on('line', (line) => {
      const next = waiting.shift();
      if (next) next(line);
      else lines.push(line);
    });
    return opened;
  };
  return {
    ask: async (question, { isSecret }) => {
      reader ??= open();
      process.stdout.write(question);
      isMuted = isSecret;
      const line = lines.shift() ?? (await new Promise<string>((resolve) => waiting.push(resolve)));
      isMuted = false;
      if (isSecret) process.stdout.write('\n');
      return line;
    },
    close: () => reader?.close(),
  };
}
