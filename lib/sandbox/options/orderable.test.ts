import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import { optionsOf } from '@/lib/sandbox/options/build-option-book';
import { goldenRefcode } from '@/lib/sandbox/options/golden-car';
import type { ColourLinks, Option, OptionBook, BookRule } from '@/lib/sandbox/options/option-book';
import { buildOf } from '@/lib/sandbox/options/orderable';

const golden = (): OptionBook => {
  const car = catalogue().derivativeByRefcode('CAR', goldenRefcode);
  assert.ok(car);
  return optionsOf(car, '2026-06-05');
};

const goldenCases: { chosen: number[]; fitted?: number[]; refused?: RegExp }[] = [
  { chosen: [], fitted: [10, 71] },
  { chosen: [10, 71], fitted: [10, 71] },
  { chosen: [20], fitted: [10, 20, 71] },
  { chosen: [30], fitted: [10, 20, 21, 22, 30, 71] },
  { chosen: [30, 20, 21, 22], fitted: [10, 20, 21, 22, 30, 71] },
  { chosen: [30, 31], fitted: [10, 20, 21, 22, 30, 31, 40, 71] },
  { chosen: [11, 70], fitted: [11, 70] },
  { chosen: [11, 12], refused: /^Rule 901 \(OO\): only one of 11, 12/ },
  { chosen: [50, 51], refused: /^Rule 903 \(NW\): 50 may not be fitted with 51/ },
  { chosen: [60], refused: /^Rule 904 \(RO\): 60 requires one of 61, 62/ },
  { chosen: [60, 61], fitted: [10, 60, 61, 71] },
  { chosen: [60, 62], refused: /^Rule 905 \(RA\): 62 requires 21/ },
  { chosen: [60, 62, 30], fitted: [10, 20, 21, 22, 30, 60, 62, 71] },
  { chosen: [12, 60, 61], refused: /^Rule 909 \(NW\): 12 may not be fitted with 60/ },
  { chosen: [80], refused: /^Rule 908 \(IO\): 80 requires one of 81, 82/ },
  { chosen: [80, 81, 82], fitted: [10, 71, 80, 81, 82] },
  { chosen: [22], refused: /^Option 22 is available only as part of a pack/ },
  { chosen: [5], refused: /^Option 5 is not available/ },
];

for (const { chosen, fitted, refused } of goldenCases) {
  test(`the reference car with [${chosen.join(' ')}] ${refused ? 'cannot be ordered' : 'can be ordered'}`, () => {
    const build = buildOf(golden(), chosen);
    if (refused) assert.match(build.refusal ?? '', refused);
    else assert.equal(build.refusal, null);
    if (fitted) {
      assert.deepEqual(
        [...build.fitted].sort((a, b) => a - b),
        fitted,
      );
    }
  });
}

const load = { kg: 0, dragArea: 0, rolling: 0 };
/** `1*` is a default, `30p` a pack, `5c` a colour and `6t` a trim; words of an option are `item` and its code. */
function bookOf(words: string, rules: string[], packs: Record<number, string[]> = {}, pairs: [number, number][] = []) {
  const options = words.split(' ').map((word, i): Option => ({
    code: Number.parseInt(word),
    description: `item ${Number.parseInt(word)}`,
    category: null,
    basicPence: 0,
    vatPence: 0,
    isDefault: word.includes('*'),
    isPoa: false,
    tableOrder: i,
    kind: word.includes('c') ? 'colour' : word.includes('t') ? 'trim' : word.includes('p') ? 'pack' : 'option',
    load,
    retention: 'none',
  }));
  const readRule = (line: string, i: number): BookRule => {
    const [type = '', ...members] = line.split(' ');
    return {
      code: i + 1,
      type: type as BookRule['type'], // written in full below
      members: members.map((word) => ({
        option: Number.parseInt(word),
        isPrimary: word.endsWith('!'),
        description: null,
      })),
    };
  };
  const links: ColourLinks = {
    colours: options.filter(({ kind }) => kind === 'colour'),
    linkedOptions: options.filter(({ kind }) => kind === 'trim'),
    pairs,
  };
  const book: OptionBook = {
    modelYear: '26.00',
    from: '2026-01-01',
    options,
    rules: rules.map(readRule),
    packItems: Object.entries(packs).flatMap(([pack, items]) =>
      items.map((description) => ({ pack: Number(pack), description })),
    ),
    colourTrims: links,
    colourHoods: { colours: [], linkedOptions: [], pairs: [] },
  };
  return book;
}

