import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configure } from './configure';
import { bundleOf, GOLDEN_CAR, type Sketch } from './golden-car.fixture';
import { bits, Oracle } from './oracle.fixture';
import { Random, randomBundle } from './random-bundles.fixture';
import { readRuleBook } from './read-rule-book';

const golden: Sketch['options'] = [
  [1, 'Seats', 300],
  [2, 'Wheel', 200],
  [3, 'Lamps', 250],
];

describe('the cheapest packs and singles for the same features', () => {
  const cases: { what: string; car: Sketch; wishes: number[]; becomes: number[] | null; saves?: number }[] = [
    {
      what: 'singles that a pack has for less',
      car: { options: [...golden, [9, 'Pack', 450]], rules: ['IN 9 > 1 2'] },
      wishes: [1, 2, 3],
      becomes: [3, 9],
      saves: 50,
    },
    {
      what: 'a pack of which the singles cost less',
      car: { options: [...golden, [9, 'Pack', 550]], rules: ['IN 9 > 1 2'] },
      wishes: [9],
      becomes: [1, 2],
      saves: 50,
    },
    {
      what: 'nothing, where the wishes are the cheapest already',
      car: { options: [...golden, [9, 'Pack', 450]], rules: ['IN 9 > 1 2'] },
      wishes: [9, 3],
      becomes: null,
    },
    {
      what: 'nothing, where the pack also holds what is no option: it would be lost',
      car: { options: [...golden, [9, 'Pack', 550]], rules: ['IN 9 > 1 2'], packs: [[9, 'Ice scraper']] },
      wishes: [9],
      becomes: null,
    },
    {
      what: 'nothing while a need is open',
      car: { options: [...golden, [9, 'Pack', 450]], rules: ['IN 9 > 1 2', 'RA 1 > 3'] },
      wishes: [1, 2],
      becomes: null,
    },
    {
      what: 'a larger pack instead of two that hold the same twice',
      car: {
        options: [...golden, [8, 'P', 400], [9, 'Q', 400], [10, 'R', 600]],
        rules: ['IN 8 > 1 2', 'IN 9 > 2 3', 'IN 10 > 1 2 3'],
      },
      wishes: [8, 9],
      becomes: [10],
      saves: 200,
    },
    {
      what: 'a known price rather than one on application',
      car: {
        options: [
          [1, 'Seats', null],
          [2, 'Wheel', 100],
          [9, 'Pack', 900],
        ],
        rules: ['IN 9 > 1 2'],
      },
      wishes: [1, 2],
      becomes: [9],
      saves: -800,
    },
  ];
  for (const { what, car, wishes, becomes, saves } of cases) {
    it(what, () => {
      const found = configure(readRuleBook(bundleOf(car)), { wishes, picks: [] }).cheaper();
      assert.deepEqual(found && [...found.wishes].sort((a, b) => a - b), becomes);
      if (saves !== undefined) assert.equal(found?.deltaPence, saves * -100);
    });
  }

  it('of the golden car’s two packs: the electric seats alone save £120', () => {
    const found = configure(readRuleBook(GOLDEN_CAR), { wishes: [20, 30, 31], picks: [] }).cheaper();
    assert.deepEqual([found?.wishes, found?.deltaPence, found?.isProvenCheapest], [[30, 40], -12_000, true]);
    assert.equal(found?.sentence, 'Drop Heated seats and Comfort Pack and add Electric seats: −£120.');
  });

  it('are what trying every set of lines finds, over random bundles', () => {
    let offered = 0;
    for (let seed = 1; seed <= 1_500; seed += 1) {
      const random = new Random(7_000_000 + seed);
      const bundle = randomBundle(random, {
        ...{ options: 6 + random.below(4), rules: 4 + random.below(6), disorder: 0.1 },
        ...{ defaults: random.of([0, 0, 0.2]), packRows: random.below(4) },
        types: ['IN', 'IN', 'IN', 'IN', 'RO', 'NW', 'OO', 'IO', 'RA'],
      });
      const oracle = new Oracle(bundle);
      const book = readRuleBook(bundle);
      const open = oracle.valid.filter(({ lines }) => bits(lines).length > 1);
      if (open.length === 0) continue;
      const { lines } = random.of(open);
      const wishes = bits(lines).map((at) => oracle.codes[at] ?? 0);
      const found = configure(book, { wishes, picks: [] }).cheaper();
      const best = cheapest(oracle, book, lines);
      const now = oracle.price(lines);
      const isLess = best !== null && (best[0] - now[0] || best[1] - now[1]) < 0;
      assert.equal(found !== null, isLess, `seed ${seed}: ${JSON.stringify([found?.wishes, best, now])}`);
      if (found === null || best === null) continue;
      offered += 1;
      const then = oracle.price(oracle.mask(found.wishes));
      assert.deepEqual([then[0], then[1]], best.slice(0, 2), `seed ${seed}`);
    }
    assert.ok(offered > 60, `${offered} offers: the bundles had something to save`);
  });
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
  let [firm, sought] = [0, 0];
  for (const code of bits(lines).map((each) => oracle.codes[each] ?? 0)) {
    const index = book.indexOf.get(code) ?? -1;
    const brought = book.brings[index] ?? [];
    const features = brought.filter((each) => !isPack(each));
    const stays =
      isPack(index) || texts(index) ? features.length === 0 || brought.some(texts) : book.packsOf[index]?.length === 0;
    if (stays) firm |= at(index);
    else for (const each of features) sought |= at(each);
  }
  const does = oracle.valid.filter((build) => (build.lines & firm) === firm && (build.fit & sought) === sought);
  const lean = does.filter(
    (one) => !does.some((less) => less.lines !== one.lines && (less.lines & one.lines) === less.lines),
  );
  const prices = lean.map((build) => oracle.price(build.lines));
  return prices.sort((a, b) => a[0] - b[0] || a[1] - b[1])[0] ?? null;
}
