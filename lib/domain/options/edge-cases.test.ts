/** Every edge the specification names, and those the decisions in read-rule-book.ts add, worked out by hand. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BuildSelection, Status } from './configuration';
import { configure } from './configure';
import { bundleOf, type Sketch } from './testing/golden-car.fixture';
import { readRuleBook } from './rule-book/read-rule-book';

interface EdgeCase {
  readonly what: string;
  readonly car: Sketch;
  readonly selections?: BuildSelection['selections'];
  readonly picks?: BuildSelection['picks'];
  readonly pounds?: number;
  readonly onApplication?: readonly number[];
  /** What making another item the free one would change, in pounds. */
  readonly freeInstead?: Readonly<Record<number, number | null>>;
  readonly statuses?: Readonly<Record<number, Status | `replaces ${number}`>>;
  /** The primary and what it still needs. */
  readonly open?: readonly (readonly [number, readonly number[]])[];
  readonly reason?: readonly [option: number, sentence: string];
  readonly findings?: readonly string[];
  /** The selections after each repair of an option. */
  readonly repairs?: readonly [option: number, ...after: (readonly number[])[]];
}

const cases: readonly EdgeCase[] = [
  {
    what: 'an option in two chosen packs is free, both packs are paid',
    car: {
      options: [
        [1, 'A', 100],
        [2, 'Pack one', 300],
        [3, 'Pack two', 400],
      ],
      rules: ['IN 2 > 1', 'IN 3 > 1'],
    },
    selections: [1, 2, 3],
    pounds: 700,
  },
  {
    what: 'of two defaults in one OO the first in table order is fitted',
    car: {
      options: [
        [1, 'A', 0, 'default'],
        [2, 'B', 0, 'default'],
        [3, 'C', 50],
      ],
      rules: ['OO 3 2 1'],
    },
    statuses: { 1: 'standard', 2: 'available', 3: 'available' },
  },
  {
    what: 'of two defaults not with each other the first is fitted, and the second when a selection displaces the first',
    car: {
      options: [
        [1, 'A', 0, 'default'],
        [2, 'B', 0, 'default'],
        [3, 'C', 50],
      ],
      rules: ['NW 2 > 1', 'NW 3 > 1'],
    },
    selections: [3],
    statuses: { 1: 'blocked', 2: 'standard' },
    reason: [1, 'A cannot be fitted with C (rule NW 1002).'],
  },
  {
    what: 'an RO met by a pack alone reopens when the pack goes, and nothing is dropped',
    car: {
      options: [
        [1, 'A', 100],
        [2, 'B', 50],
        [3, 'C', 60],
        [4, 'Pack', 200],
      ],
      rules: ['RO 1 > 2 3', 'IN 4 > 2'],
    },
    selections: [1],
    pounds: 100,
    open: [[1, [2, 3]]],
  },
  {
    what: 'A RA B with B RA A is one atomic pair',
    car: {
      options: [
        [1, 'A', 100],
        [2, 'B', 50],
      ],
      rules: ['RA 1 > 2', 'RA 2 > 1'],
    },
    selections: [1],
    statuses: { 2: 'available' },
    open: [[1, [2]]],
  },
  {
    what: 'A RO {B}, B RA C, C NW A: A is dead, with its chain',
    car: {
      options: [
        [1, 'A', 100],
        [2, 'B', 50],
        [3, 'C', 50],
      ],
      rules: ['RO 1 > 2', 'RA 2 > 3', 'NW 3 > 1'],
    },
    statuses: { 1: 'dead', 2: 'available', 3: 'available' },
    reason: [
      1,
      'A can never be ordered: C cannot be fitted with A (rule NW 1003); A must be fitted with B (rule RO 1001); B must be fitted with C (rule RA 1002).',
    ],
    repairs: [1],
  },
  {
    what: 'a rule naming a missing option loses it, and without secondaries or primary has no effect',
    car: {
      options: [
        [1, 'A', 100],
        [2, 'B', 50],
      ],
      rules: ['RA 1 > 2 99', 'RA 2 > 98', 'NW > 1 2', 'RO 1 >'],
    },
    selections: [1, 2],
    pounds: 150,
    open: [],
    findings: ['unknown option', 'unknown option', 'rule without effect', 'rule without effect', 'rule without effect'],
  },
  {
    what: 'the same pair in NW twice is one pair',
    car: {
      options: [
        [1, 'A', 100],
        [2, 'B', 50],
      ],
      rules: ['NW 1 > 2', 'NW 2 > 1', 'NW 1 > 2'],
    },
    selections: [1],
    statuses: { 2: 'blocked' },
    findings: ['duplicate rule'],
    repairs: [2, [2]],
  },
  {
    what: 'an IO whose only free item is excluded makes its primary impossible beside what excludes it',
    car: {
      options: [
        [1, 'A', 100],
        [2, 'B', 50],
        [3, 'C', 50],
      ],
      rules: ['IO 1 > 2', 'NW 2 > 3'],
    },
    selections: [3],
    statuses: { 1: 'blocked', 2: 'blocked' },
    reason: [
      1,
      'A cannot be ordered with C: B cannot be fitted with C (rule NW 1002); A must be fitted with B, which is then free (rule IO 1001).',
    ],
    repairs: [1, [1, 2]],
  },
  {
    what: 'a null price and the obsolete flag are on application, never £0',
    car: {
      options: [
        [1, 'A', null],
        [2, 'B', 50, 'POA'],
        [3, 'C', 70],
      ],
    },
    selections: [1, 2, 3],
    pounds: 70,
    onApplication: [1, 2],
  },
  {
    what: 'a price on application is £0 while a fitted pack includes it',
    car: {
      options: [
        [1, 'A', null],
        [2, 'Pack', 50],
      ],
      rules: ['IN 2 > 1'],
    },
    selections: [1, 2],
    pounds: 50,
    onApplication: [],
  },
  {
    what: 'a clash through a pack’s contents blocks the pack, and the reason says so',
    car: {
      options: [
        [1, 'Tow bar', 100],
        [2, 'Sports bumper', 50],
        [3, 'Sports Pack', 300],
        [4, 'All-in Pack', 500],
      ],
      rules: ['NW 1 > 2', 'IN 3 > 2', 'IN 4 > 3'],
    },
    selections: [1],
    statuses: { 2: 'blocked', 3: 'blocked', 4: 'blocked' },
    reason: [
      4,
      'All-in Pack cannot be ordered with Tow bar: All-in Pack would include Sports bumper; Tow bar cannot be fitted with Sports bumper (rule NW 1001).',
    ],
  },
  {
    what: 'a default displaced through a pack comes back when the pack goes',
    car: {
      options: [
        [1, 'Cloth', 0, 'default'],
        [2, 'Leather', 900],
        [3, 'Pack', 1200],
      ],
      rules: ['OO 1 2', 'IN 3 > 2'],
    },
    selections: [3],
    pounds: 1200,
    statuses: { 1: 'blocked', 2: 'in pack' },
    repairs: [1, [1]],
  },
  {
    what: 'a default’s own price is charged as given',
    car: { options: [[1, 'Delivery kit', 35, 'default']] },
    pounds: 35,
    statuses: { 1: 'standard' },
  },
  {
    what: 'a default that is not selected demands nothing but may meet a need',
    car: {
      options: [
        [1, 'A', 0, 'default'],
        [2, 'B', 10],
        [3, 'C', 20],
      ],
      rules: ['RA 1 > 2', 'RO 3 > 1'],
    },
    selections: [3],
    pounds: 20,
    open: [],
  },
  {
    what: 'a pack-only item is no line, costs nothing, and is available when its pack is',
    car: {
      options: [
        [1, 'Headlamp wash', 80],
        [2, 'Pack', 100],
      ],
      packs: [[2, ' HEADLAMP WASH']],
    },
    selections: [1],
    pounds: 0,
    statuses: { 1: 'available' },
  },
  {
    what: 'two IOs free two different lines, the dearest first',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 10],
        [3, 'C', 100],
        [4, 'D', 60],
      ],
      rules: ['IO 1 > 3 4', 'IO 2 > 3'],
    },
    selections: [1, 2, 3, 4],
    pounds: 20,
  },
  {
    what: 'a pick holds though it saves less',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 100],
        [3, 'C', 60],
      ],
      rules: ['IO 1 > 2 3'],
    },
    selections: [1, 2, 3],
    picks: [{ rule: 1001, primary: 1, option: 3 }],
    pounds: 110,
  },
  {
    what: 'an option on application beside it leaves the price of another free item known',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 100],
        [3, 'C', 60],
        [4, 'D', null, 'POA'],
      ],
      rules: ['IO 1 > 2 3'],
    },
    selections: [1, 2, 3, 4],
    pounds: 70,
    onApplication: [4],
    freeInstead: { 3: 40 },
  },
  {
    what: 'what is on application is freed first, and no other free item has a known price beside it',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 100],
        [3, 'C', null, 'POA'],
      ],
      rules: ['IO 1 > 2 3'],
    },
    selections: [1, 2, 3],
    pounds: 110,
    onApplication: [],
    freeInstead: { 2: null },
  },
  {
    what: 'what a pack makes free already does not use up an IO',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 100],
        [3, 'C', 60],
        [4, 'Pack', 50],
      ],
      rules: ['IO 1 > 2 3', 'IN 4 > 2'],
    },
    selections: [1, 2, 3, 4],
    pounds: 60,
  },
  {
    what: 'two primaries of a rule each apply, and an option that is its own secondary is struck',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 10],
        [3, 'C', 10],
      ],
      rules: ['RA 1 2 > 3 1'],
    },
    selections: [2],
    open: [[2, [1, 3]]],
    findings: ['own secondary', 'several primaries'],
  },
  {
    what: 'a colour with links goes with its trims alone, one without links with all',
    car: {
      options: [
        [1, 'Red', 0],
        [2, 'Blue', 0],
        [3, 'Black trim', 0],
        [4, 'Cream trim', 0],
      ],
      trims: { partners: [3, 4], links: [{ colour: 1, partner: 3 }] },
    },
    selections: [4],
    statuses: { 1: 'blocked', 2: 'available', 3: 'available' },
    reason: [1, 'Red cannot be fitted with Cream trim.'],
  },
  {
    what: 'a member of an OO that something needs cannot be replaced without it',
    car: {
      options: [
        [1, 'Steel wheels', 0],
        [2, 'Alloys', 500],
        [3, 'Wheel locks', 30],
      ],
      rules: ['OO 1 2', 'RA 3 > 2'],
    },
    selections: [2, 3],
    statuses: { 1: 'blocked' },
    repairs: [1, [1]],
  },
  {
    what: 'a member of an OO that meets a need is replaced only by what meets it too, though other selections could',
    car: {
      options: [
        [1, 'Steel wheels', 0],
        [2, 'Alloys', 500],
        [3, 'Wheel locks', 30],
        [4, 'Caps', 20],
        [5, 'Painted wheels', 90],
      ],
      rules: ['OO 1 2 5', 'RO 3 > 2 4 5'],
    },
    selections: [2, 3],
    statuses: { 1: 'blocked', 4: 'available', 5: 'replaces 2' },
    reason: [1, 'Steel wheels cannot be fitted with Alloys (rule OO 1001).'],
    repairs: [1, [1, 3, 4]],
  },
  {
    what: 'a member of an OO is replaced when what needs it goes with it, or what would need it is not ordered',
    car: {
      options: [
        [1, 'Steel wheels', 0],
        [2, 'Alloy Pack', 500],
        [3, 'Wheel locks', 30],
        [4, 'Alloy paint', 20],
        [5, 'Chains', 40, 'default'],
      ],
      rules: ['OO 1 2', 'IN 2 > 3 4', 'RA 3 > 4', 'RA 5 > 2'],
    },
    selections: [2],
    statuses: { 1: 'replaces 2' },
  },
  {
    what: 'a pack is not replaced while something needs what it holds',
    car: {
      options: [
        [1, 'Sport Pack', 600],
        [2, 'Comfort Pack', 500],
        [3, 'Heated seats', 300],
        [4, 'Seat memory', 90],
      ],
      rules: ['OO 1 2', 'IN 2 > 3', 'RA 4 > 3'],
    },
    selections: [2, 4],
    statuses: { 1: 'blocked' },
    repairs: [1, [1, 3, 4]],
  },
  {
    what: 'a need that is open anyway keeps what it has: RA of two, one of them fitted',
    car: {
      options: [
        [1, 'Steel wheels', 0],
        [2, 'Alloys', 500],
        [3, 'Wheel locks', 30],
        [4, 'Caps', 20],
      ],
      rules: ['OO 1 2', 'RA 3 > 2 4'],
    },
    selections: [2, 3],
    statuses: { 1: 'blocked' },
    open: [[3, [4]]],
  },
  {
    what: 'a circle of packs frees none of its members',
    car: {
      options: [
        [1, 'Pack one', 100],
        [2, 'Pack two', 200],
      ],
      rules: ['IN 1 > 2', 'IN 2 > 1'],
    },
    selections: [1],
    pounds: 100,
    statuses: { 2: 'in pack' },
  },
  {
    what: 'selections that clash all stay and are shown, and everything else is blocked',
    car: {
      options: [
        [1, 'A', 10],
        [2, 'B', 20],
        [3, 'C', 30],
      ],
      rules: ['NW 1 > 2'],
    },
    selections: [1, 2],
    pounds: 30,
    statuses: { 1: 'chosen', 2: 'chosen', 3: 'blocked' },
  },
];

