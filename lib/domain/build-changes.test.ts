/** What became of a saved build, worked out by hand. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changesOf, type BuildChanges } from './build-changes';
import type { OptionList } from './option-list';
import { configure } from './rules/configure';
import { bundleOf, type Sketch } from './rules/golden-car.fixture';
import { readRuleBook } from './rules/read-rule-book';
import { frozen, type Equipment } from './saved-build';

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
  ...{ kind: 'car', identifier: 1, date: '2026-06-05', title: 'A car', derivative: '', modelYear: null },
  ...{ validFrom: null, validTo: null, notes: [] },
  price: { basicPence: Math.round((pounds * 100) / 1.2), vatPence: pounds * 100 - Math.round((pounds * 100) / 1.2) },
  bundle: bundleOf(sketch),
});
const ordered = { wishes: [1, 2], picks: [] };
const equipment: Equipment = [
  { code: 100, name: 'Spare wheel' },
  { code: 101, name: 'DAB radio' },
];
const was = frozen(listOf(car), configure(readRuleBook(listOf(car).bundle), ordered), equipment);

const cases: {
  what: string;
  sketch?: Sketch;
  pounds?: number;
  now?: Equipment;
  codesFrom?: number;
  says: Partial<BuildChanges>;
}[] = [
  { what: 'nothing, where all is as it was', says: { price: [], options: [], rules: [], equipment: [], troubles: [] } },
  {
    what: 'the price of the vehicle and of each wish, then and now',
    pounds: 20_500,
    sketch: { ...car, options: [[1, 'Tow bar', 750], ...car.options.slice(1)] },
    says: {
      price: ['The vehicle: £20,000, now £20,500.', 'Tow bar: £700, now £750.'],
      totalBeforePence: 2_100_000,
      totalNowPence: 2_155_000,
    },
  },
  {
    what: 'a price that is on application now',
    sketch: { ...car, options: [[1, 'Tow bar', null], ...car.options.slice(1)] },
    says: { price: ['Tow bar: £700, now price on application.'], isOnApplication: { before: false, now: true } },
  },
  {
    what: 'options that are gone, those wished for by name, and new ones',
    sketch: {
      options: [
        [1, 'Tow bar', 700],
        [5, 'Sunroof', 900],
      ],
    },
    says: {
      options: [
        'Trailer assist, which is wished for, is no longer offered.',
        '2 other options no longer offered.',
        '1 option new: Sunroof.',
      ],
    },
  },
  {
    what: 'rules that touch the build in words, the others by number',
    sketch: { ...car, rules: ['NW 1 > 3', 'RA 3 > 4'] },
    says: {
      rules: [
        'Gone: RA 1001, Trailer assist needs Tow bar.',
        'New: NW 1001, Tow bar not with Roof rails.',
        '1 rule changed that this build does not touch.',
      ],
    },
  },
  {
    what: 'no change of rules where only their codes are others',
    codesFrom: 5_000,
    says: { rules: [] },
  },
  {
    what: 'equipment that is no longer standard, and what is now',
    now: [
      { code: 101, name: 'DAB radio' },
      { code: 102, name: 'Repair kit' },
    ],
    says: { equipment: ['No longer standard: Spare wheel.', 'Now standard: Repair kit.'] },
  },
  {
    what: 'what the wishes then need',
    sketch: { ...car, rules: ['RA 2 > 1', 'RA 1 > 3'] },
    says: { troubles: ['Tow bar needs Roof rails (rule RA 1002).'] },
  },
  {
    what: 'that the wishes clash then',
    sketch: { ...car, rules: ['NW 1 > 2'] },
    says: {
      troubles: [
        'Tow bar and Trailer assist cannot be had together: Tow bar cannot be fitted with Trailer assist (rule NW 1001).',
      ],
    },
  },
];

describe('a saved build held against another day names', () => {
  for (const { what, sketch = car, pounds = 20_000, now = equipment, codesFrom = 0, says } of cases) {
    it(what, () => {
      const list = listOf(sketch, pounds);
      const rules = list.bundle.rules.map((row) => ({ ...row, ruleCode: row.ruleCode + codesFrom }));
      const found = changesOf(was, ordered, { ...list, bundle: { ...list.bundle, rules } }, now);
      for (const [name, value] of Object.entries(says)) assert.deepEqual(found[name as keyof BuildChanges], value); // a key of `says`
    });
  }

  it('no equipment where either day’s could not be read', () => {
    assert.deepEqual(changesOf(was, ordered, listOf(car), null).equipment, []);
  });
});
