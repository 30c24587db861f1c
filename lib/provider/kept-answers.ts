/**
 * Free answers, asked once and kept in this process: lists of vehicles and data of a derivative are asked for by every
 * page about them, and change once a month.
 */
import { Fault } from '@/lib/fault';
import type { AnswerOf, Operation, Result } from '@/lib/wire/operation';
import type { Resource } from '@/lib/wire/resource';
import type { Fields, ParamsOf, RecordOf, Shape, ValueOf } from '@/lib/wire/shape';
import type { Provider } from './call';

/** As long as the provider itself keeps the answers of which its documents say so (2 §SMR service). */
const KEPT_MINUTES = 30;
/** Some 100 bytes each: tens of megabytes at most. */
const ROWS_MAX = 200_000;

export interface KeptAnswers {
  /**
   * The answer to a free question, perhaps one of the last 30 minutes. Askers of the same thing at the same time share
   * one call, so none of them can call it off. What fails is not kept.
   * @throws Fault as the caller does; also for a billed operation, which goes through the ledger and never this way
   */
  call<P extends Fields, R extends Result>(operation: Operation<P, R>, params: ParamsOf<P>): Promise<AnswerOf<R>>;
  /** The same of a token API. */
  ask<P extends Fields, S extends Shape>(resource: Resource<P, S>, params: RecordOf<P>): Promise<ValueOf<S>>;
}

interface Kept {
  readonly answer: Promise<unknown>;
  readonly until: number;
  rows: number;
}

/** @param clock milliseconds since 1970 */
export function createKeptAnswers(caller: Pick<Provider, 'call' | 'ask'>, clock: () => number): KeptAnswers {
  // The least recently asked for stands first and goes first.
  const kept = new Map<string, Kept>();
  let rows = 0;

  function forget(key: string): void {
    rows -= kept.get(key)?.rows ?? 0;
    kept.delete(key);
  }

  function weigh(key: string, entry: Kept, value: unknown): void {
    if (kept.get(key) !== entry) return;
    entry.rows = rowsIn(value);
    rows += entry.rows;
    for (const oldest of kept.keys()) {
      if (rows <= ROWS_MAX) return;
      forget(oldest);
    }
  }

  function keep<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key);
    if (known && clock() < known.until) {
      kept.delete(key);
      kept.set(key, known);
      return known.answer as Promise<Value>; // put there under the same operation's name, below
    }
    forget(key);
    const answer = ask();
    const entry: Kept = { answer, until: clock() + KEPT_MINUTES * 60_000, rows: 0 };
    kept.set(key, entry);
    answer.then(
      (value) => weigh(key, entry, value),
      () => kept.get(key) === entry && forget(key),
    );
    return answer;
  }

  return {
    async call(operation, params) {
      if (operation.billed) throw notThisWay(operation.name);
      const key = `${operation.service.key} ${operation.name} ${JSON.stringify(params)}`;
      return keep(key, async () => (await caller.call(operation, params)).value);
    },
    async ask(resource, params) {
      if (resource.billed) throw notThisWay(resource.name);
      const key = `${resource.api.key} ${resource.name} ${JSON.stringify(params)}`;
      return keep(key, async () => (await caller.ask(resource, params)).value);
    },
  };
}

/** Of a dataset the rows of its tables; of a tree the objects in it. */
function rowsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + rowsIn(each), 1);
  if (typeof value !== 'object' || value === null) return 0;
  if (!('tables' in value)) return Object.values(value).reduce<number>((sum, each) => sum + rowsIn(each), 1);
  const tables: unknown[] = Object.values(value.tables ?? {});
  return tables.reduce<number>((sum, table) => sum + (Array.isArray(table) ? table.length : 0), 1);
}

const notThisWay = (operation: string): Fault =>
  new Fault('unexpected', {
    message: 'A charged look-up was about to be made without being recorded first. It was not made.',
    fix: 'Tell your administrator.',
    detail: `${operation} is billed and was asked for as a free answer`,
  });