describe('edge cases', () => {
  for (const edgeCase of cases) {
    it(edgeCase.what, () => {
      const book = readRuleBook(bundleOf(edgeCase.car));
      const now = configure(book, { selections: edgeCase.selections ?? [], picks: edgeCase.picks ?? [] });
      if (edgeCase.pounds !== undefined) assert.equal(now.total.pence, edgeCase.pounds * 100);
      if (edgeCase.onApplication) assert.deepEqual(now.total.onApplication, edgeCase.onApplication);
      if (edgeCase.freeInstead) {
        const others = now.freeChoices.flatMap(({ others }) => others);
        const pounds = others.map(({ option, deltaPence }) => [
          option,
          typeof deltaPence === 'number' ? deltaPence / 100 : deltaPence,
        ]);
        assert.deepEqual(Object.fromEntries(pounds), edgeCase.freeInstead);
      }
      for (const [code, status] of Object.entries(edgeCase.statuses ?? {})) {
        const state = now.state(Number(code));
        assert.equal(state?.replaces == null ? state?.status : `replaces ${state.replaces}`, status, code);
      }
      if (edgeCase.open)
        assert.deepEqual(
          now.openNeeds.map(({ primary, missing }) => [primary, missing]),
          edgeCase.open,
        );
      if (edgeCase.reason) assert.equal(now.reasonFor(edgeCase.reason[0])?.sentence, edgeCase.reason[1]);
      if (edgeCase.findings)
        assert.deepEqual(
          book.findings.map(({ kind }) => kind),
          edgeCase.findings,
        );
      if (edgeCase.repairs) {
        const [option, ...after] = edgeCase.repairs;
        assert.deepEqual(
          now.repairsFor(option).repairs.map(({ selections }) => [...selections].sort((a, b) => a - b)),
          after,
        );
      }
    });
  }
});
