/* The process that decodes strangers' pictures. It holds no secret, and is replaced when it dies. */
import { decodeArt } from './decode-art.ts';
import type { ImageAnswer, ImageTask } from './image-task.ts';
import { allowOnlyJpegAndPng, reencode } from './reencode.ts';

allowOnlyJpegAndPng();

async function answer(task: ImageTask): Promise<ImageAnswer> {
  try {
    return task.kind === 'photo'
      ? { kind: 'photo', photo: await reencode(task.bytes, task.bounds) }
      : { kind: 'art', art: await decodeArt(task.bytes) };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : 'unknown' };
  }
}

process.on('message', (task: ImageTask) => {
  void answer(task).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
