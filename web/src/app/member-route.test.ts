import { afterEach, expect, test, vi } from 'vitest';
import { loader } from './MemberRoute.tsx';

afterEach(() => vi.unstubAllGlobals());

test('my page that cannot be loaded fails once, and leaves no unhandled rejection', async () => {
  const refused = () => Promise.resolve(Response.json({ error: { code: 'not_found' } }, { status: 404 }));
  vi.stubGlobal('fetch', refused);
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  await expect(loader()).rejects.toBeDefined();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});
