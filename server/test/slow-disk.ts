/* Before a program (`NODE_OPTIONS=--import`): its disk takes SLOW_DISK_MS to keep anything. What is only written stays in
   memory, as it does on a real one. */
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
