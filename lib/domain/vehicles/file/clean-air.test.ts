import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanAirReading, euroNumber, type CleanAirVerdict } from './clean-air';

const TODAY = '2026-11-23';

for (const [written, number] of [
  ['Euro 6d', 6],
  ['EURO 5', 5],
  ['Euro 6e-bis', 6],
  ['4', 4],
  ['Euro IV', 4],
  ['Euro VI', 6],
  ['Not applicable', null],
  ['66', null],
  ['', null],
  [null, null],
] as const) {
  test(`the Euro standard ${JSON.stringify(written)} is number ${number}`, () =>
    assert.equal(euroNumber(written), number));
}

/** England's framework, London and Scotland: petrol from Euro 4, diesel from Euro 6. */
const LIMITS: readonly (readonly [fuel: string, euro: number, verdict: CleanAirVerdict])[] = [
  ['PETROL', 3, 'fails'],
  ['Petrol Unleaded', 4, 'meets'],
  ['Petrol/Electric Hybrid', 4, 'meets'],
  ['HYBRID ELECTRIC', 6, 'unknown'],
  ['DIESEL', 5, 'fails'],
  ['HEAVY OIL', 6, 'meets'],
  ['ELECTRIC DIESEL', 5, 'fails'],
  ['ELECTRICITY', 6, 'electric'],
  ['GAS', 6, 'unknown'],
];
test('a hybrid is read by the source that names its engine, and sources that disagree by neither', () => {
  const base = { euroStandard: 'Euro 5', manufactured: null, today: TODAY };
  assert.equal(cleanAirReading({ ...base, fuels: ['HYBRID ELECTRIC', 'Petrol/Electric Hybrid'] }).verdict, 'meets');
  assert.match(cleanAirReading({ ...base, fuels: ['PETROL', 'Diesel'] }).words, /^The sources disagree on its fuel, /);
});

for (const [fuels, euroStandard, reason] of [
  [[], 'Euro 6', 'Its fuel is not known'],
  [[], null, 'Its fuel is not known'],
  [['', ' '], 'Euro 6', 'Its fuel is not known'],
  [['HYBRID ELECTRIC'], 'Euro 6', 'It is a hybrid and the fuel of its engine is not known'],
  [['HYBRID ELECTRIC', ''], null, 'It is a hybrid and the fuel of its engine is not known'],
  [['GAS'], 'Euro 6', 'Its fuel is not one that the standards name'],
  [['HYDROGEN', 'Hybrid'], null, 'Its fuel is not one that the standards name'],
  [['PETROL', 'DIESEL'], null, 'The sources disagree on its fuel'],
  [['PETROL'], null, 'Its Euro standard is not known'],
  [['DIESEL'], 'none', 'Its Euro standard is not known'],
] as const)
  test(`fuels ${JSON.stringify(fuels)} with standard ${euroStandard}: ${reason}`, () => {
    const { verdict, words } = cleanAirReading({ fuels, euroStandard, manufactured: null, today: TODAY });
    assert.equal(verdict, 'unknown');
    assert.ok(words.startsWith(`${reason}, so it cannot be `), words);
  });

for (const [fuel, euro, verdict] of LIMITS) {
  test(`${fuel} of Euro ${euro} is read as “${verdict}”`, () => {
    const reading = cleanAirReading({
      fuels: [fuel],
      euroStandard: `Euro ${euro}`,
      manufactured: '2015-01-01',
      today: TODAY,
    });
    assert.equal(reading.verdict, verdict);
  });
}

test('each sentence says what its verdict says, over every fuel, standard and age', () => {
  const expected: Record<CleanAirVerdict, RegExp> = {
    meets: / meets the standards of /,
    fails: / does not meet the standards of .* charge, or in Scotland a penalty/,
    electric: /^It has no engine, so it meets /,
    historic: /more than 40 years ago: as a historic vehicle it may be exempt/,
    unknown: /cannot be said/,
  };
  const seen = new Set<CleanAirVerdict>();
  for (const fuels of [['PETROL'], ['Diesel'], ['ELECTRICITY'], ['HYBRID ELECTRIC'], ['PETROL', 'DIESEL'], []]) {
    for (const euroStandard of ['Euro 1', 'Euro 3', 'Euro 4', 'Euro 5', 'Euro 6d', 'Euro 7', 'none', null]) {
      for (const manufactured of ['1985-12-31', '1986-01-01', '2019-06-01', null]) {
        const { verdict, words } = cleanAirReading({ fuels, euroStandard, manufactured, today: TODAY });
        assert.match(words, expected[verdict]);
        if (verdict === 'meets' || verdict === 'fails') {
          const least = fuels[0] === 'PETROL' ? 4 : 6;
          assert.equal(verdict === 'meets', Number(/Euro (\d)/.exec(words)?.[1]) >= least, words);
          assert.ok(words.includes(`begin at Euro ${least} for `), words);
        }
        seen.add(verdict);
      }
    }
  }
  assert.deepEqual([...seen].sort(), Object.keys(expected).sort());
});
