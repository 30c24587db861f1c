/**
 * Free answers, asked once and kept in this process: lists of vehicles and data of a derivative are asked for by every
 * page about them, and change once a month.
 */
import { Fault } from '@/lib/fault';
import type { AnswerOf, Operation, Result } from '@/lib/wire/operation';
import type { Resource } from '@/lib/wire/resource';
import type { ShapeFields, ParamsOf, RecordOf, WireShape, ValueOf } from '@/lib/wire/shape';
import type { Provider } from './provider';

/** As long as the provider itself keeps the answers of which its documents say so (2 §SMR service). */
const CACHE_MINUTES = 30;
/** Some 100 bytes each: tens of megabytes at most. */
const ROWS_MAX = 200_000;

export interface ProviderAnswerCache {
  /**
   * The answer to a free question, perhaps one of the last 30 minutes. Askers of the same thing at the same time share
   * one call, so none of them can call it off. What fails is not kept.
   * @throws Fault as the caller does; also for a billed operation, which goes through the ledger and never this way
   */
  call<P extends ShapeFields, R extends Result>(operation: Operation<P, R>, params: ParamsOf<P>): Promise<AnswerOf<R>>;
  /** The same of a token API. */
  requestResource<P extends ShapeFields, S extends WireShape>(
    resource: Resource<P, S>,
    params: RecordOf<P>,
  ): Promise<ValueOf<S>>;
}

interface CachedProviderAnswer {
  readonly answer: Promise<unknown>;
  readonly until: number;
  rows: number;
}

/** @param clock milliseconds since 1970 */
export function createProviderAnswerCache(
  caller: Pick<Provider, 'call' | 'requestResource'>,
  clock: () => number,
): ProviderAnswerCache {
  // The least recently asked for stands first and goes first.
  const entries = new Map<string, CachedProviderAnswer>();
  let rows = 0;

  function evict(key: string): void {
    rows -= entries.get(key)?.rows ?? 0;
    entries.delete(key);
  }

  function recordSize(key: string, entry: CachedProviderAnswer, value: unknown): void {
    if (entries.get(key) !== entry) return;
    entry.rows = rowsIn(value);
    rows += entry.rows;
    for (const oldest of entries.keys()) {
      if (rows <= ROWS_MAX) return;
      evict(oldest);
    }
  }

  function readThrough<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const cached = entries.get(key);
    if (cached && clock() < cached.until) {
      entries.delete(key);
      entries.set(key, cached);
      return cached.answer as Promise<Value>; // put there under the same operation's name, below
    }
    evict(key);
    const answer = load();
    const entry: CachedProviderAnswer = { answer, until: clock() + CACHE_MINUTES * 60_000, rows: 0 };
    entries.set(key, entry);
    answer.then(
      (value) => recordSize(key, entry, value),
      () => entries.get(key) === entry && evict(key),
    );
    return answer;
  }

  return {
    async call(operation, params) {
      if (operation.billed) throw billedOperationFault(operation.name);
      const key = `${operation.service.key} ${operation.name} ${JSON.stringify(params)}`;
      return readThrough(key, async () => (await caller.call(operation, params)).value);
    },
    async requestResource(resource, params) {
      if (resource.billed) throw billedOperationFault(resource.name);
      const key = `${resource.api.key} ${resource.name} ${JSON.stringify(params)}`;
      return readThrough(key, async () => (await caller.requestResource(resource, params)).value);
    },
  };
}

/** Of a dataset the rows of its tables; of a tree the objects in it. */
function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + rowsIn(item), 1);
  if (typeof value !== 'object' || value === null) return 0;
  if (!('tables' in value)) return Object.values(value).reduce<number>((sum, field) => sum + rowsIn(field), 1);
  const tables: unknown[] = Object.values(value.tables ?? {});
  return tables.reduce<number>((sum, table) => sum + (Array.isArray(table) ? table.length : 0), 1);
}

const billedOperationFault = (operation: string): Fault =>
  new Fault('unexpected', {
    message: 'A chargeable look-up was stopped because it was not recorded first. Nothing was charged.',
    fix: 'Contact your administrator.',
    detail: `${operation} is billed and was asked for as a free answer`,
  });
