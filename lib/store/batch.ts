import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { Fault } from '@/lib/fault';

interface BatchOptions<Input> {
  readonly maxBatchSize: number;
  /** Only inputs of one kind go together; by default all do. */
  readonly kindOf?: (input: Input) => string;
  /** Inputs of one group stay together when a batch is divided; by default each is its own group. */
  readonly groupOf?: (input: Input) => string;
}

/** How many batches may be under way at the same time, so that one that hangs does not hold up the others. */
const CONCURRENT_BATCHES = 2;
/** Loaders hold nothing between batches, so only recently used kinds are cached. */
const LOADERS_MAX = 500;

/**
 * One commit for calls of one moment: calls made at the same time, or while two batches are under way, go together. A
 * single call does not wait for others. A batch that is refused as a whole is retried group by group, so that none
 * fails because of another; a Fault (storage is down) goes to all of them, as it is unknown what was done.
 *
 * @param load returns a result for each input, in order, or does nothing and throws
 */
export function batchCalls<Input, Output>(
  load: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  { maxBatchSize, kindOf = () => '', groupOf }: BatchOptions<Input>,
): (input: Input) => Promise<Output> {
  const waiting: (() => void)[] = [];
  let free = CONCURRENT_BATCHES;

  /** Dispatches the waiting batches, as far as there is room. Inputs added meanwhile still join them. */
  const dispatchWaiting = (): void => {
    for (; free > 0 && waiting.length > 0; free -= 1) waiting.shift()?.();
  };
  const createLoader = () =>
    new DataLoader<Input, Output>(
      (inputs) =>
        loadEach(load, inputs, groupOf).finally(() => {
          free += 1;
          dispatchWaiting();
        }),
      {
        cache: false,
        maxBatchSize,
        batchScheduleFn: (dispatch) => {
          waiting.push(dispatch);
          queueMicrotask(dispatchWaiting);
        },
      },
    );
  const loaders = new LRUCache<string, DataLoader<Input, Output>>({ max: LOADERS_MAX, memoMethod: createLoader });
  return (input) => loaders.memo(kindOf(input)).load(input);
}

async function loadEach<Input, Output>(
  load: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  inputs: readonly Input[],
  groupOf?: (input: Input) => string,
): Promise<readonly (Output | Error)[]> {
  try {
    return await load(inputs);
  } catch (error) {
    const groups = new Map<unknown, { readonly place: number; readonly input: Input }[]>();
    for (const [place, input] of inputs.entries()) {
      const group = groupOf ? groupOf(input) : place;
      groups.set(group, [...(groups.get(group) ?? []), { place, input }]);
    }
    if (groups.size === 1 || error instanceof Fault) throw error;
    const results: (Output | Error)[] = [];
    for (const group of groups.values()) {
      const loaded = await load(group.map(({ input }) => input)).catch((why: unknown) => {
        const reason = why instanceof Error ? why : new Error(String(why));
        return group.map(() => reason);
      });
      for (const [index, { place }] of group.entries())
        results[place] = loaded[index] ?? new Error('No result was given.');
    }
    return results;
  }
}
