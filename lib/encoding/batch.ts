import { Fault } from '@/lib/fault';

interface BatchOptions<In> {
  /** So many go together. */
  readonly maxBatchSize: number;
  /** Those of one kind go together; all, unless given. */
  readonly kind?: (one: In) => string;
}

/** So many batches are under way at a time: one that hangs does not hold everybody up. */
const BATCHES = 2;

interface BatchEntry<In, Out> {
  readonly input: In;
  resolve(out: Out): void;
  reject(error: unknown): void;
}

/**
 * Whoever asks in the same moment, or while others are being served, is served together with the rest. Who is alone
 * waits for nobody. A batch that is refused as such is tried one by one, so that nobody fails for another's sake; a Fault
 * (storage is down) is everybody's.
 *
 * @param serve gives an answer to each, in their order, or does nothing and throws
 */
export function batchCalls<In, Out>(
  serve: (batch: readonly In[]) => Promise<readonly Out[]>,
  { maxBatchSize: most, kind = () => '' }: BatchOptions<In>,
): (one: In) => Promise<Out> {
  let waiting: BatchEntry<In, Out>[] = [];
  let free = BATCHES;

  async function serveAll(batch: readonly BatchEntry<In, Out>[]): Promise<void> {
    try {
      const answers = await serve(batch.map(({ input: one }) => one));
      batch.forEach(({ resolve }, index) => resolve(answers[index] as Out)); // as many as were asked, see above
    } catch (error) {
      if (batch.length === 1 || error instanceof Fault) for (const { reject } of batch) reject(error);
      else for (const each of batch) await serveAll([each]);
    }
  }

  function dispatch(): void {
    while (free > 0 && waiting[0] !== undefined) {
      const batchKind = kind(waiting[0].input);
      const batch = waiting.filter(({ input: one }) => kind(one) === batchKind).slice(0, most);
      waiting = waiting.filter((entry) => !batch.includes(entry));
      free--;
      void serveAll(batch).finally(() => {
        free++;
        dispatch();
      });
    }
  }

  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ input: one, resolve, reject });
      // Not at once: what asks side by side goes side by side.
      if (waiting.length === 1) queueMicrotask(dispatch);
    });
}
