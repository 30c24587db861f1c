/** Learned clauses of at most this LBD survive a reduction, as Glucose keeps its “glue clauses”. */
const LBD_LIMIT = 3;
/** As many of them survive at most. */
const CLAUSE_LIMIT = 4000;

/** The learned clauses that are worth more than the memory they take. */
export class GlueClauses {
  readonly #clauses: number[][] = [];

  add(literals: number[], lbd: number): void {
    if (lbd <= LBD_LIMIT) this.#clauses.push(literals);
  }

  /** The latest of them; earlier ones are forgotten. */
  latest(): readonly (readonly number[])[] {
    this.#clauses.splice(0, Math.max(0, this.#clauses.length - CLAUSE_LIMIT));
    return this.#clauses;
  }
}
