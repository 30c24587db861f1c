import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OptionList } from '@/lib/domain/option-list';
import { GOLDEN_CAR, ruleRows } from '@/lib/domain/rules/golden-car.fixture';
import { encodeBuild } from '@/lib/domain/rules/share-code';
import { readAddress, writeAddress } from './build-address';
import { narrowed, optionsIn, sectionsOf } from './list/sections';
import { begin, press, type Work } from './work';

const list: OptionList = {
  ...{ kind: 'car', identifier: 50031, date: '2026-01-15', title: 'Golden car', derivative: '', modelYear: '26.00' },
  ...{ validFrom: null, validTo: null, price: null, bundle: GOLDEN_CAR, notes: [] },
};
const empty = { identifier: 50031, date: '2026-01-15', wishes: [], picks: [] };
const chosen = (...options: number[]) =>
  options.reduce((work: Work, option) => press(work, { do: 'choose', option }), begin(list, empty));

/** Each option with a price of its own costs so much more. */
const dearer = (pounds: number) => ({
  ...GOLDEN_CAR,
  options: GOLDEN_CAR.options.map((option) =>
    option.basicPence ? { ...option, basicPence: option.basicPence + pounds * 100 } : option,
  ),
});

describe('a build under way', () => {
  it('a standard wheel chosen again is standard again, not a wish', () => {
    const work = press(chosen(12), { do: 'swap in', option: 10 });
    assert.deepEqual(work.build.wishes, []);
    assert.equal(work.said?.sentence, '20″ wheels removed. 18″ wheels standard again. Options £0.');
  });

  it('a wheel that is no standard takes the place of the one chosen', () => {
    assert.deepEqual(press(chosen(12), { do: 'swap in', option: 11 }).build.wishes, [11]);
  });

  it('none of a group takes back what is wished for of it, and says of what comes with a pack which pack that is', () => {
    const rules = [...GOLDEN_CAR.rules, ...ruleRows('OO 40 20', 2000)];
    const work = begin({ ...list, bundle: { ...GOLDEN_CAR, rules } }, empty);
    const wished = press(work, { do: 'choose', option: 20 });
    const none = { do: 'drop all of', options: [20, 40] } as const;
    assert.deepEqual(press(wished, none).build.wishes, []);
    const packed = press(work, { do: 'choose', option: 30 });
    const refused = press(packed, none);
    assert.deepEqual(refused.build.wishes, [30]);
    assert.deepEqual(refused.said, {
      ...{ sentence: 'Heated seats comes with Winter Pack: it goes when that does.', refused: null, hasUndo: false },
    });
    const both = press(press(packed, { do: 'choose', option: 20 }), none);
    assert.deepEqual(both.build.wishes, [30]);
    assert.equal(both.said?.sentence, 'Heated seats is no longer a wish: it stays with Winter Pack. Options £540.');
    assert.equal(
      press(both, { do: 'undo' }).said?.sentence,
      'Undone: Heated seats is no longer a wish: it stays with Winter Pack. Options £540.',
    );
    assert.equal(press(work, none).build, work.build);
  });

  it('what is standard or comes with a pack becomes a wish when it is pressed among its group', () => {
    assert.deepEqual(press(chosen(), { do: 'swap in', option: 10 }).build.wishes, [10]);
  });

  it('what is refused changes nothing and is remembered, for the way to have it', () => {
    const before = chosen(60);
    const work = press(before, { do: 'toggle', option: 12 });
    assert.equal(work.build, before.build);
    assert.deepEqual(work.said, {
      ...{ sentence: '20″ wheels cannot be fitted with Tow bar (rule NW 1009).', refused: 12, hasUndo: false },
    });
  });

  it('undo goes back through every step, exactly, and says what it undid', () => {
    const steps = [chosen(), chosen(20), chosen(20, 30), chosen(20, 30, 31)];
    let work = chosen(20, 30, 31);
    for (const step of steps.slice(0, -1).reverse()) {
      work = press(work, { do: 'undo' });
      assert.deepEqual(work.build, step.build);
      assert.deepEqual([...work.faces.values()], [...step.faces.values()]);
    }
    assert.equal(work.said?.sentence, 'Undone: Heated seats added. Options £0.');
    assert.equal(press(work, { do: 'undo' }), work);
  });

  it('on another day’s list every step can still be taken back, at that day’s prices', () => {
    const was = chosen(20, 30);
    const later = { ...list, date: '2026-02-01', bundle: dearer(100) };
    let work = begin(later, { ...was.build, date: later.date }, was.past);
    assert.equal(work.said?.sentence, 'Options and prices of 1 Feb 2026: options £640.');
    work = press(work, { do: 'undo' });
    assert.deepEqual(work.build, { ...empty, date: later.date, wishes: [20] });
    assert.equal(work.said?.sentence, 'Undone: Winter Pack added. Options £425.');
    assert.deepEqual(press(work, { do: 'undo' }).build.wishes, []);
  });

  it('a need that only a pack meets says which pack, and no longer once the item is ordered by itself', () => {
    assert.deepEqual(chosen(30, 62).faces.get(62)?.coveredBy, [30]);
    assert.deepEqual(chosen(30, 62, 21).faces.get(62)?.coveredBy, []);
    assert.deepEqual(chosen(62).faces.get(62)?.coveredBy, []);
  });

  it('of a pair that is refused the one that cannot be had is remembered, for the way to have it', () => {
    const work = press(chosen(60), { do: 'pair', pair: [71, 12], among: [70, 71, 10, 11, 12] });
    assert.deepEqual([work.said?.refused, work.build.wishes], [12, [60]]);
  });

  it('a need that only a pack can meet is met by pressing what its choice offers', () => {
    const rules = [...GOLDEN_CAR.rules, ...ruleRows('RA 50 > 22', 2000)];
    const work = press(begin({ ...list, bundle: { ...GOLDEN_CAR, rules } }, empty), { do: 'choose', option: 50 });
    const [need] = work.now.openNeeds;
    const [choice] = need ? work.now.choicesFor(need) : [];
    assert.deepEqual([choice?.option, choice?.choose, choice?.total?.pence], [22, 30, 169_000]);
    const met = press(work, { do: 'choose', option: choice?.choose ?? 0 });
    assert.deepEqual([met.build.wishes, met.now.openNeeds], [[50, 30], []]);
  });

  it('only the rows a step changes get another face', () => {
    const [before, after] = [chosen(30), chosen(30, 60)];
    const work = press(before, { do: 'choose', option: 60 });
    const changed = [...work.faces].filter(([code, face]) => before.faces.get(code) !== face).map(([code]) => code);
    assert.deepEqual(changed, [12, 60]);
    assert.deepEqual([...work.faces], [...after.faces]);
  });
});

