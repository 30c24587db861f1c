/**
 * One change and the status of every option anew, at the size of a large car and of the largest imaginable, on bundles
 * as makers write them and on hard random ones followed until nothing more can be chosen; then the same change put to
 * logic-solver in the same run. Aims: p99 ≤ 4 ms at 500 options and 1,500 rule rows, ≤ 16 ms at 2,000 and 6,000.
 * Every build is made three times, each on a book read anew. What else the machine does is not the engine's: the least of
 * a change's three times counts, on the clock; beside it stands every time, the collector's and the compiler's included.
 */
import type { OptionBundle } from './rule-book/bundle';
import { configure } from './configure';
import { randomSelection, concentratedBundle, hardBundle, realisticBundle } from './testing/large-bundles.fixture';
import { createReferenceSolver } from './testing/logic-solver.fixture';
import { Random } from './testing/random-bundles.fixture';
import { readRuleBook } from './rule-book/read-rule-book';

const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const rank = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const figure = (milliseconds: number) => milliseconds.toFixed(milliseconds < 100 ? 1 : 0).padStart(6);

interface BundleKind {
  readonly what: string;
  readonly bundle: (random: Random) => OptionBundle;
  /** How many selections a build grows to, unless nothing more is available before. */
  readonly selections: number;
}

const sized = (size: number, rows: number): BundleKind[] => [
  { what: 'as makers write them', bundle: (random) => realisticBundle(random, size, rows), selections: 25 },
  { what: 'hard, many clashes', bundle: (random) => hardBundle(random, size, rows, 0.4), selections: 400 },
  { what: 'hard, many needs', bundle: (random) => hardBundle(random, size, rows, 0.75), selections: 400 },
  {
    what: 'hard, rules on 65 %',
    bundle: (random) => concentratedBundle(random, size, size * 0.65, rows, 0.6),
    selections: 400,
  },
  {
    what: 'hardest, rules on 40 %',
    bundle: (random) => concentratedBundle(random, size, size * 0.4, rows, 0.5),
    selections: 20,
  },
];

const SECONDS_EACH = 6;

function measure({ bundle: make, selections: most }: BundleKind) {
  const [least, all]: [number[], number[]] = [[], []];
  let loading = 0;
  let ratio = 0;
  const until = performance.now() + SECONDS_EACH * 1000;
  for (let seed = 1; seed <= 12 && performance.now() < until; seed += 1) {
    const bundle = make(new Random(seed));
    const once = () => built(bundle, new Random(seed), most);
    const { book, selections, ...first } = once();
    const turns = [first, once(), once()];
    loading = Math.max(loading, ...turns.map((turn) => turn.loading));
    all.push(...turns.flatMap(({ changes }) => changes));
    least.push(...selections.map((_, at) => Math.min(...turns.map(({ changes }) => changes[at] ?? NaN))));
    if (seed === 2) ratio = referenceRatio(bundle, book, selections.slice(0, 5));
  }
  return { least, all, loading, ratio };
}

/** One build from nothing, selection by selection: the milliseconds of each change. */
function built(bundle: OptionBundle, random: Random, most: number) {
  const began = performance.now();
  const book = readRuleBook(bundle);
  let now = configure(book, { selections: [], picks: [] });
  const loading = performance.now() - began;
  const [selections, changes]: [number[], number[]] = [[], []];
  while (selections.length < most) {
    const selection = randomSelection(random, now);
    if (selection === null) break;
    selections.push(selection);
    const start = performance.now();
    now = configure(book, { selections, picks: [] });
    changes.push(performance.now() - start);
  }
  return { book, selections, changes, loading };
}

/** The same statuses from logic-solver, for one build: how many times as long it takes. */
function referenceRatio(
  bundle: OptionBundle,
  book: ReturnType<typeof readRuleBook>,
  selections: readonly number[],
): number {
  if (bundle.options.length > 500) return 0;
  const reference = createReferenceSolver(bundle);
  reference.availableWith([]);
  const start = processor();
  reference.availableWith(selections);
  const theirs = processor() - start;
  const own: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const before = processor();
    configure(book, { selections, picks: [] });
    own.push(processor() - before);
  }
  return theirs / rank(own, 0.5);
}

// The compiler warms up on what is not measured.
for (const kind of sized(300, 900)) measure(kind);
for (const [size, rows, aim] of [
  [500, 1500, 4],
  [2000, 6000, 16],
] as const) {
  console.log(`${size} options, ${rows} rule rows: milliseconds a change (aim: p99 ≤ ${aim})`);
  for (const kind of sized(size, rows)) {
    const { least, all, loading, ratio } = measure(kind);
    console.log(
      `  ${kind.what.padEnd(24)} p50 ${figure(rank(least, 0.5))}  p99 ${figure(rank(least, 0.99))}` +
        `  every time p99 ${figure(rank(all, 0.99))}` +
        `  first ${figure(loading)}  changes ${String(least.length).padStart(4)}` +
        (ratio > 0 ? `  logic-solver × ${ratio.toFixed(0)}` : ''),
    );
  }
}
