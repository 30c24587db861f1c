import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OptionList } from '@/lib/domain/options/option-list';
import { Random } from '@/lib/domain/options/testing/random-bundles.fixture';
import { GOLDEN_CAR, ruleRows } from '@/lib/domain/options/testing/golden-car.fixture';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { readBuildAddress, writeBuildAddress } from './build-address';
import { narrowed, optionsIn, sectionsOf } from './list/sections';
import { beginBuild, applyAction, type BuildState } from './build-state';

const list: OptionList = {
  kind: 'car',
  identifier: 50031,
  date: '2026-01-15',
  title: 'Golden car',
  derivative: '',
  modelYear: '26.00',
  validFrom: null,
  validTo: null,
  price: null,
  bundle: GOLDEN_CAR,
  notes: [],
};
/** The sentence of a need. */
const NEED = /[^.]*must be fitted with[^.]*\./g;
const empty = { identifier: 50031, date: '2026-01-15', selections: [], picks: [] };
const withChosen = (...options: number[]) =>
  options.reduce((state: BuildState, option) => applyAction(state, { do: 'choose', option }), beginBuild(list, empty));

/** Raises every option's own price by this much. */
const dearer = (pounds: number) => ({
  ...GOLDEN_CAR,
  options: GOLDEN_CAR.options.map((option) =>
    option.basicPence ? { ...option, basicPence: option.basicPence + pounds * 100 } : option,
  ),
});

