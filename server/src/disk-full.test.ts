import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startShop } from '../test/running-shop.ts';
import { mountSmallDisk } from '../test/small-disk.ts';
import { withEmptyPostgres } from '../test/test-database.ts';

const SIZE_MB = 48;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-full-disk-'));

const hasSmallDisk = mountSmallDisk(dataDir, SIZE_MB);

/** Leaves no room, except in files that are there already. */
function fillDisk(): void {
  const ballast = path.join(dataDir, 'ballast');
  expect(() => writeFileSync(ballast, Buffer.alloc((SIZE_MB + 1) << 20))).toThrow('ENOSPC');
}

test.runIf(hasSmallDisk)(
  'a shop starts on a full disk, says so and shows pages, designs and prices; embedded it says why it cannot',
  async () => {
    const startsAndServes = async (environment: Readonly<Record<string, string>>) => {
      const before = await startShop(dataDir, environment);
      await before.stop('SIGTERM');
      fillDisk();
      const shop = await startShop(dataDir, environment);
      const ready = await fetch(`${shop.url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', disk: 'full' }]);
      for (const address of ['/', '/api/product/list', '/material/v2/kit/info/13.json'])
        expect([address, (await fetch(`${shop.url}${address}`)).status]).toEqual([address, 200]);
      await shop.stop('SIGTERM');
    };
    const isTried = await withEmptyPostgres((url) =>
      startsAndServes({ DRAWING: 'asked', DATABASE_URL: url }),
    );
    if (!isTried) fillDisk();
    await expect(startShop(dataDir, { DRAWING: 'asked' })).rejects.toThrow('The disk is full');
  },
);
