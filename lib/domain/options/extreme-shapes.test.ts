/** Shapes no maker writes, and no bundle may be stopped by: each would take for ever if looked at one way at a time. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OptionBundle, RuleRow } from './rule-book/bundle';
import { configure } from './configure';
import { readRuleBook } from './rule-book/read-rule-book';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Options 1 to `size` at £1 each; of each rule the first member is its primary. */
function bundle(size: number, rules: readonly (readonly [string, readonly number[]])[]): OptionBundle {
  return {
    options: upTo(size).map((code) => ({
      code,
      name: `Option ${code}`,
      category: 'Any',
      basicPence: 100,
      vatPence: 0,
      isDefault: false,
      onApplication: false,
      order: code,
    })),
    rules: rules.flatMap(([type, members], rule) =>
      members.map((optionCode, at): RuleRow => ({ ruleCode: rule + 1, type, optionCode, isPrimary: at === 0 })),
    ),
    packs: [],
  };
}

describe('a shape no maker writes', () => {
  for (const type of ['RO', 'IO'] as const) {
    it(`a ladder of 60 ${type} is completed, with nothing that could be spared`, () => {
      const book = readRuleBook(
        bundle(
          60,
          upTo(58).map((first) => [type, [first, first + 1, first + 2]]),
        ),
      );
      const fixed = configure(book, { selections: [1], picks: [] }).completion();
      assert.ok(fixed);
      assert.deepEqual(configure(book, { selections: fixed.selections, picks: [] }).openNeeds, []);
      for (const addition of fixed.selections.slice(1)) {
        const selections = fixed.selections.filter((selection) => selection !== addition);
        assert.notDeepEqual(configure(book, { selections, picks: [] }).openNeeds, [], `${addition} is needed`);
      }
    });
  }

  it('a circle of 200 RA is had whole or not at all', () => {
    const book = readRuleBook(
      bundle(
        200,
        upTo(200).map((code) => ['RA', [code, (code % 200) + 1]]),
      ),
    );
    const fixed = configure(book, { selections: [70], picks: [] }).completion();
    assert.deepEqual(
      fixed?.selections.toSorted((a, b) => a - b),
      upTo(200),
    );
    assert.equal(fixed.total.pence, 200 * 100);
  });

  it('of 300 options under one OO every other one replaces the one chosen', () => {
    const now = configure(readRuleBook(bundle(300, [['OO', upTo(300)]])), { selections: [150], picks: [] });
    for (const { code, status, replaces } of now.states) {
      assert.deepEqual([status, replaces], code === 150 ? ['chosen', null] : ['available', 150]);
    }
  });

  it('packs 300 deep bring their innermost item, once paid', () => {
    const chain = upTo(299).map((code) => ['IN', [code, code + 1]] as const);
    const now = configure(readRuleBook(bundle(300, chain)), { selections: [1], picks: [] });
    assert.equal(now.fitted.length, 300);
    assert.equal(now.total.pence, 100);
  });

  it('an option that needs seven items of which only six can be fitted is dead', () => {
    const place = (item: number, at: number) => 8 + (item - 1) * 6 + at;
    const items = upTo(7).map((item) => ['RO', [item + 1, ...upTo(6).map((at) => place(item, at))]] as const);
    const places = upTo(6).map((at) => ['OO', upTo(7).map((item) => place(item, at))] as const);
    const all = ['RA', upTo(8)] as const;
    const { states } = configure(readRuleBook(bundle(8 + 42, [all, ...items, ...places])), {
      selections: [],
      picks: [],
    });
    assert.deepEqual(
      states.filter(({ status }) => status === 'dead').map(({ code }) => code),
      [1],
    );
  });
});
