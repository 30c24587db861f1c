/**
 * Works through the cars that are due, in the order of their ids and a few at a time; answers are saved as they come.
 */
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

export interface Answered<Answer> {
  readonly answers: readonly Answer[];
  /** The first fault; null if none failed. */
  readonly failure: unknown;
}

/** Requests all at the same time. @throws the first fault if none of several could be answered */
export async function answerTogether<Row, Answer>(
  rows: readonly Row[],
  answer: (row: Row) => Promise<Answer>,
): Promise<Answered<Answer>> {
  const results = await Promise.allSettled(rows.map(answer));
  const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed && answers.length === 0 && rows.length > 1) throw failed.reason;
  return { answers, failure: failed?.reason ?? null };
}

export interface DueWork<Row extends Numbered, Answer> {
  /** The next rows after an id: fewer than the provider's bulkhead has slots, as people come first. */
  readonly next: (after: string) => Promise<readonly Row[]>;
  readonly answer: (row: Row) => Promise<Answer>;
  readonly save: (answers: readonly Answer[]) => Promise<void>;
}

/**
 * Another process can continue from what is saved.
 * @returns how many were answered, and the first fault
 * @throws Fault if none of several could be answered
 */
export async function eachDue<Row extends Numbered, Answer>(
  { next, answer, save }: DueWork<Row, Answer>,
  signal: AbortSignal,
): Promise<{ readonly count: number; readonly failure: unknown }> {
  let [count, failure]: [number, unknown] = [0, null];
  for await (const due of pagesById(next, signal)) {
    const answered = await answerTogether(due, answer);
    await save(answered.answers);
    count += answered.answers.length;
    failure ??= answered.failure;
  }
  return { count, failure };
}
