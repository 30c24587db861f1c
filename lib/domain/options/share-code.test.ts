import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '@/lib/fault';
import type { VehicleBuild } from './build';
import { decodeBuild, encodeBuild, sharedBuild, shareProblem } from './share-code';

const golden: VehicleBuild = {
  identifier: 50031,
  date: '2026-01-15',
  selections: [71020, 71001, 71060],
  picks: [{ rule: 907, primary: 71060, option: 71061 }],
};
const car = { kind: 'car', identifier: 50031 } as const;
const kinds = fc.constantFrom('car' as const, 'van' as const);
const plain = { noNullPrototype: true } as const;
const code = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const builds: fc.Arbitrary<VehicleBuild> = fc.record(
  {
    identifier: code,
    date: fc
      .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    selections: fc.uniqueArray(code, { maxLength: 40 }),
    picks: fc.array(fc.record({ rule: code, primary: code, option: code }, plain), { maxLength: 4 }),
  },
  plain,
);

describe('a share code', () => {
  it('gives every build back exactly, selections in their order', () => {
    fc.assert(
      fc.property(builds, kinds, (build, kind) =>
        assert.deepEqual(sharedBuild(encodeBuild(build, kind)), { kind, build }),
      ),
    );
  });

  it('is short enough for an address, and of characters that need no escaping', () => {
    assert.match(encodeBuild(golden, 'car'), /^[\w-]{1,40}$/);
  });

  it('is refused when cut anywhere or when any character is changed', () => {
    const whole = encodeBuild(golden, 'car');
    const spoilt = whole
      .split('')
      .flatMap((character, at) => [
        whole.slice(0, at),
        whole.slice(0, at) + (character === 'A' ? 'B' : 'A') + whole.slice(at + 1),
      ]);
    for (const code of [...spoilt, '', '%%%', `${whole}AAAA`, 'AQ']) {
      assert.throws(
        () => decodeBuild(code, car),
        (fault) =>
          fault instanceof Fault && fault.code === 'invalid_input' && /cut short or mistyped/.test(fault.message),
        code,
      );
    }
  });

  it('differs from a vehicle’s code by its checksum, and when that fails by its capitals', () => {
    const whole = encodeBuild(golden, 'car');
    assert.deepEqual(sharedBuild(` ${whole} `), { kind: 'car', build: golden });
    assert.equal(shareProblem(whole), null);
    assert.match(shareProblem(whole.slice(1)) ?? '', /^This build code is cut short or mistyped\. Copy the whole code/);
    for (const other of ['50017', 'CIC312S5HPTM  4   1', 'cic312s5hptm  4   1 b', 'CIC312S5HPTMAA4AAA1A', ''])
      assert.deepEqual([sharedBuild(other), shareProblem(other)], [null, null], other);
  });

  it('that no build of this product has is refused before anything is computed', () => {
    const codes = (count: number) => Array.from({ length: count }, (_, index) => 71_000 + index);
    const pick = { rule: 1, primary: 2, option: 3 };
    const forged = [
      { ...golden, selections: [...golden.selections, 71_001] },
      { ...golden, selections: codes(301) },
      { ...golden, picks: Array.from({ length: 301 }, () => pick) },
    ];
    for (const build of forged)
      assert.throws(
        () => decodeBuild(encodeBuild(build, 'car'), car),
        (fault) =>
          fault instanceof Fault && fault.code === 'invalid_input' && /names an option twice/.test(fault.message),
      );
    assert.equal(decodeBuild(encodeBuild({ ...golden, selections: codes(300) }, 'car'), car).selections.length, 300);
  });

  it('of another vehicle is refused by name', () => {
    assert.throws(
      () => decodeBuild(encodeBuild(golden, 'car'), { ...car, identifier: 60001 }),
      (fault) => fault instanceof Fault && fault.code === 'conflict' && /another vehicle \(50031\)/.test(fault.message),
    );
  });

  it('of a van is refused for the car of the same number', () => {
    assert.throws(
      () => decodeBuild(encodeBuild(golden, 'van'), car),
      (fault) =>
        fault instanceof Fault && fault.code === 'conflict' && /another vehicle \(van 50031\)/.test(fault.message),
    );
  });

  it('of the former version is read as ever: it says no kind, and is of the vehicle of its number', () => {
    const former = 'Ae-GA-tmA9jVCCV2AYsHlKsElasE4mXh_g';
    assert.deepEqual(sharedBuild(former), { kind: null, build: golden });
    for (const kind of ['car', 'van'] as const) assert.deepEqual(decodeBuild(former, { ...car, kind }), golden);
  });
});
