/** Cars in stock that are due, requested some at a time and written as the answers come. */
export interface DueCars<Car extends { readonly id: string }, Answer> {
  /** The next ones in the order of their ids. */
  readonly next: (page: { readonly after: string; readonly limit: number }) => Promise<readonly Car[]>;
  readonly answer: (car: Car) => Promise<Answer>;
  readonly save: (answers: readonly Answer[]) => Promise<void>;
}

export interface AnsweredCars {
  readonly cars: number;
  /** The first fault of a car; null where none failed. */
  readonly failure: unknown;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Another process goes on from what is written.
 * @param atATime under way at the provider: fewer than its bulkhead has slots, for people come first
 * @param signal the process is about to stop: the rest is left to the next run
 * @throws Fault when none of several cars could be answered
 */
export async function eachDueCar<Car extends { readonly id: string }, Answer>(
  { next, answer, save }: DueCars<Car, Answer>,
  atATime: number,
  signal: AbortSignal,
): Promise<AnsweredCars> {
  let [cars, failure]: [number, unknown] = [0, null];
  for (let after = FIRST_ID; !signal.aborted;) {
    const due = await next({ after, limit: atATime });
    const last = due.at(-1);
    if (!last) break;
    after = last.id;
    const results = await Promise.allSettled(due.map(answer));
    const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    await save(answers);
    cars += answers.length;
    const failed = results.find((result) => result.status === 'rejected');
    if (failed && answers.length === 0 && due.length > 1) throw failed.reason;
    failure ??= failed?.reason ?? null;
  }
  return { cars, failure };
}
