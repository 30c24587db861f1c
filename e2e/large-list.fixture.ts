/** A list of options as large as wanted, for benchmarks. */

export interface LargeListSize {
  readonly identifier: number;
  readonly date: string;
  readonly options: number;
  readonly ruleRows: number;
}

/**
 * The answer of a list of options, as makers write them: groups of one with a default each, packs, needs and clashes
 * between neighbours. The same for the same size.
 */
export function largeList({ identifier, date, options: size, ruleRows }: LargeListSize) {
  let seed = size;
  const next = () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);
  const rules: { ruleCode: number; optionCode: number; isPrimary: boolean; type: string }[] = [];
  const packs: { packCode: number; description: string }[] = [];
  const defaults = new Set<number>();
  let ruleCode = 0;
  const rule = (type: string, members: number[]) => {
    ruleCode += 1;
    for (const [at, member] of [...new Set(members)].entries())
      rules.push({ ruleCode, optionCode: 1000 + member, isPrimary: at === 0, type });
  };
  const grouped = Math.floor(size * 0.4);
  const packsFrom = Math.floor(size * 0.92);
  const single = () => grouped + below(packsFrom - grouped);
  for (let first = 0; first < grouped;) {
    const members = Array.from({ length: Math.min(4 + below(13), grouped - first) }, (_, at) => first + at);
    rule('OO', members);
    defaults.add(first);
    first += members.length;
  }
  for (let pack = packsFrom; pack < size; pack += 1) {
    const items = [...new Set(Array.from({ length: 4 + below(5) }, single))];
    rule('IN', [pack, ...items]);
    packs.push(...items.map((item) => ({ packCode: 1000 + pack, description: `Option ${1000 + item}` })));
  }
  while (rules.length < ruleRows) {
    const kind = next();
    const some = (count: number) => Array.from({ length: count }, single);
    rule(kind < 0.47 ? 'NW' : kind < 0.72 ? 'RO' : kind < 0.92 ? 'RA' : 'IO', some(kind < 0.72 ? 3 : 2));
  }
  const options = Array.from({ length: size }, (_, at) => ({
    code: 1000 + at,
    name: `Option ${1000 + at}`,
    category: `Group ${at < grouped ? Math.floor(at / 20) : 20 + (at % 12)}`,
    basicPence: defaults.has(at) ? 0 : 5_000 + below(400) * 500,
    vatPence: defaults.has(at) ? 0 : 1_000,
    isDefault: defaults.has(at),
    onApplication: false,
    order: at,
  }));
  const list = {
    kind: 'car',
    identifier,
    date,
    title: 'A large car',
    derivative: '',
    modelYear: '26.00',
    notes: [],
    validFrom: null,
    validTo: null,
    price: { basicPence: 3_000_000, vatPence: 600_000 },
    bundle: { options, rules, packs },
  };
  return { list, because: null, notes: [], changes: [] };
}
