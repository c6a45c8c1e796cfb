import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { beginBook, kitOnSale, planOf, post, someone } from '../../../test/book-posting.ts';
import { testApp } from '../../../test/harness.ts';
import { mountSmallDisk } from '../../../test/small-disk.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fumi-small-disk-'));

const hasSmallDisk = mountSmallDisk(dataDir, 4);

test.runIf(hasSmallDisk)(
  'a photo for which the disk is full is answered 503, and is taken once there is room',
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
