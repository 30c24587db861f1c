import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '@/lib/fault';
import { BAD_MILEAGES } from './bad-mileages.fixture';
import {
  acceptMileage,
  checkMileage,
  checkMileageCell,
  checkMilesPerMonth,
  convertMileageCell,
  guideMileage,
  kilometresInCell,
  mileageText,
  mileageWarnings,
} from './mileage';

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
    ['1 mile', 1],
    ["1'234", 1_234],
    ['1’234', 1_234],
    ['62 k miles', 62_000],
    ['1.234k', 1_234],
  ];
  for (const [typed, miles] of read) {
    it(`“${typed}” is ${miles} miles`, () => assert.equal(acceptMileage(typed), miles));
  }

  it('with a long gap is refused without delay', () =>
    assert.equal(checkMileage(`1${' '.repeat(4_000)}x`).state, 'refused'));

  const refused: [typed: string, message: RegExp, fix: RegExp][] = [
    ['', /No mileage was entered/, /62k/],
    ['-5', /below zero/, /62k/],
    ['−5', /below zero/, /62k/],
    ['sixty', /^“sixty” has no digits\.$/, /62k/],
    ['62.480', /full stop where a comma is expected/, /62,480/],
    ['62480.5', /whole miles/, /62k/],
    ['6,2480', /not a mileage/, /62k/],
    ['1234,567', /not a mileage/, /62k/],
    ['62-5', /not a mileage/, /62k/],
    ['62480.5.1', /not a mileage/, /62k/],
    ['62kk', /not a mileage/, /62k/],
    ['1e5', /not a mileage/, /62k/],
    ['1,000,000', /more than any odometer shows/, /62k/],
    ['100,000 km', /100,000 km is 62,137 mi/, /62,137/],
    ['100000 kilometres', /100,000 km is 62,137 mi/, /62,137/],
    ['100000 kilometre', /100,000 km is 62,137 mi/, /62,137/],
    ['100 000 kms.', /100,000 km is 62,137 mi/, /62,137/],
    ['100k km', /100,000 km is 62,137 mi/, /62,137/],
    ['12345k', /not a mileage/, /62k/],
    ['62.1234k', /whole miles/, /62k/],
    ['1,234.567', /not a mileage/, /62k/],
    ['x', /has no digits/, /62k/],
    ['TBC', /“TBC” has no digits/, /62k/],
    ['46000 W', /“46000 W” is not a mileage/, /62k/],
    ['5 x', /“5 x” is not a mileage/, /62k/],
    ['1.000.000', /“1.000.000” has a full stop/, /62k/],
    ['9 not a mileage at all, far from it', /“9 not a mileage at a” is not a mileage/, /62k/],
    ['1,000k', /not a mileage/, /62k/],
  ];
  for (const [typed, message, fix] of refused) {
    it(`“${typed}” is refused at the mileage field with what to do`, () => {
      assert.throws(
        () => acceptMileage(typed),
        (fault) =>
          fault instanceof Fault &&
          fault.code === 'invalid_input' &&
          fault.field === 'mileage' &&
          message.test(fault.message) &&
          fix.test(fault.fix),
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

describe('a text that is no mileage', () => {
  for (const [typed, sentence] of BAD_MILEAGES)
    it(`“${typed}” is refused as a mileage and as miles per month: ${String(sentence)}`, () => {
      for (const check of [checkMileage(typed), checkMilesPerMonth(typed)]) {
        assert.equal(check.state, 'refused');
        assert.match(check.state === 'refused' ? `${check.because.reason} ${check.because.next}` : '', sentence);
      }
    });

  it('miles per month have their own limit, and it is named', () => {
    assert.deepEqual(checkMilesPerMonth('10,000'), { state: 'miles', miles: 10_000 });
    assert.deepEqual(checkMilesPerMonth('1.2k'), { state: 'miles', miles: 1_200 });
    assert.deepEqual(checkMilesPerMonth(' '), { state: 'empty' });
    for (const typed of ['10,001', '99999', '62k', '-5', 'abc']) {
      const check = checkMilesPerMonth(typed);
      assert.match(check.state === 'refused' ? check.because.next : '', /such as 1,200, up to 10,000\.$/, typed);
    }
  });
});

describe('a mileage in a file', () => {
  const cells: [cell: string, miles: number | null][] = [
    ['62000.00', 62_000],
    [' 62000.0 ', 62_000],
    ['62,000', 62_000],
    ['62.000', null],
    ['62000.50', null],
    ['62000.000', null],
  ];
  for (const [cell, miles] of cells) {
    it(`“${cell}” is ${miles ?? 'refused'}`, () => {
      const check = checkMileageCell(cell);
      assert.equal(check.state === 'miles' ? check.miles : null, miles);
    });
  }

  const kilometres: [cell: string, inMarked: number | null, inAll: number | null][] = [
    ['62,000 km', 62_000, 62_000],
    ['62 kms', 62, 62],
    ['62,000', null, 62_000],
    ['62k', null, 62_000],
    ['62,000.0', null, 62_000],
    ['62,000 mi', null, null],
    ['62,000 Miles.', null, null],
    [' 62,000m ', null, null],
    ['1 mile', null, null],
    ['much', null, null],
    ['', null, null],
  ];
  for (const [cell, inMarked, inAll] of kilometres) {
    it(`“${cell}” is ${inMarked ?? 'no'} km where they are marked, ${inAll ?? 'no'} km in a column of them`, () =>
      assert.deepEqual([kilometresInCell(cell, 'marked'), kilometresInCell(cell, 'all')], [inMarked, inAll]));
  }

  it('becomes whole miles where it is kilometres, and stays as it is where it is not', () => {
    const miles = (cell: string, which: 'all' | 'marked') => {
      const check = convertMileageCell(cell, which);
      return check.state === 'miles' ? check.miles : check.state;
    };
    assert.equal(miles('100,000 km', 'marked'), 62_137);
    assert.equal(miles('100,000', 'marked'), 100_000);
    assert.equal(miles('100,000', 'all'), 62_137);
    assert.equal(miles('100,000 mi', 'all'), 100_000);
    assert.equal(miles('much', 'all'), 'refused');
    assert.equal(miles('', 'all'), 'empty');
    assert.equal(miles('1,200,000', 'all'), 745_645);
  });
});

describe('a problem in a column of kilometres', () => {
  const problem = (cell: string, which: 'all' | 'marked') => {
    const check = convertMileageCell(cell, which);
    return check.state === 'refused' ? `${check.because.reason} ${check.because.next}` : check.state;
  };
  const texts = [...BAD_MILEAGES.map(([typed]) => typed), '20000.5', '2,000,000', '2000000 km'];
  for (const text of texts.filter((typed) => !/m/i.test(typed.replace(/km/i, ''))))
    it(`names kilometres and no miles, as its mended cell is read: “${text}”`, () => {
      const words = problem(text, 'all');
      if (!['miles', 'empty'].includes(words)) assert.match(words, /^(?!.*\bmiles\b).*Enter the kilometres/);
    });

  it('is stated in the unit of its cell where that has one', () => {
    assert.match(problem('20000.5', 'all'), /in whole kilometres\./);
    assert.match(problem('20000.5 km', 'marked'), /in whole kilometres\. Enter the kilometres/);
    assert.match(problem('20000.5 mi', 'all'), /in whole miles\. Enter the mileage/);
    assert.match(problem('20000.5', 'marked'), /in whole miles\./);
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
    [45_001, 8, ['too_high_for_age']],
    [62, 12, []],
    [999, 23, []],
    [999, 24, ['too_low_for_age']],
    [1_000, 24, []],
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
      '255,000 mi is about 51,000 miles a year, or more: at most 5 years on the road. Check the digits.',
    );
  });

  it('names as many miles a year as the mileage over the age that it names whichever way its months were counted', () => {
    for (let months = 1; months <= 600; months += 1)
      for (const miles of [3_001 * (months + 1), 3_500 * (months + 1), 4_999 * (months + 1)]) {
        const text = mileageWarnings(miles, months)[0]?.text ?? assert.fail(`${miles} at ${months}`);
        const [, yearly, most, unit] = /about ([\d,]+) miles a year.* at most (\d+) (year|month)/.exec(text) ?? [];
        const years = Number(most) / (unit === 'year' ? 1 : 12);
        assert.ok(Math.abs(Number(yearly?.replaceAll(',', '')) - miles / years) <= 500, text);
      }
    // By the period of the plate on the form, and by the day it was built on its record.
    assert.equal(mileageWarnings(240_000, 56)[0]?.text, mileageWarnings(240_000, 57)[0]?.text);
  });

  it('names the age in months below two years', () => {
    const text = (miles: number, months: number) => mileageWarnings(miles, months)[0]?.text ?? '';
    assert.equal(
      text(6_000, 0),
      '6,000 mi is not possible for its age: at most 1 month on the road. Check the digits.',
    );
    assert.match(text(11_000, 1), /at most 1 month on the road/);
    assert.match(text(400_000, 23), /at most 23 months on the road/);
    assert.match(text(400_000, 24), /at most 2 years on the road/);
    assert.equal(mileageWarnings(400_001, null)[0]?.text, '400,001 mi: check for a digit too many.');
  });

  it('never names an age below the most it can be', () => {
    for (let months = 1; months <= 600; months += 1)
      for (const miles of [3_500 * (months + 1), 6_000 * (months + 1), 62])
        for (const { text } of mileageWarnings(miles, months)) {
          const [, most, unit] = /(?:at most|up to) (\d+) (year|month)/.exec(text) ?? [];
          assert.ok(Number(most) * (unit === 'year' ? 12 : 1) >= months, `${months} months: ${text}`);
        }
  });

  it('suggests thousands, and the odometer for none at all', () => {
    assert.equal(mileageWarnings(62, 60)[0]?.text, '62 mi is very little for up to 5 years. Did you mean 62,000?');
    assert.match(mileageWarnings(0, 60)[0]?.text ?? '', /Check the odometer\.$/);
  });

  it('suggests no mileage that has a warning', () => {
    for (let months = 1; months <= 400; months += 1)
      for (let miles = 0; miles < 1_000; miles += 1)
        for (const { text, likelyMiles } of mileageWarnings(miles, months)) {
          if (likelyMiles !== undefined) assert.deepEqual(mileageWarnings(likelyMiles, months), [], text);
          assert.equal(likelyMiles !== undefined, text.includes('Did you mean'), text);
        }
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

describe('a mileage in a field', () => {
  for (const [typed, text] of [
    ['40000', '40,000'],
    ['40,000', '40,000'],
    ['40k', '40k'],
    ['lots', 'lots'],
    ['', ''],
    [0, '0'],
  ] as const) {
    it(`${typed || 'nothing'} is shown as ${text || 'nothing'}`, () => assert.equal(mileageText(typed), text));
  }
});
