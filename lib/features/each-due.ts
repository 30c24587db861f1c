/** Works through what is due, in the order of ids and a few at a time; answers are saved as they come. */
import { Fault, type FaultCode } from '@/lib/fault';
import { mapConcurrent } from './map-concurrent';

interface Numbered {
  readonly id: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Rows page by page, each page after the last id of the previous one, until there are no more.
 * @param signal the process is about to stop: the rest is left to the next run
 */
export async function* pagesById<Row extends Numbered>(
  next: (after: string) => Promise<readonly Row[]>,
  signal: AbortSignal,
): AsyncGenerator<readonly Row[]> {
  for (let after = FIRST_ID; !signal.aborted;) {
    const rows = await next(after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows;
  }
}

interface Answered<Answer> {
  readonly answers: readonly Answer[];
  /** The first error; null where none failed. */
  readonly failure: unknown;
}

/** Of the service and not of the item: what comes next would fail too. */
const AWAY: ReadonlySet<FaultCode> = new Set([
  'provider_unreachable',
  'provider_slow',
  'provider_rejected_us',
  'limit_reached',
  'storage_down',
  'busy',
]);
const isAway = (error: unknown): boolean =>
  error instanceof Fault && (AWAY.has(error.code) || error.subcode === 'service_busy');

/**
 * What one item fails with does not stop the others.
 * @throws the first error, when as many items in a row as are under way, and more than one, fail because the service is down
 */
export async function answerEach<Row, Answer>(
  rows: readonly Row[],
  answer: (row: Row) => Promise<Answer>,
  { concurrency, signal }: { readonly concurrency: number; readonly signal: AbortSignal },
): Promise<Answered<Answer>> {
  const failures: unknown[] = [];
  let awayInARow = 0;
  const answers = await mapConcurrent(
    rows,
    async (row) => {
      try {
        const found = await answer(row);
        awayInARow = 0;
        return [found];
      } catch (error) {
        failures.push(error);
        awayInARow = isAway(error) ? awayInARow + 1 : 0;
        if (awayInARow >= Math.max(concurrency, 2)) throw failures[0];
        return [];
      }
    },
    { concurrency, signal },
  );
  return { answers: answers.flat(), failure: failures[0] ?? null };
}

export interface DueWork<Row extends Numbered, Answer> {
  /** The next rows after an id: fewer than the provider's bulkhead has slots, as people come first. */
  readonly next: (after: string) => Promise<readonly Row[]>;
  readonly answer: (row: Row) => Promise<Answer>;
  readonly save: (answers: readonly Answer[]) => Promise<void>;
}

/**
 * Another process can continue from what is saved.
 * @returns how many were answered, and the first error, once every one was tried
 * @throws Fault when none of several could be answered because the service is down
 */
export async function eachDue<Row extends Numbered, Answer>(
  { next, answer, save }: DueWork<Row, Answer>,
  signal: AbortSignal,
): Promise<{ readonly count: number; readonly failure: unknown }> {
  let [count, failure]: [number, unknown] = [0, null];
  for await (const due of pagesById(next, signal)) {
    const answered = await answerEach(due, answer, { concurrency: due.length, signal });
    await save(answered.answers);
    count += answered.answers.length;
    failure ??= answered.failure;
  }
  return { count, failure };
}
