import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Content, openContent } from '../src/content/content.ts';
import { createLog } from '../src/log.ts';

let opened: Promise<Content> | undefined;

function open(): Promise<Content> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-content-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return openContent({ dataDir, log: createLog(() => {}, Date.now) });
}

/** The real content, written once for all the shops of a test process; nobody but the process itself closes it. */
export async function testContent(): Promise<Content> {
  opened ??= open();
  const content = await opened;
  return { ...content, drawing: { ...content.drawing, close: () => {} } };
}
