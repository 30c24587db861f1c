/**
 * Free answers, cached in this process: every page about a vehicle needs the vehicle lists and the derivative's data,
 * which change once a month.
 */
import { LRUCache } from 'lru-cache';
import { Fault } from '@/lib/fault';
import type { AnswerOf, Operation, Result } from '@/lib/wire/operation';
import type { Resource } from '@/lib/wire/resource';
import type { ShapeFields, ParamsOf, RecordOf, WireShape, ValueOf } from '@/lib/wire/shape';
import type { Provider } from './provider';

/** As long as the provider itself caches the answers whose documents state it (2 §SMR service). */
const CACHE_MINUTES = 30;
/** Some 100 bytes each: tens of megabytes at most. */
const ROWS_MAX = 200_000;

export interface ProviderAnswerCache {
  /**
   * The answer to a free question, perhaps one of the last 30 minutes. Requests for the same answer at the same time
   * share one call, so none of them can cancel it. A failure is not cached.
   * @throws Fault as the provider does, and for a billed operation, which must go through the ledger
   */
  call<P extends ShapeFields, R extends Result>(operation: Operation<P, R>, params: ParamsOf<P>): Promise<AnswerOf<R>>;
  /** The same of a token API. */
  requestResource<P extends ShapeFields, S extends WireShape>(
    resource: Resource<P, S>,
    params: RecordOf<P>,
  ): Promise<ValueOf<S>>;
}

type LoadAnswer = () => Promise<unknown>;

/**
 * @param clock milliseconds since any moment
 * @param today the British day: on the day of a new edition, no answer is of the day before. Tests have one day
 */
export function createProviderAnswerCache(
  caller: Pick<Provider, 'call' | 'requestResource'>,
  clock: () => number,
  today: () => string = () => '',
): ProviderAnswerCache {
  // The least recently used answer is evicted first; concurrent requests for one answer share a call.
  const answers = new LRUCache<string, { readonly value: unknown }, LoadAnswer>({
    maxSize: ROWS_MAX,
    sizeCalculation: ({ value }) => Math.max(1, rowsIn(value)),
    // lru-cache treats an answer whose age equals its time to live as fresh.
    ttl: CACHE_MINUTES * 60_000 - 1,
    ttlResolution: 0,
    perf: { now: clock },
    // A request still gets its answer if the entry is evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: load }) => ({ value: await load() }),
  });

  async function readThrough<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const { value } = await answers.forceFetch(key, { context: load });
    return value as Value; // stored under the same operation's name, below
  }

  return {
    async call(operation, params) {
      if (operation.billed) throw billedOperationFault(operation.name);
      const key = `${today()} ${operation.service.key} ${operation.name} ${JSON.stringify(params)}`;
      return readThrough(key, async () => (await caller.call(operation, params)).value);
    },
    async requestResource(resource, params) {
      if (resource.billed) throw billedOperationFault(resource.name);
      const key = `${today()} ${resource.api.key} ${resource.name} ${JSON.stringify(params)}`;
      return readThrough(key, async () => (await caller.requestResource(resource, params)).value);
    },
  };
}

/** For a dataset, the rows of its tables; for a tree, its objects. */
function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + rowsIn(item), 1);
  if (typeof value !== 'object' || value === null) return 0;
  if (!('tables' in value)) return Object.values(value).reduce<number>((sum, field) => sum + rowsIn(field), 1);
  const tables: unknown[] = Object.values(value.tables ?? {});
  return tables.reduce<number>((sum, table) => sum + (Array.isArray(table) ? table.length : 0), 1);
}

const billedOperationFault = (operation: string): Fault =>
  new Fault('unexpected', {
    message: 'A chargeable look-up was stopped because it was not recorded first.',
    fix: 'Contact your administrator.',
    detail: `${operation} is billed and was asked for as a free answer`,
  });
