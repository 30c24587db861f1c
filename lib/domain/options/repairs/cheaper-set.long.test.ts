/** The cheapest set of packs and singles against trying every set. Seeds fixed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure } from '@/lib/domain/options/configure';
import { Oracle } from '@/lib/domain/options/testing/oracle.fixture';
import { bits } from '@/lib/domain/options/testing/oracle-bundle.fixture';
import { Random, randomBundle } from '@/lib/domain/options/testing/random-bundles.fixture';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';

test('the cheapest packs and singles are what trying every set of lines finds, over random bundles', () => {
  let offered = 0;
  for (let seed = 1; seed <= 1_500; seed += 1) {
    const random = new Random(7_000_000 + seed);
    const bundle = randomBundle(random, {
      options: 6 + random.below(4),
      rules: 4 + random.below(6),
      disorder: 0.1,
      defaults: random.choice([0, 0, 0.2]),
      packRows: random.below(4),
      types: ['IN', 'IN', 'IN', 'IN', 'RO', 'NW', 'OO', 'IO', 'RA'],
    });
    const oracle = new Oracle(bundle);
    const book = readRuleBook(bundle);
    const open = oracle.valid.filter(({ lines }) => bits(lines).length > 1);
    if (open.length === 0) continue;
    const { lines } = random.choice(open);
    const selections = bits(lines).map((at) => oracle.codes[at] ?? 0);
    const found = configure(book, { selections, picks: [] }).cheaperSet();
    const best = cheapest(oracle, book, lines);
    const now = oracle.price(lines);
    const isLess = best !== null && (best[0] - now[0] || best[1] - now[1]) < 0;
    assert.equal(found !== null, isLess, `seed ${seed}: ${JSON.stringify([found?.selections, best, now])}`);
    if (found === null || best === null) continue;
    offered += 1;
    const then = oracle.price(oracle.mask(found.selections));
    assert.deepEqual([then[0], then[1]], best.slice(0, 2), `seed ${seed}`);
  }
  assert.ok(offered > 60, `${offered} offers: the bundles had something to save`);
});

/** Unknown prices and pence of the best set of lines, by trying all of them. */
function cheapest(
  oracle: Oracle,
  book: ReturnType<typeof readRuleBook>,
  lines: number,
): readonly [number, number] | null {
  const at = (index: number) => oracle.mask([book.options[index]?.code ?? 0]);
  const texts = (index: number) => (book.options[index]?.packTexts.length ?? 0) > 0;
  const isPack = (index: number) => (book.contents[index]?.length ?? 0) > 0;
  let [firm, required] = [0, 0];
  for (const code of bits(lines).map((bit) => oracle.codes[bit] ?? 0)) {
    const index = book.indexOf.get(code) ?? -1;
    const brought = book.brings[index] ?? [];
    const features = brought.filter((feature) => !isPack(feature));
    const stays =
      isPack(index) || texts(index) ? features.length === 0 || brought.some(texts) : book.packsOf[index]?.length === 0;
    if (stays) firm |= at(index);
    else for (const feature of features) required |= at(feature);
  }
  const does = oracle.valid.filter((build) => (build.lines & firm) === firm && (build.fit & required) === required);
  const prices = does.map((build) => oracle.price(build.lines));
  return prices.sort((a, b) => a[0] - b[0] || a[1] - b[1])[0] ?? null;
}
