import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '@/lib/fault';
import { acceptMileage, checkMileage, guideMileage, mileageWarnings } from './mileage';

describe('a mileage', () => {
  const read: [typed: string, miles: number][] = [
    ['62k', 62_000],
    ['62.5k', 62_500],
    ['62.5 K', 62_500],
    ['62,480', 62_480],
    ['62 480', 62_480],
    ['62480 mi', 62_480],
    ['62,480 miles.', 62_480],
    ['62480m', 62_480],
    ['0', 0],
    ['00500', 500],
    ['999,999', 999_999],
    [' 1,234\u00a0mi ', 1_234],
  ];
  for (const [typed, miles] of read) {
    it(`“${typed}” is ${miles} miles`, () => assert.equal(acceptMileage(typed), miles));
  }

  const refused: [typed: string, message: RegExp, fix: RegExp][] = [
    ['', /No mileage was entered/, /62k/],
    ['-5', /below zero/, /62k/],
    ['−5', /below zero/, /62k/],
    ['sixty', /in digits/, /62k/],
    ['62.480', /full stop where a comma is expected/, /62,480/],
    ['62480.5', /whole miles/, /62k/],
    ['6,2480', /not a mileage/, /62k/],
    ['62kk', /not a mileage/, /62k/],
    ['1e5', /not a mileage/, /62k/],
    ['1,000,000', /more than any odometer shows/, /62k/],
    ['100,000 km', /100,000 km is 62,137 mi/, /62,137/],
  ];
  for (const [typed, message, fix] of refused) {
    it(`“${typed}” is refused at the mileage field with what to do`, () => {
      assert.throws(
        () => acceptMileage(typed),
        (fault) =>
          fault instanceof Fault && fault.field === 'mileage' && message.test(fault.message) && fix.test(fault.fix),
      );
    });
  }

  it('blank is not yet a mileage', () => assert.equal(checkMileage('  ').state, 'empty'));

  it('is read as the number it is written from, grouped or not', () => {
    fc.assert(
      fc.property(fc.nat(999_999), (miles) => {
        assert.equal(acceptMileage(miles), miles);
        assert.equal(acceptMileage(miles.toLocaleString('en-GB')), miles);
      }),
    );
  });
});

describe('a mileage against the age', () => {
  const cases: [miles: number, months: number | null, codes: string[]][] = [
    [62_000, 60, []],
    [62_000, 8, ['too_high_for_age']], // 9 months begun × 5,000 = 45,000
    [45_000, 8, ['high_for_age']],
    [27_001, 8, ['high_for_age']], // 9 months begun × 3,000 = 27,000
    [27_000, 8, []],
    [255_000, 60, ['high_for_age']], // 51,000 a year
    [183_000, 60, []],
    [62, 60, ['too_low_for_age']],
    [62, 12, []],
    [0, 60, ['too_low_for_age']],
    [400_001, null, ['very_high']],
    [400_000, null, []],
  ];
  for (const [miles, months, codes] of cases) {
    it(`${miles} miles at ${months ?? 'unknown'} months: ${codes.join() || 'nothing odd'}`, () => {
      assert.deepEqual(
        mileageWarnings(miles, months).map(({ code }) => code),
        codes,
      );
    });
  }

  it('names the miles a year of a high one', () => {
    assert.equal(
      mileageWarnings(255_000, 59)[0]?.text,
      '255,000 mi is about 51,000 miles a year, or more: at most 4 years on the road. Check the digits.',
    );
  });

  it('asks whether thousands were meant', () => {
    assert.match(mileageWarnings(62, 60)[0]?.text ?? '', /Did you mean 62,000\?/);
  });
});

describe('the mileage the guide values at', () => {
  // Entered and used mileages of the recorded exchanges.
  for (const [entered, used] of [
    [23_499, 23_000],
    [45_500, 46_000],
    [40_850, 41_000],
    [500, 1_000],
    [150_001, 150_000],
  ] as const) {
    it(`${entered} is valued at ${used}`, () => assert.equal(guideMileage(entered), used));
  }
});
