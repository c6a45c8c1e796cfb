import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/** Names of functions by their file, `path: name`; the engine counts calls until `called` is asked. */
export async function countCalls(): Promise<() => Promise<ReadonlySet<string>>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
    const called = result.flatMap(({ url, functions }) => {
      const file = url.startsWith('file:') ? fileURLToPath(url) : url;
      return functions
        .filter(({ ranges }) => ranges.some(({ count }) => count > 0))
        .map(({ functionName }) => `${file}: ${functionName}`);
    });
    return new Set(called);
  };
}
