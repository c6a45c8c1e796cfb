import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginBook, kitOnSale, planOf, post, someone } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-small-disk-'));

/** A disk of a few megabytes; only root may mount one, on Linux. */
function isMounted(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const hasSmallDisk = isMounted();
afterAll(() => {
  if (hasSmallDisk) execFileSync('umount', ['-l', dataDir]);
  rmSync(dataDir, { recursive: true, force: true });
});

test.runIf(hasSmallDisk)(
  'a photo that finds the disk full is asked for again, and is there once there is room',
  async () => {
    const { context, signedUpMember } = await testApp({ environment: { DATA_DIR: dataDir } });
    const member = await signedUpMember();
    const kit = kitOnSale(context);
    const [photo] = planOf(context, kit, someone('髙橋'), []).filter(({ type }) => type === 'photo');
    if (!photo) throw new Error('A postcard has a photo.');
    const book = await beginBook(member, kit);
    const ballast = path.join(dataDir, 'ballast');
    const fill = () => writeFileSync(ballast, Buffer.alloc(8 << 20));
    expect(fill).toThrow('ENOSPC');
    expect(await post(member, book, photo)).toMatchObject({
      error: { status: 503, error: { code: 'unavailable' } },
    });
    expect((await member.memberGet()).ok).toBe(true);
    rmSync(ballast);
    expect(await post(member, book, photo)).toMatchObject({ ok: true });
    expect(readdirSync(path.join(dataDir, 'objects/unfinished'))).toEqual([]);
  },
);
