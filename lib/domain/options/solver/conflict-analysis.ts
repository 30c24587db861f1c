/**
 * Conflict analysis: a learned clause from a conflict. Clause learning and the first unique implication point (first
 * UIP): J. P. Marques-Silva, K. A. Sakallah, "GRASP: A Search Algorithm for Propositional Satisfiability", IEEE
 * Transactions on Computers 48 (1999); L. Zhang, C. F. Madigan, M. W. Moskewicz, S. Malik, "Efficient Conflict Driven
 * Learning in a Boolean Satisfiability Solver", ICCAD 2001. The procedures are MiniSat's `analyze` and `analyzeFinal`.
 * Indices hold by construction (the `!`s), as in the propagation.
 */
import type { Propagation } from './propagation';

/** Visits the false literals that made `literal` true, or, for −1, those of the clause in conflict. */
function antecedents(state: Propagation, literal: number, visit: (other: number) => void): void {
  const reason = literal < 0 ? state.conflictRef + 1 : state.reasonOf[literal >> 1]!;
  if (literal < 0 && state.conflictRef < 0) {
    visit(state.conflictPair[0]);
    visit(state.conflictPair[1]);
  } else if (reason < 0) {
    visit((-reason - 1) ^ 1);
  } else if (reason > 0) {
    const ref = reason - 1;
    const last = ref + state.arena[ref]!;
    for (let at = ref + 1; at <= last; at += 1) if (state.arena[at] !== literal) visit(state.arena[at]!);
  }
}

export interface LearnedClause {
  /** The asserting literal first; the second, if any, is of the level to backjump to. */
  readonly literals: number[];
  /** The level to backjump to. */
  readonly level: number;
  /**
   * Literal block distance: how many decision levels its literals come from. The fewer, the more useful the clause is.
   * G. Audemard, L. Simon, "Predicting Learnt Clauses Quality in Modern SAT Solvers" (Glucose), IJCAI 2009.
   */
  readonly lbd: number;
}

/**
 * The learned clause at the first UIP of the conflict. A literal that others of the clause imply is left out: local
 * clause minimization, N. Sörensson, A. Biere, "Minimizing Learned Clauses", SAT 2009.
 */
export function analyzeConflict(state: Propagation, seen: Uint8Array, bump: (variable: number) => void): LearnedClause {
  const { trail, levelOf, reasonOf } = state;
  const current = state.level;
  const lowerLevelLiterals: number[] = [];
  const analyzed: number[] = [];
  let pathCount = 0;
  const mark = (other: number) => {
    const variable = other >> 1;
    if (seen[variable] === 1 || levelOf[variable] === 0) return;
    seen[variable] = 1;
    analyzed.push(variable);
    bump(variable);
    if (levelOf[variable] === current) pathCount += 1;
    else lowerLevelLiterals.push(other);
  };
  let at = state.trailSize - 1;
  antecedents(state, -1, mark);
  for (;;) {
    while (seen[trail[at]! >> 1] === 0) at -= 1;
    pathCount -= 1;
    if (pathCount === 0) break;
    antecedents(state, trail[at]!, mark);
    at -= 1;
  }
  const uip = trail[at]! ^ 1;
  const minimized = lowerLevelLiterals.filter((literal) => {
    if (reasonOf[literal >> 1] === 0) return true;
    let isImplied = true;
    antecedents(state, literal ^ 1, (other) => {
      if (seen[other >> 1] === 0 && levelOf[other >> 1] !== 0) isImplied = false;
    });
    return !isImplied;
  });
  for (const variable of analyzed) seen[variable] = 0;
  let highest = 0;
  for (const [index, literal] of minimized.entries()) {
    if (levelOf[literal >> 1]! > levelOf[minimized[highest]! >> 1]!) highest = index;
  }
  if (minimized.length > 1) [minimized[0], minimized[highest]] = [minimized[highest]!, minimized[0]!];
  const level = minimized.length === 0 ? 0 : levelOf[minimized[0]! >> 1]!;
  const lbd = 1 + new Set(minimized.map((literal) => levelOf[literal >> 1])).size;
  return { literals: [uip, ...minimized], level, lbd };
}

/** The assumptions that lead to the conflict. */
export function analyzeFinal(state: Propagation, seen: Uint8Array): number[] {
  const { trail, levelOf, reasonOf } = state;
  const found: number[] = [];
  const mark = (other: number) => {
    if (levelOf[other >> 1] !== 0) seen[other >> 1] = 1;
  };
  antecedents(state, -1, mark);
  const start = state.level > 0 ? state.levelStart[1]! : state.trailSize;
  for (let at = state.trailSize - 1; at >= start; at -= 1) {
    const variable = trail[at]! >> 1;
    if (seen[variable] === 0) continue;
    seen[variable] = 0;
    if (reasonOf[variable] === 0) found.push(trail[at]!);
    else antecedents(state, trail[at]!, mark);
  }
  return found;
}
