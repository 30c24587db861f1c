/**
 * Free answers, asked once and kept in this process: lists of vehicles and data of a derivative are asked for by every
 * page about them, and change once a month.
 */
import { Fault } from '@/lib/fault';
import type { AnswerOf, Operation, Result } from '@/lib/wire/operation';
import type { Fields, ParamsOf } from '@/lib/wire/shape';
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
}

interface Kept {
  readonly answer: Promise<unknown>;
  readonly until: number;
  rows: number;
}

/** @param clock milliseconds since 1970 */
export function createKeptAnswers(caller: Pick<Provider, 'call'>, clock: () => number): KeptAnswers {
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

  return {
    async call(operation, params) {
      if (operation.billed) throw notThisWay(operation.name);
      const key = `${operation.service.key} ${operation.name} ${JSON.stringify(params)}`;
      const known = kept.get(key);
      const ask = async () => (await caller.call(operation, params)).value;
      if (known && clock() < known.until) {
        kept.delete(key);
        kept.set(key, known);
        return known.answer as ReturnType<typeof ask>; // put there under this operation's name, below
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
    },
  };
}

/** Of a dataset the rows of its tables; anything else counts as one. */
function rowsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('tables' in value)) return 1;
  const tables: unknown[] = Object.values(value.tables ?? {});
  return tables.reduce<number>((sum, table) => sum + (Array.isArray(table) ? table.length : 0), 1);
}

const notThisWay = (operation: string): Fault =>
  new Fault('unexpected', {
    message: 'A charged look-up was about to be made without being recorded first. It was not made.',
    fix: 'Tell your administrator.',
    detail: `${operation} is billed and was asked for as a free answer`,
  });
