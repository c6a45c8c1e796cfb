type Request<Job> = { readonly id: number; readonly job: Job };
type Reply<Result> = { readonly id: number; readonly result: Result };

/** Sends jobs to a worker and resolves with what it answers; `broken` from its first failure on. */
export function workerCalls<Job, Result>(worker: Worker): (job: Job) => Promise<Result | 'broken'> {
  const waiting = new Map<number, (result: Result | 'broken') => void>();
  let lastId = 0;
  let isBroken = false;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply<Result>>) => {
    waiting.get(data.id)?.(data.result);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const answer of waiting.values()) answer('broken');
    waiting.clear();
  });
  return (job) => {
    if (isBroken) return Promise.resolve('broken');
    lastId += 1;
    const request: Request<Job> = { id: lastId, job };
    return new Promise((resolve) => {
      waiting.set(request.id, resolve);
      worker.postMessage(request);
    });
  };
}

/** The worker's side: answers every job that it is sent, with null where it fails. */
export const answerCalls = <Job, Result>(run: (job: Job) => Promise<Result | null>): void =>
  self.addEventListener('message', ({ data: { id, job } }: MessageEvent<Request<Job>>) => {
    void run(job)
      .catch(() => null)
      .then((result) => {
        const reply: Reply<Result | null> = { id, result };
        self.postMessage(reply);
      });
  });
