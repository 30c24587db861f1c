/** The engine against a SAT solver we did not write, on bundles too large to enumerate. Seeds fixed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { THOROUGH_EFFORT } from './effort';
import { randomSelection, LARGE } from './testing/large-bundles.fixture';
import { createReferenceSolver } from './testing/logic-solver.fixture';
import { Random } from './testing/random-bundles.fixture';
import { readRuleBook } from './rule-book/read-rule-book';

const kinds: readonly { what: keyof typeof LARGE; seeds: number; selections: number }[] = [
  { what: '40 options as makers write them', seeds: 24, selections: 4 },
  { what: '120 options as makers write them', seeds: 8, selections: 6 },
  { what: '400 options as makers write them', seeds: 2, selections: 8 },
  { what: '400 options, hard', seeds: 2, selections: 12 },
  { what: '60 options, rules upon rules', seeds: 30, selections: 4 },
  { what: '150 options, rules on half of them', seeds: 6, selections: 6 },
];

describe('statuses agree with logic-solver', () => {
  for (const { what, seeds, selections: most } of kinds) {
    it(`over ${seeds} bundles of ${what}`, () => {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const random = new Random(seed * 7919);
        const bundle = LARGE[what](random);
        const book = readRuleBook(bundle);
        const reference = createReferenceSolver(bundle);
        const ever = reference.availableWith([]);
        let now = configure(book, { selections: [], picks: [] }, THOROUGH_EFFORT);
        const selections: number[] = [];
        const turns = [0, Math.ceil(most / 2), most];
        for (const turn of turns) {
          while (selections.length < turn) {
            const selection = randomSelection(random, now);
            if (selection === null) break;
            selections.push(selection);
            now = configure(book, { selections, picks: [] }, THOROUGH_EFFORT);
          }
          const available = reference.availableWith(selections);
          const where = `seed ${seed}, selections ${selections.join(' ')}`;
          for (const { code, status, replaces } of now.states) {
            if (status === 'dead') assert.ok(!ever.has(code), `${code} is dead: ${where}`);
            else if (status === 'blocked')
              assert.ok(ever.has(code) && !available.has(code), `${code} is blocked: ${where}`);
            else if (status === 'chosen') assert.ok(available.has(code), `${code} is chosen: ${where}`);
            // A standard option is named so though what is still needed may displace it.
            else if (status === 'available') assert.equal(available.has(code), replaces === null, `${code}: ${where}`);
            if (replaces === null) continue;
            const swapped = [...selections.filter((selection) => selection !== replaces), code];
            assert.ok(reference.canHave(swapped, code), `${code} replaces ${replaces}: ${where}`);
          }
        }
      }
    });
  }
});
