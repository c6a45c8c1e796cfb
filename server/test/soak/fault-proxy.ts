import { once } from 'node:events';
import net from 'node:net';

/** How the service behind it fails. `loses-answers`: it does what it is asked, and its answer is lost. */
export type Failing = 'not' | 'refuses' | 'hangs' | 'is-slow' | 'loses-answers';

type FaultProxy = {
  readonly port: number;
  readonly fail: (how: Failing) => void;
  readonly close: () => void;
};

const SLOW_MS = 400;

/** Passes on what shop and others say to each other, until it is told to fail. */
export async function faultProxy(behind: { readonly port: number }): Promise<FaultProxy> {
  let failing: Failing = 'not';
  const pairs = new Set<readonly [net.Socket, net.Socket]>();

  /** Passes bytes on in order; what was sent while nothing passes follows afterwards. */
  const pass = (from: net.Socket, to: net.Socket, isAnswer: boolean): void => {
    from.on('data', (chunk) => {
      if (failing === 'loses-answers' && isAnswer) return void from.destroy();
      if (failing === 'is-slow') {
        from.pause();
        setTimeout(() => failing === 'hangs' || from.resume(), SLOW_MS);
      }
      to.write(chunk);
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  };

  const server = net.createServer((caller) => {
    if (failing === 'refuses') return void caller.destroy();
    const called = net.connect(behind.port, '127.0.0.1');
    const pair = [caller, called] as const;
    pairs.add(pair);
    caller.once('close', () => pairs.delete(pair));
    pass(caller, called, false);
    pass(called, caller, true);
    if (failing === 'hangs') for (const socket of pair) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fail: (how) => {
      failing = how;
      for (const [caller, called] of pairs) {
        if (how === 'refuses') caller.destroy();
        for (const socket of [caller, called]) how === 'hangs' ? socket.pause() : socket.resume();
      }
    },
    close: () => {
      for (const [caller] of pairs) caller.destroy();
      server.close();
    },
  };
}
