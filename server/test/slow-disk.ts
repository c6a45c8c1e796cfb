/* Loaded before a program (`NODE_OPTIONS=--import`): each flush takes SLOW_DISK_MS longer. Writes alone do
   not, as they stay in memory on a real disk too. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';

const SLOW_MS = Number(process.env.SLOW_DISK_MS);
const clock = new Int32Array(new SharedArrayBuffer(4));

const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  Atomics.wait(clock, 0, 0, SLOW_MS);
  fsyncSync(descriptor);
};
const handle = await fs.promises.open(import.meta.filename);
const ofHandles: { sync: () => Promise<void> } = Object.getPrototypeOf(handle);
const { sync } = ofHandles;
ofHandles.sync = async function slowSync(): Promise<void> {
  await wait(SLOW_MS);
  await sync.call(this);
};
await handle.close();
syncBuiltinESMExports();
