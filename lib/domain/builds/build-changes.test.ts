/* oxlint-disable code/plain-words -- a name of the public API stands in every case */
/** Changes to a saved build, worked out by hand. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changesOf, type BuildChanges } from './build-changes';
import type { OptionList } from '@/lib/domain/options/option-list';
import type { BuildSelection } from '@/lib/domain/options/configuration';
import { configure } from '@/lib/domain/options/configure';
import { bundleOf, type Sketch } from '@/lib/domain/options/testing/golden-car.fixture';
import { readRuleBook } from '@/lib/domain/options/rule-book/read-rule-book';
import { freezeBuild, type BuildEquipment } from './saved-build';

const car: Sketch = {
  options: [
    [1, 'Tow bar', 700],
    [2, 'Trailer assist', 300],
    [3, 'Roof rails', 250],
    [4, 'Mats', 60],
  ],
  rules: ['RA 2 > 1'],
};
const listOf = (sketch: Sketch, pounds = 20_000): OptionList => ({
  kind: 'car',
  identifier: 1,
  date: '2026-06-05',
  title: 'A car',
  derivative: '',
  modelYear: null,
  validFrom: null,
  validTo: null,
  notes: [],
  price: { basicPence: Math.round((pounds * 100) / 1.2), vatPence: pounds * 100 - Math.round((pounds * 100) / 1.2) },
  bundle: bundleOf(sketch),
});
const ordered = { selections: [1, 2], picks: [] };
/** A car whose build depends on a pack, on standard equipment, and on what goes with a colour. */
const furnished: Sketch = {
  options: [
    [1, 'Red', 0],
    [2, 'Winter Pack', 500],
    [3, 'Headlamp wash', null],
    [4, '18″ wheels', 0, 'default'],
    [5, '19″ wheels', 0],
    [6, 'Cloth', 0],
    [7, 'Leather', 0],
    [8, 'Blue', 0],
  ],
  rules: ['OO 4 5'],
  packs: [[2, 'Headlamp wash', 'A warm feeling']],
  trims: { partners: [6, 7], links: [{ colour: 1, partner: 6 }] },
};
const withDefault = (code: number) =>
  furnished.options.map(([optionCode, name, pounds]) =>
    optionCode === code ? ([optionCode, name, pounds, 'default'] as const) : ([optionCode, name, pounds] as const),
  );
const equipment: BuildEquipment = [
  { code: 100, name: 'Spare wheel' },
  { code: 101, name: 'DAB radio' },
];
const savedOf = (sketch: Sketch, ordering: BuildSelection) =>
  freezeBuild(listOf(sketch), configure(readRuleBook(listOf(sketch).bundle), ordering), equipment);

