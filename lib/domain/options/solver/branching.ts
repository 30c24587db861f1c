/**
 * What the solver decides on: a literal of a clause that a change against the model has left unsatisfied. Indices hold by
 * construction (the `!`s), as in the propagation.
 */
import type { Propagation } from './propagation';
import { Vsids } from './vsids';

export class Branching {
  readonly vsids: Vsids;
  /** Up to where on the trail every touched clause is known to be satisfied. */
  checked = 0;
  readonly #state: Propagation;
  /**
   * By variable, its value in the last model found; 2 for none. Phase saving: K. Pipatsrisawat, A. Darwiche, "A
   * Lightweight Component Caching Scheme for Satisfiability Solvers", SAT 2007.
   */
  #savedPhases: Uint8Array;
  /** The clauses of three and more literals that were added later, by literal. */
  readonly #addedByLiteral = new Map<number, (readonly number[])[]>();

  constructor(state: Propagation) {
    this.#state = state;
    this.vsids = new Vsids(state.clauses.variables);
    this.#savedPhases = new Uint8Array(state.clauses.variables).fill(2);
  }

  /** Makes room for so many variables in all. */
  grow(variables: number): void {
    this.vsids.grow(variables);
    const larger = new Uint8Array(variables).fill(2);
    larger.set(this.#savedPhases);
    this.#savedPhases = larger;
  }

  addClause(literals: readonly number[]): void {
    for (const literal of literals) {
      const list = this.#addedByLiteral.get(literal);
      if (list) list.push(literals);
      else this.#addedByLiteral.set(literal, [literals]);
    }
  }

  #isPreferred(one: number, other: number): boolean {
    // To leave something out has fewer consequences than to add something.
    if ((one & 1) !== (other & 1)) return (one & 1) === 1;
    // Then the saved phase; then the lower activity. Most queries are satisfiable, and a variable that took part in few
    // conflicts is likelier to be part of a model. MiniSat, made for hard instances, decides on the highest activity.
    const [a, b] = [this.#savedPhases[one >> 1] === 1 - (one & 1), this.#savedPhases[other >> 1] === 1 - (other & 1)];
    return a === b ? this.vsids.activity[one >> 1]! < this.vsids.activity[other >> 1]! : a;
  }

  /** What held in this model is tried first in the next query. */
  savePhases(): void {
    const { trail, trailSize } = this.#state;
    for (let at = 0; at < trailSize; at += 1) this.#savedPhases[trail[at]! >> 1] = 1 - (trail[at]! & 1);
  }

  /** A literal of a clause that a change has left unsatisfied; −1 when there is none: a model is found. */
  pick(model: Uint8Array): number {
    const { values, trail, arena, clauses } = this.#state;
    const { occurrenceStart: inStart, occurrenceRefs: inRefs } = clauses;
    for (; this.checked < this.#state.trailSize; this.checked += 1) {
      const literal = trail[this.checked]!;
      if (model[literal >> 1] === 1 - (literal & 1)) continue;
      const end = inStart[(literal ^ 1) + 1] ?? 0;
      for (let at = inStart[literal ^ 1] ?? 0; at < end; at += 1) {
        const ref = inRefs[at]!;
        const last = ref + arena[ref]!;
        let best = -1;
        for (let position = ref + 1; position <= last; position += 1) {
          const other = arena[position]!;
          const value = values[other]!;
          if (value === 1 || (value === 0 && model[other >> 1] === 1 - (other & 1))) {
            best = -2;
            break;
          }
          if (value === 0 && (best < 0 || this.#isPreferred(other, best))) best = other;
        }
        if (best >= 0) return best;
      }
      const choice = this.#pickInAdded(literal ^ 1, model);
      if (choice >= 0) return choice;
    }
    return -1;
  }

  /** The same for the added clauses that contain a literal which has become false. */
  #pickInAdded(falseLiteral: number, model: Uint8Array): number {
    const { values } = this.#state;
    for (const clause of this.#addedByLiteral.get(falseLiteral) ?? []) {
      let best = -1;
      for (const other of clause) {
        const value = values[other]!;
        if (value === 1 || (value === 0 && model[other >> 1] === 1 - (other & 1))) {
          best = -1;
          break;
        }
        if (value === 0 && (best < 0 || this.#isPreferred(other, best))) best = other;
      }
      if (best >= 0) return best;
    }
    return -1;
  }
}