describe('a build under way', () => {
  it('a standard wheel chosen again is standard again, not a selection', () => {
    const state = applyAction(withChosen(12), { do: 'swap in', option: 10 });
    assert.deepEqual(state.build.selections, []);
    assert.equal(state.notice?.sentence, '20″ wheels removed. 18″ wheels standard again. Options £0.');
  });

  it('a wheel that is not standard replaces the chosen one', () => {
    assert.deepEqual(applyAction(withChosen(12), { do: 'swap in', option: 11 }).build.selections, [11]);
  });

  it('none of a group takes back what is selected of it, and says of what comes with a pack which pack that is', () => {
    const rules = [...GOLDEN_CAR.rules, ...ruleRows('OO 40 20', 2000)];
    const state = beginBuild({ ...list, bundle: { ...GOLDEN_CAR, rules } }, empty);
    const withSelection = applyAction(state, { do: 'choose', option: 20 });
    const none = { do: 'drop all of', options: [20, 40] } as const;
    assert.deepEqual(applyAction(withSelection, none).build.selections, []);
    const packed = applyAction(state, { do: 'choose', option: 30 });
    const refused = applyAction(packed, none);
    assert.deepEqual(refused.build.selections, [30]);
    assert.deepEqual(refused.notice, {
      sentence: 'Still fitted with Winter Pack: Heated seats.',
      refused: null,
      hasUndo: false,
    });
    const both = applyAction(applyAction(packed, { do: 'choose', option: 20 }), none);
    assert.deepEqual(both.build.selections, [30]);
    assert.equal(
      both.notice?.sentence,
      'No longer selected, but still fitted with Winter Pack: Heated seats. Options £540.',
    );
    assert.equal(
      applyAction(both, { do: 'undo' }).notice?.sentence,
      'Undone: No longer selected, but still fitted with Winter Pack: Heated seats. Options £540.',
    );
    assert.equal(applyAction(state, none).build, state.build);
  });

  it('what is standard or comes with a pack becomes a selection when chosen in its group', () => {
    assert.deepEqual(applyAction(withChosen(), { do: 'swap in', option: 10 }).build.selections, [10]);
  });

  it('a refused option changes nothing and is remembered, to show its repairs', () => {
    const before = withChosen(60);
    const state = applyAction(before, { do: 'toggle', option: 12 });
    assert.equal(state.build, before.build);
    assert.deepEqual(state.notice, {
      sentence: '20″ wheels cannot be fitted with Tow bar (rule NW 1009).',
      refused: 12,
      hasUndo: false,
    });
  });

  it('undo goes back through every step, exactly, and says what it undid', () => {
    const steps = [withChosen(), withChosen(20), withChosen(20, 30), withChosen(20, 30, 31)];
    let state = withChosen(20, 30, 31);
    for (const step of steps.slice(0, -1).reverse()) {
      state = applyAction(state, { do: 'undo' });
      assert.deepEqual(state.build, step.build);
      assert.deepEqual([...state.rowViews.values()], [...step.rowViews.values()]);
    }
    assert.equal(state.notice?.sentence, 'Undone: Heated seats added. Options £0.');
    assert.equal(applyAction(state, { do: 'undo' }), state);
  });

  it('after each undo the sentence names a need only if it is open, and one that is open again', () => {
    const random = new Random(7);
    let [needs, reopened] = [0, 0];
    for (let round = 0; round < 60; round += 1) {
      let state = beginBuild(list, empty);
      const codes = GOLDEN_CAR.options.map(({ code }) => code);
      for (let step = 0; step < 8; step += 1)
        state = applyAction(state, { do: 'toggle', option: random.choice(codes) });
      const steps = state.past.length;
      for (let step = 0; step < steps; step += 1) {
        const before = state;
        needs += state.past.at(-1)?.sentence.match(NEED)?.length ?? 0;
        state = applyAction(state, { do: 'undo' });
        const open = state.now.openNeeds.map(({ sentence }) => sentence);
        for (const named of state.notice?.sentence.match(NEED) ?? []) assert.ok(open.includes(named.trim()), named);
        for (const need of open.filter((one) => !before.now.openNeeds.some(({ sentence }) => sentence === one))) {
          assert.ok(state.notice?.sentence.includes(need), need);
          reopened += 1;
        }
      }
    }
    assert.ok(needs > 0 && reopened > 0);
  });

  it('on another day’s list every step can still be taken back, at that day’s prices', () => {
    const was = withChosen(20, 30);
    const later = { ...list, date: '2026-02-01', bundle: dearer(100) };
    let state = beginBuild(later, { ...was.build, date: later.date }, { past: was.past, today: later.date });
    assert.equal(state.notice?.sentence, 'Price list of 1 Feb 2026: options £640.');
    state = applyAction(state, { do: 'undo' });
    assert.deepEqual(state.build, { ...empty, date: later.date, selections: [20] });
    assert.equal(
      state.notice?.sentence,
      'Undone: Winter Pack added, with Multifunction wheel and Headlamp wash. Options £425.',
    );
    assert.deepEqual(applyAction(state, { do: 'undo' }).build.selections, []);
  });

  it('on a day after the last list the notice has the day of that list', () => {
    const ended = { ...list, date: '2026-02-01', validTo: '2026-01-15' };
    const { notice } = beginBuild(ended, { ...empty, date: ended.date }, { past: [], today: '2026-11-28' });
    assert.equal(notice?.sentence, 'As last listed on 15 Jan 2026: options £0.');
  });

  it('a need that only a pack meets says which pack, and no longer once the item is ordered by itself', () => {
    assert.deepEqual(withChosen(30, 62).rowViews.get(62)?.coveredBy, [30]);
    assert.deepEqual(withChosen(30, 62, 21).rowViews.get(62)?.coveredBy, []);
    assert.deepEqual(withChosen(62).rowViews.get(62)?.coveredBy, []);
  });

  it('of a refused pair the unavailable option is remembered, to show its repairs', () => {
    const state = applyAction(withChosen(60), { do: 'pair', pair: [71, 12], among: [70, 71, 10, 11, 12] });
    assert.deepEqual([state.notice?.refused, state.build.selections], [12, [60]]);
  });

  it('a need that only a pack can meet is met by pressing what its choice offers', () => {
    const rules = [...GOLDEN_CAR.rules, ...ruleRows('RA 50 > 22', 2000)];
    const state = applyAction(beginBuild({ ...list, bundle: { ...GOLDEN_CAR, rules } }, empty), {
      do: 'choose',
      option: 50,
    });
    const [need] = state.now.openNeeds;
    const [choice] = need ? state.now.choicesFor(need) : [];
    assert.deepEqual([choice?.option, choice?.choose, choice?.total?.pence], [22, 30, 169_000]);
    const met = applyAction(state, { do: 'choose', option: choice?.choose ?? 0 });
    assert.deepEqual([met.build.selections, met.now.openNeeds], [[50, 30], []]);
  });

  it('only the rows that a step changes get a new view', () => {
    const [before, after] = [withChosen(30), withChosen(30, 60)];
    const state = applyAction(before, { do: 'choose', option: 60 });
    const changed = [...state.rowViews]
      .filter(([code, rowView]) => before.rowViews.get(code) !== rowView)
      .map(([code]) => code);
    assert.deepEqual(changed, [12, 60]);
    assert.deepEqual([...state.rowViews], [...after.rowViews]);
  });
});

