import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import {
  type Answer,
  type Client,
  createClient,
  type OutgoingRequest,
  type Send,
} from '@fumi/contract/client';

const PROGRAM = path.join(import.meta.dirname, 'killable-shop.ts');

export type RunningServer = {
  readonly origin: string;
  /** Kills the process as a power cut would: nothing is finished. A second call does nothing. */
  readonly kill: () => Promise<void>;
};

const firstLine = (child: ChildProcess, errors: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once('exit', () => reject(new Error(`The server did not start: ${errors.join('')}`)));
  });

/** Starts the shop on a folder; `environment` are its settings: none of this process are passed on. */
export async function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = fork(PROGRAM, {
    execArgv: [],
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(String(chunk)));
  const origin = await firstLine(child, errors);
  return {
    origin,
    kill: async () => {
      if (child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function bodyOf({ body, file }: OutgoingRequest): { body: string | FormData; type: Record<string, string> } {
  if (!file) return { body: JSON.stringify(body), type: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>))
    form.append(name, String(value));
  form.append(file.field, new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name);
  return { body: form, type: {} };
}

/** Sends as a browser that keeps its cookies while the server is killed and restarted; null where no answer comes. */
export function survivingSend(server: () => RunningServer, cookies = new Map<string, string>()): Send {
  return async (request): Promise<Answer | null> => {
    const { body, type } = bodyOf(request);
    const key: Record<string, string> = request.idempotencyKey
      ? { 'idempotency-key': request.idempotencyKey }
      : {};
    try {
      const response = await fetch(server().origin + request.path, {
        method: request.method,
        headers: {
          'x-requested-with': 'fumi',
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          ...key,
          ...type,
        },
        ...(request.method === 'POST' ? { body } : {}),
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      return { status: response.status, body: await response.json() };
    } catch {
      return null;
    }
  };
}

/** A browser of the shop that survives the server. */
export const survivingBrowser = (server: () => RunningServer): Client => createClient(survivingSend(server));
