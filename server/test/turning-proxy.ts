import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

type Proxy = { readonly origin: string; readonly close: () => void };

/** Asks one server after the other, and the next where one does not answer: what stands before web processes. */
export async function turningProxy(origins: () => readonly string[]): Promise<Proxy> {
  let turn = 0;
  const ask = (incoming: IncomingMessage, body: Buffer, answer: ServerResponse, tries: number): void => {
    const all = origins();
    turn += 1;
    const { method, headers, url = '/' } = incoming;
    const asked = request(new URL(url, all[turn % all.length]), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    asked.once('error', () => {
      if (tries > 0 && !answer.headersSent) ask(incoming, body, answer, tries - 1);
      else answer.destroy();
    });
    asked.end(body);
  };
  const server = createServer(async (incoming, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    ask(incoming, Buffer.concat(chunks), answer, origins().length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
