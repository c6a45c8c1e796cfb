import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openDrawing } from './drawing.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fumi-drawing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the kit files are written, and writing them again is harmless', async () => {
  const logged: string[] = [];
  const drawing = openDrawing({ staticDir: folder, log: createLog((line) => logged.push(line), Date.now) });
  const written = await drawing.writeCatalogue(folder);
  expect(await drawing.writeCatalogue(folder)).toBe(written);
  expect(readdirSync(path.join(written, 'material/v2/kit/info'))).toContain('13.json');
  expect(readdirSync(folder)).toEqual([path.basename(written)]);
  expect(logged).toEqual([]);
});

test('a folder that can’t be written is a failure with a reason', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const drawing = openDrawing({ staticDir: folder, log: createLog(() => {}, Date.now) });
  await expect(drawing.writeCatalogue(file)).rejects.toThrow('content/draw catalogue ended with 1');
});

test('a drawing of everything that is stopped ends at once, and is no success', async () => {
  const drawing = openDrawing({ staticDir: folder, log: createLog(() => {}, Date.now) });
  const drawn = drawing.drawAll();
  drawing.stopAll();
  await expect(drawn).rejects.toThrow('ended with SIGTERM');
});

test('of waiting designs those for the press come first, then the one that was asked for last', async () => {
  const drawing = openDrawing({ staticDir: folder, log: createLog(() => {}, Date.now) });
  const drawn: number[] = [];
  // Numbers of no design: the program has nothing to draw, and ends at once.
  const ask = (kitId: number, isForPress = false) =>
    drawing.drawKit(kitId, isForPress).then(() => void drawn.push(kitId));
  await Promise.all([ask(1), ask(2), ask(3), ask(4, true), ask(5), drawing.drawKit(2)]);
  expect(drawn).toEqual([1, 4, 2, 5, 3]);
});