const cases: {
  what: string;
  /** The saved build, if it is not the tow bar with its assist. */
  before?: { sketch: Sketch; selections: number[] };
  sketch?: Sketch;
  pounds?: number;
  now?: BuildEquipment | null;
  codesFrom?: number;
  expected: Partial<BuildChanges>;
}[] = [
  {
    what: 'nothing, where all is as it was',
    expected: { price: [], options: [], rules: [], fitted: [], equipment: [], unread: [], troubles: [] },
  },
  {
    what: 'the price of the vehicle and of each selection, then and now',
    pounds: 20_500,
    sketch: { ...car, options: [[1, 'Tow bar', 750], ...car.options.slice(1)] },
    expected: {
      price: ['The vehicle: £20,000, now £20,500.', 'Tow bar: £700, now £750.'],
      totalBeforePence: 2_100_000,
      totalNowPence: 2_155_000,
    },
  },
  {
    what: 'a price that is on application now',
    sketch: { ...car, options: [[1, 'Tow bar', null], ...car.options.slice(1)] },
    expected: { price: ['Tow bar: £700, now price on application.'], isOnApplication: { before: false, now: true } },
  },
  {
    what: 'options that are gone, the selected ones by name, and new ones',
    sketch: {
      options: [
        [1, 'Tow bar', 700],
        [5, 'Sunroof', 900],
      ],
    },
    expected: {
      options: [
        'Selected, but no longer offered: Trailer assist.',
        '2 other options no longer offered.',
        '1 option new: Sunroof.',
      ],
    },
  },
  {
    what: 'rules that touch the build in words, the others by number',
    sketch: { ...car, rules: ['NW 1 > 3', 'RA 3 > 4'] },
    expected: {
      rules: [
        'Removed: RA 1001, Trailer assist must be fitted with Tow bar.',
        'New: NW 1001, Tow bar not with Roof rails.',
        '1 other rule changed, with no effect on this build.',
      ],
    },
  },
  {
    what: 'no change of rules where only their codes are others',
    codesFrom: 5_000,
    expected: { rules: [] },
  },
  {
    what: 'a rule of which one at most whichever of its rows is the primary',
    sketch: { ...car, rules: ['RA 2 > 1', 'OO 3 1 2'] },
    expected: {
      rules: ['New: OO 1002, only one of Roof rails, Tow bar and Trailer assist.'],
      troubles: [
        'Tow bar and Trailer assist cannot be ordered together: only one of Tow bar and Trailer assist can be fitted (rule OO 1002).',
      ],
    },
  },
  {
    what: 'no change of a rule of which one at most where only its primary is another',
    before: { sketch: { ...car, rules: ['OO 1 3 4'] }, selections: [1] },
    sketch: { ...car, rules: ['OO 4 3 1'] },
    expected: { rules: [] },
  },
  {
    what: 'what a pack no longer holds, and what is no longer fitted for it',
    before: { sketch: furnished, selections: [1, 2] },
    sketch: { ...furnished, packs: [[2, 'A warm feeling', 'Cloth']] },
    expected: {
      rules: ['No longer in Winter Pack: Headlamp wash.', 'Now in Winter Pack: Cloth.'],
      fitted: ['No longer fitted: Headlamp wash.', 'Now fitted: Cloth.'],
      troubles: [],
    },
  },
  {
    what: 'a pack that the build does not have by number',
    before: { sketch: furnished, selections: [1] },
    sketch: { ...furnished, packs: [[2, 'Headlamp wash']] },
    expected: { rules: ['The contents of 1 pack not in this build changed.'], fitted: [] },
  },
  {
    what: 'a standard option in the place of another',
    before: { sketch: furnished, selections: [1, 2] },
    sketch: { ...furnished, options: withDefault(5) },
    expected: {
      options: ['No longer a standard option: 18″ wheels.', 'Now a standard option: 19″ wheels.'],
      fitted: ['No longer fitted: 18″ wheels.', 'Now fitted: 19″ wheels.'],
    },
  },
  {
    what: 'what goes with a colour of the build now and no longer, the rest by number',
    before: { sketch: furnished, selections: [1, 2] },
    sketch: {
      ...furnished,
      trims: {
        partners: [6, 7],
        links: [
          { colour: 1, partner: 7 },
          { colour: 8, partner: 7 },
        ],
      },
    },
    expected: {
      rules: [
        'No longer available: Red with Cloth.',
        'Now available: Red with Leather.',
        '1 pair of colour and trim changed, with no effect on this build.',
      ],
    },
  },
  {
    what: 'that what goes with the colours is known now and was not',
    before: { sketch: { ...furnished, trims: undefined }, selections: [1, 2] },
    sketch: furnished,
    expected: { rules: ['Colour and trim combinations: not stated then, stated now.'] },
  },
  {
    what: 'no change of what goes with the colours where it could not be read now',
    before: { sketch: furnished, selections: [1, 2] },
    sketch: { ...furnished, trims: undefined, unread: ['trim'] },
    expected: {
      rules: [],
      unread: ['Colour and trim combinations could not be read for both dates, so they are not compared.'],
    },
  },
  {
    what: 'nor where it could not be read as the build was saved',
    before: { sketch: { ...furnished, trims: undefined, unread: ['trim', 'hood'] }, selections: [1, 2] },
    sketch: { ...furnished, unread: ['trim'] },
    expected: {
      rules: [],
      unread: [
        'Colour and trim combinations could not be read for both dates, so they are not compared.',
        'Colour and hood combinations could not be read for both dates, so they are not compared.',
      ],
    },
  },
  {
    what: 'equipment that is no longer standard, and what is now',
    now: [
      { code: 101, name: 'DAB radio' },
      { code: 102, name: 'Repair kit' },
    ],
    expected: { equipment: ['No longer standard: Spare wheel.', 'Now standard: Repair kit.'] },
  },
  {
    what: 'what the selections then need',
    sketch: { ...car, rules: ['RA 2 > 1', 'RA 1 > 3'] },
    expected: { troubles: ['Tow bar must be fitted with Roof rails (rule RA 1002).'] },
  },
  {
    what: 'no need that was open as it was saved, under whatever code its rule stands',
    before: { sketch: car, selections: [2] },
    codesFrom: 5_000,
    expected: { price: [], options: [], rules: [], fitted: [], troubles: [] },
  },
  {
    what: 'a need beside the one that was open as it was saved',
    before: { sketch: car, selections: [2] },
    sketch: { ...car, rules: ['RA 2 > 1', 'RO 2 > 3 4'] },
    expected: { troubles: ['Trailer assist must be fitted with one of Roof rails or Mats (rule RO 1002).'] },
  },
  {
    what: 'no clash of selections that was there as it was saved',
    before: { sketch: { ...car, rules: ['NW 1 > 2'] }, selections: [1, 2] },
    sketch: { ...car, rules: ['NW 1 > 2'] },
    expected: { rules: [], troubles: [] },
  },
  {
    what: 'that the selections clash then',
    sketch: { ...car, rules: ['NW 1 > 2'] },
    expected: {
      troubles: [
        'Tow bar and Trailer assist cannot be ordered together: Tow bar cannot be fitted with Trailer assist (rule NW 1001).',
      ],
    },
  },
];

describe('a saved build held against another day names', () => {
  for (const { what, before, sketch = car, pounds = 20_000, now = equipment, codesFrom = 0, expected } of cases) {
    it(what, () => {
      const ordering = { selections: before?.selections ?? ordered.selections, picks: [] };
      const was = savedOf(before?.sketch ?? car, ordering);
      const list = listOf(sketch, pounds);
      const rules = list.bundle.rules.map((row) => ({ ...row, ruleCode: row.ruleCode + codesFrom }));
      const found = changesOf(was, ordering, { ...list, bundle: { ...list.bundle, rules } }, now);
      for (const [name, value] of Object.entries(expected)) assert.deepEqual(found[name as keyof BuildChanges], value); // a key of `expected`
    });
  }

  it('no equipment where either day’s could not be read, and does not claim that it is the same', () => {
    const was = savedOf(car, ordered);
    assert.equal(changesOf(was, ordered, listOf(car), null).equipment, null);
    assert.equal(changesOf({ ...was, equipment: null }, ordered, listOf(car), equipment).equipment, null);
  });
});