describe('sections', () => {
  it('draw one-of rules as groups and leave nothing out', () => {
    const { book } = beginBuild(list, empty);
    const sections = sectionsOf(book);
    const items = sections.flatMap((section) => section.items);
    assert.deepEqual(
      items.flatMap((item) => (item.kind === 'group' ? [item.codes] : [])),
      [
        [10, 11, 12],
        [70, 71],
      ],
    );
    const codes = items.flatMap((item) => (item.kind === 'group' ? item.codes : [item.code]));
    assert.deepEqual(
      codes.toSorted((a, b) => a - b),
      book.options.map(({ code }) => code),
    );
    assert.equal(optionsIn(sections), book.options.length);
    assert.equal(optionsIn(narrowed(sections, (code) => code === 71 || code === 20)), 2);
    assert.deepEqual(
      narrowed(sections, (code) => code === 71).flatMap(({ items: left }) => left),
      [{ kind: 'group', rule: 1002, members: [70, 71], codes: [71], hasDefault: true }],
    );
  });

  it('leave a rule whose options stand in two groups to boxes', () => {
    const extra = { ruleCode: 2000, type: 'OO', isPrimary: false };
    const rules = [...GOLDEN_CAR.rules, { ...extra, optionCode: 12 }, { ...extra, optionCode: 70 }];
    const { book } = beginBuild({ ...list, bundle: { ...GOLDEN_CAR, rules } }, empty);
    const groups = sectionsOf(book).flatMap(({ items }) => items.filter(({ kind }) => kind === 'group'));
    assert.equal(groups.length, 2);
  });
});

describe('the address', () => {
  const build = { ...empty, selections: [30, 62], picks: [] };
  it('gives the build back, and its day where none is named', () => {
    const read = readBuildAddress(new URLSearchParams(writeBuildAddress('?saved=7', build, 'car')), {
      kind: 'car',
      identifier: 50031,
    });
    assert.deepEqual([read.build, read.date, read.fault], [build, '2026-01-15', null]);
    assert.match(writeBuildAddress('?saved=7', build, 'car'), /^\?saved=7&date=2026-01-15&build=[\w-]+$/);
    assert.equal(
      readBuildAddress(new URLSearchParams({ build: encodeBuild(build, 'car') }), { kind: 'car', identifier: 50031 })
        .date,
      '2026-01-15',
    );
  });

  for (const [what, query, words] of [
    ['a cut code', { date: '2026-02-03', build: encodeBuild(build, 'car').slice(0, -3) }, /cut short/],
    [
      'a code of another vehicle',
      { date: '2026-02-03', build: encodeBuild({ ...build, identifier: 7 }, 'car') },
      /another vehicle/,
    ],
  ] as const) {
    it(`names ${what} and keeps the day`, () => {
      const read = readBuildAddress(new URLSearchParams(query), { kind: 'car', identifier: 50031 });
      assert.equal(read.build, null);
      assert.match(read.fault?.message ?? '', words);
      assert.equal(read.date, '2026-02-03');
      const address = new URLSearchParams(writeBuildAddress(`?${new URLSearchParams(query)}`, empty, 'car', true));
      assert.equal(address.get('build'), query.build, 'as opened');
      assert.equal(
        new URLSearchParams(writeBuildAddress(`?${address}`, empty, 'car')).has('build'),
        false,
        'after an action',
      );
    });
  }

  it('leads a code of another vehicle to that vehicle, and a cut one nowhere', () => {
    const code = encodeBuild({ ...build, identifier: 7 }, 'car');
    const { elsewhere } = readBuildAddress(new URLSearchParams({ build: code }), { kind: 'car', identifier: 50031 });
    assert.deepEqual(elsewhere, { kind: 'car', identifier: 7, code });
    const van = encodeBuild(build, 'van');
    const other = readBuildAddress(new URLSearchParams({ build: van }), { kind: 'car', identifier: 50031 });
    assert.deepEqual(other.elsewhere, { kind: 'van', identifier: 50031, code: van });
    assert.equal(other.build, null);
    assert.equal(
      readBuildAddress(new URLSearchParams({ build: code.slice(1) }), { kind: 'car', identifier: 50031 }).elsewhere,
      null,
    );
  });

  for (const [written, date, invalidDate] of [
    ['2026-02-28', '2026-02-28', null],
    ['2026-02-31', null, '2026-02-31'],
    ['2026-13-40', null, '2026-13-40'],
    ['2026-2-3', '2026-02-03', null],
    ['2026-2-30', null, '2026-2-30'],
    ['foo', null, 'foo'],
    ['', null, null],
  ] as const) {
    it(`“${written}” is ${invalidDate === null ? (date ?? 'not asked for') : 'no day, and reported as none'}`, () => {
      const read = readBuildAddress(new URLSearchParams({ date: written }), { kind: 'car', identifier: 50031 });
      assert.deepEqual([read.date, read.invalidDate], [date, invalidDate]);
    });
  }
});
