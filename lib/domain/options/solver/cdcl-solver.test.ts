import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Random } from '@/lib/domain/options/testing/random-bundles.fixture';
import { ClauseSet } from './clauses';
import { CdclSolver } from './cdcl-solver';

/** Clauses over few variables, each with a negative literal, so that all-false satisfies them: as rules do. */
function randomClauses(random: Random, variables: number, count: number): number[][] {
  return Array.from({ length: count }, () => {
    const chosen = random.distinct(random.chance(0.1) ? 1 + random.below(2) : 3, variables);
    return chosen.map((variable, at) => variable * 2 + (at === 0 || random.chance(0.25) ? 1 : 0));
  });
}

/** All assignments that satisfy the clauses, as bit masks. */
function models(clauses: readonly (readonly number[])[], variables: number): number[] {
  return Array.from({ length: 2 ** variables }, (_, mask) => mask).filter((mask) =>
    clauses.every((clause) => clause.some((literal) => ((mask >> (literal >> 1)) & 1) === 1 - (literal & 1))),
  );
}

const holdsIn = (literals: readonly number[]) => (mask: number) =>
  literals.every((literal) => ((mask >> (literal >> 1)) & 1) === 1 - (literal & 1));

describe('the search', () => {
  for (const { what, learnedLimit } of [
    { what: 'keeping all it learned', learnedLimit: 1e9 },
    { what: 'forgetting all the time', learnedLimit: 0 },
  ]) {
    it(`answers every question of every base as trying all assignments does, ${what}`, () => {
      let conflicts = 0;
      for (let seed = 1; seed <= 400; seed += 1) {
        const random = new Random(seed);
        const variables = 6 + random.below(7);
        const clauses = randomClauses(random, variables, Math.floor(variables * (2 + 3 * random.next())));
        const all = models(clauses, variables);
        const set = new ClauseSet(variables);
        for (const clause of clauses) set.add(clause);
        const solver = new CdclSolver(set.freeze(), learnedLimit);
        const nothing = new Uint8Array(variables);
        for (let turn = 0; turn < 6; turn += 1) {
          const where = `seed ${seed}, turn ${turn}`;
          const base = random.distinct(random.below(4), variables).map((variable) => variable * 2 + random.below(2));
          const consistentModels = all.filter(holdsIn(base));
          const isPossible = solver.assume(base) && solver.solve([], nothing, true);
          assert.equal(isPossible, consistentModels.length > 0, where);
          if (!isPossible) {
            assert.ok(
              solver.core.every((literal) => base.includes(literal)),
              where,
            );
            assert.ok(!all.some(holdsIn(solver.core)), where);
            continue;
          }
          const model = solver.applyTo(nothing.slice());
          const maskOf = (values: Uint8Array) => values.reduce((mask, value, at) => mask | (value << at), 0);
          assert.ok(consistentModels.includes(maskOf(model)), where);
          for (let literal = 0; literal < variables * 2; literal += 1) {
            const answer = solver.solve([literal], model);
            assert.equal(answer, consistentModels.some(holdsIn([literal])), `${where}, literal ${literal}`);
            if (answer)
              assert.ok(
                consistentModels.filter(holdsIn([literal])).includes(maskOf(solver.applyTo(model.slice()))),
                where,
              );
          }
        }
        conflicts += solver.conflicts;
      }
      assert.ok(conflicts > 500, `${conflicts} conflicts: the questions were hard enough to learn from`);
    });
  }

  it('says no to everything when the clauses contradict each other', () => {
    const set = new ClauseSet(1);
    set.add([0]);
    set.add([1]);
    const solver = new CdclSolver(set.freeze());
    assert.equal(solver.assume([]), false);
  });
});