describe('sections', () => {
  it('draw one-of rules as groups and leave nothing out', () => {
    const { book } = begin(list, empty);
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
    const { book } = begin({ ...list, bundle: { ...GOLDEN_CAR, rules } }, empty);
    const groups = sectionsOf(book).flatMap(({ items }) => items.filter(({ kind }) => kind === 'group'));
    assert.equal(groups.length, 2);
  });
});

describe('the address', () => {
  const build = { ...empty, wishes: [30, 62], picks: [] };
  it('gives the build back, and its day where none is named', () => {
    const read = readAddress(new URLSearchParams(writeAddress('?saved=7', build, 'car')), {
      kind: 'car',
      identifier: 50031,
    });
    assert.deepEqual([read.build, read.date, read.fault], [build, '2026-01-15', null]);
    assert.match(writeAddress('?saved=7', build, 'car'), /^\?saved=7&date=2026-01-15&build=[\w-]+$/);
    assert.equal(
      readAddress(new URLSearchParams({ build: encodeBuild(build, 'car') }), { kind: 'car', identifier: 50031 }).date,
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
      const read = readAddress(new URLSearchParams(query), { kind: 'car', identifier: 50031 });
      assert.equal(read.build, null);
      assert.match(read.fault?.message ?? '', words);
      assert.equal(read.date, '2026-02-03');
      const kept = new URLSearchParams(writeAddress(`?${new URLSearchParams(query)}`, empty, 'car', true));
      assert.equal(kept.get('build'), query.build, 'as opened');
      assert.equal(new URLSearchParams(writeAddress(`?${kept}`, empty, 'car')).has('build'), false, 'after a press');
    });
  }

  it('leads a code of another vehicle to that vehicle, and a cut one nowhere', () => {
    const code = encodeBuild({ ...build, identifier: 7 }, 'car');
    const { elsewhere } = readAddress(new URLSearchParams({ build: code }), { kind: 'car', identifier: 50031 });
    assert.deepEqual(elsewhere, { kind: 'car', identifier: 7, code });
    const van = encodeBuild(build, 'van');
    const other = readAddress(new URLSearchParams({ build: van }), { kind: 'car', identifier: 50031 });
    assert.deepEqual(other.elsewhere, { kind: 'van', identifier: 50031, code: van });
    assert.equal(other.build, null);
    assert.equal(
      readAddress(new URLSearchParams({ build: code.slice(1) }), { kind: 'car', identifier: 50031 }).elsewhere,
      null,
    );
  });

  for (const [written, date, noDay] of [
    ['2026-02-28', '2026-02-28', null],
    ['2026-02-31', null, '2026-02-31'],
    ['2026-13-40', null, '2026-13-40'],
    ['2026-2-3', null, '2026-2-3'],
    ['foo', null, 'foo'],
    ['', null, null],
  ] as const) {
    it(`“${written}” is ${noDay === null ? (date ?? 'not asked for') : 'no day, and said to be none'}`, () => {
      const read = readAddress(new URLSearchParams({ date: written }), { kind: 'car', identifier: 50031 });
      assert.deepEqual([read.date, read.noDay], [date, noDay]);
    });
  }
});
