/** The engine against a SAT solver we did not write, on bundles too large to enumerate. Seeds fixed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { anotherWish, LARGE } from './large-bundles.fixture';
import { askOutside } from './logic-solver.fixture';
import { Random } from './random-bundles.fixture';
import { readRuleBook } from './read-rule-book';

const kinds: readonly { what: keyof typeof LARGE; seeds: number; wishes: number }[] = [
  { what: '40 options as makers write them', seeds: 24, wishes: 4 },
  { what: '120 options as makers write them', seeds: 8, wishes: 6 },
  { what: '400 options as makers write them', seeds: 2, wishes: 8 },
  { what: '400 options, hard', seeds: 2, wishes: 12 },
  { what: '60 options, rules upon rules', seeds: 30, wishes: 4 },
  { what: '150 options, rules on half of them', seeds: 6, wishes: 6 },
];

describe('statuses agree with logic-solver', () => {
  for (const { what, seeds, wishes: most } of kinds) {
    it(`over ${seeds} bundles of ${what}`, () => {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const random = new Random(seed * 7919);
        const bundle = LARGE[what](random);
        const book = readRuleBook(bundle);
        const outside = askOutside(bundle);
        const ever = outside.availableWith([]);
        let now = configure(book, { wishes: [], picks: [] });
        const wishes: number[] = [];
        const turns = [0, Math.ceil(most / 2), most];
        for (const turn of turns) {
          while (wishes.length < turn) {
            const wish = anotherWish(random, now);
            if (wish === null) break;
            wishes.push(wish);
            now = configure(book, { wishes, picks: [] });
          }
          const available = outside.availableWith(wishes);
          const where = `seed ${seed}, wishes ${wishes.join(' ')}`;
          for (const { code, status, replaces } of now.states) {
            if (status === 'dead') assert.ok(!ever.has(code), `${code} is dead: ${where}`);
            else if (status === 'blocked')
              assert.ok(ever.has(code) && !available.has(code), `${code} is blocked: ${where}`);
            else if (status === 'chosen') assert.ok(available.has(code), `${code} is chosen: ${where}`);
            // A standard option is named so though what is still needed may displace it.
            else if (status === 'available') assert.equal(available.has(code), replaces === null, `${code}: ${where}`);
            if (replaces === null) continue;
            const swapped = [...wishes.filter((wish) => wish !== replaces), code];
            assert.ok(outside.canHave(swapped, code), `${code} replaces ${replaces}: ${where}`);
          }
        }
      }
    });
  }
});
