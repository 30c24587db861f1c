/** A moment after which nothing more is computed. The clock is passed in. */
export interface TimeLimit {
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  readonly until: number;
}

/** The clock is read once in so many steps. */
const STEPS_PER_READING = 20_000;

/**
 * How much a search may compute, in steps of unit propagation (clauses visited): the same on every machine. A few
 * million take some ten milliseconds. A time limit is the second bound, for machines that are slow at the moment.
 */
export class SearchBudget {
  #left: number;
  readonly #time: TimeLimit | null;
  readonly #parent: SearchBudget | null;
  #untilReading = STEPS_PER_READING;
  #isLate = false;

  constructor(steps: number, time: TimeLimit | null = null, parent: SearchBudget | null = null) {
    this.#left = steps;
    this.#time = time;
    this.#parent = parent;
  }

  /** A part of this budget. What it spends is spent of the whole. */
  part(steps: number): SearchBudget {
    return new SearchBudget(Math.min(steps, this.#left), null, this);
  }

  get left(): number {
    return this.#left;
  }

  spend(steps: number): void {
    this.#left -= steps;
    this.#parent?.spend(steps);
    if (this.#time === null || this.#isLate) return;
    this.#untilReading -= steps;
    if (this.#untilReading > 0) return;
    this.#untilReading = STEPS_PER_READING;
    this.#isLate = this.#time.clock() >= this.#time.until;
  }

  get isSpent(): boolean {
    return this.#left <= 0 || this.#isLate || this.#parent?.isSpent === true;
  }
}