const cases: { title: string; book: OptionBook; chosen: number[]; fitted?: number[]; orderable: boolean }[] = [
  {
    title: 'packs inside packs bring their contents',
    book: bookOf('1 2p 3p', ['IN 3! 2', 'IN 2! 1']),
    chosen: [3],
    fitted: [1, 2, 3],
    orderable: true,
  },
  {
    title: 'packs that contain each other are both fitted, once',
    book: bookOf('1p 2p', ['IN 1! 2', 'IN 2! 1']),
    chosen: [1],
    fitted: [1, 2],
    orderable: true,
  },
  {
    title: 'a row of a pack is matched by its text, ignoring blanks and case',
    book: bookOf('1 2p', [], { 2: ['  ITEM 1 '] }),
    chosen: [2],
    fitted: [1, 2],
    orderable: true,
  },
  {
    title: 'of two defaults in one group the first stays',
    book: bookOf('1* 2*', ['OO 1! 2']),
    chosen: [],
    fitted: [1],
    orderable: true,
  },
  {
    title: 'of two defaults that exclude each other the first stays',
    book: bookOf('1* 2*', ['NW 2! 1']),
    chosen: [],
    fitted: [1],
    orderable: true,
  },
  {
    title: 'a default is removed when a pack has another of its group',
    book: bookOf('1* 2 3p', ['OO 1! 2', 'IN 3! 2']),
    chosen: [3],
    fitted: [2, 3],
    orderable: true,
  },
  {
    title: 'a default that needs something does not make the plain car impossible',
    book: bookOf('1* 2', ['RA 1! 2']),
    chosen: [],
    fitted: [1],
    orderable: true,
  },
  {
    title: 'nor when it is named among all that is fitted',
    book: bookOf('1* 2 3', ['RA 1! 2']),
    chosen: [1, 3],
    fitted: [1, 3],
    orderable: true,
  },
  {
    title: 'a need that only a pack meets is met by the pack',
    book: bookOf('1 2 3p', ['RO 1! 2'], { 3: ['item 2'] }),
    chosen: [1, 3],
    fitted: [1, 2, 3],
    orderable: true,
  },
  {
    title: 'and is not met without it',
    book: bookOf('1 2 3p', ['RO 1! 2'], { 3: ['item 2'] }),
    chosen: [1],
    orderable: false,
  },
  {
    title: 'two that need each other come together',
    book: bookOf('1 2', ['RA 1! 2', 'RA 2! 1']),
    chosen: [1, 2],
    orderable: true,
  },
  { title: 'but not alone', book: bookOf('1 2', ['RA 1! 2', 'RA 2! 1']), chosen: [1], orderable: false },
  {
    title: 'an option that needs and excludes the same one can never be ordered',
    book: bookOf('1 2 3', ['RO 1! 2', 'RA 2! 3', 'NW 3! 1']),
    chosen: [1, 2, 3],
    orderable: false,
  },
  {
    title: 'an option that is not listed is removed from a rule',
    book: bookOf('1 2', ['RO 1! 9 2']),
    chosen: [1, 2],
    orderable: true,
  },
  {
    title: 'a rule without secondaries has no effect',
    book: bookOf('1 2', ['RA 1! 9', 'RO 1!']),
    chosen: [1],
    orderable: true,
  },
  { title: 'a rule without a primary has no effect', book: bookOf('1 2', ['RA 1 2']), chosen: [1], orderable: true },
  {
    title: 'a secondary that is also the primary has no effect',
    book: bookOf('1 2', ['NW 1! 1', 'RO 1! 1']),
    chosen: [1],
    orderable: true,
  },
  { title: 'each of two primaries has the need', book: bookOf('1 2 3', ['RA 1! 2! 3']), chosen: [2], orderable: false },
  { title: 'secondaries of NW may be together', book: bookOf('1 2 3', ['NW 1! 2 3']), chosen: [2, 3], orderable: true },
  {
    title: 'IO is met by the contents of a pack',
    book: bookOf('1 2 3p', ['IO 1! 2', 'IN 3! 2']),
    chosen: [1, 3],
    orderable: true,
  },
  {
    title: 'a colour without pairs goes with every trim',
    book: bookOf('1c 2c 3t 4t', [], {}, [[1, 3]]),
    chosen: [2, 4],
    orderable: true,
  },
  {
    title: 'a colour with pairs goes with its pairs',
    book: bookOf('1c 2c 3t 4t', [], {}, [[1, 3]]),
    chosen: [1, 3],
    orderable: true,
  },
  { title: 'and with no other', book: bookOf('1c 2c 3t 4t', [], {}, [[1, 3]]), chosen: [1, 4], orderable: false },
];

for (const { title, book, chosen, fitted, orderable } of cases) {
  test(title, () => {
    const build = buildOf(book, chosen);
    assert.equal(build.refusal === null, orderable, build.refusal ?? '');
    if (fitted) {
      assert.deepEqual(
        [...build.fitted].sort((a, b) => a - b),
        fitted,
      );
    }
  });
}
