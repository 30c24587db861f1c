import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OptionList } from '@/lib/domain/option-list';
import { GOLDEN_CAR } from '@/lib/domain/rules/golden-car.fixture';
import { Desk } from './desk';
import type { Wish } from './work';

const list: OptionList = {
  ...{ kind: 'car', identifier: 50031, date: '2026-01-15', title: 'Golden car', derivative: '', modelYear: '26.00' },
  ...{ validFrom: null, validTo: null, price: null, bundle: GOLDEN_CAR, notes: [] },
};

/** A desk in use, and the work it puts off. */
function inUse() {
  const putOff: (() => void)[] = [];
  const begun = { identifier: 50031, date: '2026-01-15', wishes: [], picks: [] };
  const desk = new Desk(list, begun, null, (run) => void putOff.push(run));
  const heard: number[] = [];
  desk.subscribe(() => heard.push(desk.work.now.total.pence));
  const rest = () => {
    for (let run = putOff.shift(); run; run = putOff.shift()) run();
  };
  return { desk, heard, rest };
}

const shutIn = ({ work }: Desk) =>
  work.now.states.flatMap(({ code, status }) => (status === 'blocked' || status === 'dead' ? [code] : []));

const chosen = (option: number): Wish => ({ do: 'choose', option });

describe('the desk', () => {
  it('says of a press at once, before anything is explained', () => {
    const { desk, heard } = inUse();
    desk.press(chosen(60));
    assert.deepEqual(heard, [70_000]);
    assert.deepEqual(shutIn(desk), [12]);
    assert.equal(desk.reasonFor(12), null);
  });

  it('explains everything that cannot be had, in the words of the rules, once it is left alone', () => {
    const { desk, rest } = inUse();
    for (const option of [60, 50]) desk.press(chosen(option));
    rest();
    assert.deepEqual(shutIn(desk), [12, 51]);
    for (const code of shutIn(desk)) assert.deepEqual(desk.reasonFor(code), desk.work.now.reasonFor(code));
  });

  it('keeps a reason while its wishes stand and forgets it with the first of them that goes', () => {
    const { desk, rest } = inUse();
    desk.press(chosen(60));
    rest();
    const why = desk.reasonFor(12);
    desk.press(chosen(20));
    assert.equal(desk.reasonFor(12), why);
    desk.press({ do: 'undo' });
    assert.equal(desk.reasonFor(12), why);
    desk.press({ do: 'drop', option: 60 });
    assert.equal(desk.reasonFor(12), null);
  });

  it('never shows a reason that does not hold, whatever is pressed while reasons are looked for', () => {
    const { desk, rest } = inUse();
    const presses = [50, 51, 60, 12, 61, 62, 60, 80, 81, 50, 51, 30, 62].map((option): Wish => ({
      do: 'toggle',
      option,
    }));
    for (const [at, wish] of presses.entries()) {
      desk.press(wish);
      if (at % 3 === 0) rest();
      const shut = new Set(shutIn(desk));
      for (const { code } of desk.work.now.states) {
        const reason = desk.reasonFor(code);
        if (reason === null) continue;
        assert.ok(shut.has(code));
        assert.ok(reason.wishes.every((wished) => desk.work.build.wishes.includes(wished)));
      }
    }
  });

  it('closes what was asked with the next press', () => {
    const { desk } = inUse();
    desk.ask({ help: 12 });
    assert.deepEqual(desk.asked, { help: 12 });
    desk.press(chosen(20));
    assert.equal(desk.asked, null);
  });

  it('tells who shows one option of that option alone, its reason included', () => {
    const { desk, rest } = inUse();
    const told: number[] = [];
    const codes = desk.work.now.states.map(({ code }) => code);
    for (const code of codes) desk.subscribe(() => told.push(code), code);
    const seen = () => new Map(codes.map((code) => [code, [desk.work.faces.get(code), desk.reasonFor(code)] as const]));
    for (const wish of [chosen(60), chosen(20), { do: 'undo' }, { do: 'drop', option: 60 }] satisfies Wish[]) {
      const before = seen();
      told.length = 0;
      desk.press(wish);
      rest();
      const after = seen();
      const isAnother = (code: number) => [0, 1].some((at) => before.get(code)?.[at] !== after.get(code)?.[at]);
      assert.ok(codes.some(isAnother));
      for (const code of codes.filter(isAnother)) assert.ok(told.includes(code), `${code} was not told`);
      assert.ok(told.length < codes.length, `${told.length} were told`);
    }
    desk.ask({ help: 12 });
    assert.ok(told.length < codes.length);
  });

  it('does with a press that was foreseen what it would have done, and nothing before it', () => {
    const [one, other] = [inUse().desk, inUse().desk];
    const presses = [60, 12, 60, 20, 31, 62].map((option) => ({ do: 'toggle', option }) as const);
    for (const [at, wish] of presses.entries()) {
      const before = one.work;
      one.foresee(wish);
      // A finger may slip to another option.
      if (at % 2 === 1) one.foresee({ do: 'toggle', option: 80 });
      assert.equal(one.work, before);
      for (const desk of [one, other]) desk.press(wish);
      const { build, faces, said, now } = one.work;
      assert.deepEqual([build, faces, said], [other.work.build, other.work.faces, other.work.said]);
      assert.deepEqual([now.total, now.openNeeds], [other.work.now.total, other.work.now.openNeeds]);
    }
  });
});
