import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '@/lib/fault';
import { plateCandidates } from './plate-candidates';
import { currentPeriod, prefixPeriod, suffixPeriod } from './plate-periods';
import { formatPlate, normalisePlate, readPlate } from './plate-shapes';
import { mileageWarnings } from '@/lib/domain/vehicles/mileage';
import { acceptPlate, checkPlate, didYouMean, oldestAgeMonths, plateAgeWords } from './check-plate';

const TODAY = '2026-11-20';

describe('a registration mark', () => {
  // INF104 (4/22): shapes and first months of issue.
  const marks = [
    { typed: 'ab51 cde', shape: 'current', display: 'AB51 CDE', from: '2001-09-01' },
    { typed: '  lB07sEo', shape: 'current', display: 'LB07 SEO', from: '2007-03-01' },
    { typed: 'AB-76-CDZ', shape: 'current', display: 'AB76 CDZ', from: '2026-09-01' },
    { typed: 'a1bcd', shape: 'prefix', display: 'A1 BCD', from: '1983-08-01' },
    { typed: 'Y999 BCD', shape: 'prefix', display: 'Y999 BCD', from: '2001-03-01' },
    { typed: 'bcd123a', shape: 'suffix', display: 'BCD 123A', from: '1963-01-01' },
    { typed: 'BCD 1Y', shape: 'suffix', display: 'BCD 1Y', from: '1982-08-01' },
    { typed: 'abc 123', shape: 'dateless', display: 'ABC 123', from: null },
    { typed: '123 abc', shape: 'dateless', display: '123 ABC', from: null },
    { typed: 'AB 1234', shape: 'dateless', display: 'AB 1234', from: null },
    { typed: '1234ab', shape: 'dateless', display: '1234 AB', from: null },
    { typed: 'a1', shape: 'dateless', display: 'A 1', from: null },
    { typed: 'axz1234', shape: 'northern_ireland', display: 'AXZ 1234', from: null },
    { typed: '1 ia', shape: 'northern_ireland', display: '1 IA', from: null },
    { typed: 'JIA 80', shape: 'northern_ireland', display: 'JIA 80', from: null },
    { typed: 'q123abc', shape: 'q', display: 'Q123 ABC', from: null },
    { typed: 'QNI 1234', shape: 'q', display: 'QNI 1234', from: null },
    { typed: '123D456', shape: 'diplomatic', display: '123 D 456', from: null },
  ];
  for (const { typed, shape, display, from } of marks) {
    it(`“${typed}” is read as ${display} (${shape})`, () => {
      const check = checkPlate(typed, TODAY);
      assert.equal(check.state, 'fits');
      if (check.state !== 'fits') return;
      assert.equal(check.reading.shape, shape);
      assert.equal(check.reading.display, display);
      assert.equal(check.reading.period?.from ?? null, from);
      assert.equal(formatPlate(typed), display);
    });
  }

  const refused = [
    { typed: 'MAN 123', message: /Isle of Man/ },
    { typed: 'bmn 123 a', message: /Isle of Man/ },
    { typed: '1 MAN 00', message: /Isle of Man/ },
    { typed: 'J 12345', message: /Jersey/ },
    { typed: '01234', message: /trade plate/ },
    { typed: '51234', message: /Guernsey/ },
    { typed: '24 KB 01', message: /military/ },
    { typed: 'AB12 CD', message: /military|letter is missing/ },
    { typed: 'AB12 CDEF', message: /at most 7 characters; this has 8/ },
    { typed: 'AB12 C£E', message: /only letters and digits/ },
    { typed: 'HELLAH', message: /at least one digit/ },
  ];
  for (const { typed, message } of refused) {
    it(`“${typed}” is refused before a look-up is paid for, with the reason at the plate field`, () => {
      assert.throws(
        () => acceptPlate(typed, TODAY),
        (fault) =>
          fault instanceof Fault &&
          fault.code === 'invalid_input' &&
          fault.field === 'plate' &&
          message.test(fault.message),
      );
    });
  }
});

describe('what to do about a registration mark that is refused', () => {
  const fixes = [
    { typed: 'MAN 123', fix: /look it up by VIN/ },
    { typed: 'J 123456', fix: /look it up by VIN/ },
    { typed: '51234', fix: /look it up by VIN/ },
    { typed: '1', fix: /look it up by VIN/ },
    { typed: '01234', fix: /own reg or its VIN/ },
    { typed: 'AB12 CD', fix: /Check the reg.*military vehicles/ },
    { typed: '24 KB 01', fix: /Check the reg/ },
    { typed: 'AB12 C£E', fix: /as shown on the plate, such as AB12 CDE, or the VIN/ },
    { typed: 'AB12 CDEF', fix: /as shown on the plate/ },
    { typed: 'HELLAH', fix: /as shown on the plate/ },
    { typed: 'AB12CDEFGHJKL', fix: /as shown on the plate/ },
    { typed: 'WVWZZZ1KZ8W123456', fix: /under Value, By VIN/ },
    { typed: 'WVWZZZ1KZ8W123', fix: /under Value, By VIN/ },
    { typed: '', fix: /Enter the reg, such as AB12 CDE/ },
  ];
  for (const { typed, fix } of fixes) {
    it(`“${typed}”: ${fix.source}`, () => {
      assert.throws(
        () => acceptPlate(typed, TODAY),
        (fault) =>
          fault instanceof Fault &&
          fault.code === 'invalid_input' &&
          fault.field === 'plate' &&
          fix.test(fault.fix) &&
          fault.message !== '',
      );
    });
  }

  it('of thirteen characters is a mark with too many, of fourteen a VIN with too few', () => {
    assert.equal(checkPlate('AB12CDEFGHJKL', TODAY).state, 'refused');
    assert.equal(checkPlate('AB12CDEFGHJKLM', TODAY).state, 'vin');
    assert.throws(() => acceptPlate('AB12CDEFGHJKLM', TODAY), /This is a VIN, not a reg/);
  });

  it('is nothing where the mark only resembles one of another country', () => {
    const resembling = ['MAN 12345', 'XMAN 1', 'MANX', 'J 1234567', 'JJ 12345', '123456', 'ABC 12 CD'];
    const uk = ['AB12 MAN', '123 MNA', 'A1 MAN 12', '1 MAN 123', 'A 01234', '01234 A', 'A12 AB 12', '12 AB 123'];
    for (const typed of [...resembling, ...uk])
      assert.doesNotMatch(reasonOf(typed), /Isle of Man|Jersey|Guernsey|trade|military/, typed);
    for (const typed of ['1 MAN', '12 MN', 'MN 1 A', 'A MN 1', '1234 A MAN', '9 MAN 12 A'])
      assert.match(reasonOf(typed), /Isle of Man/, typed);
    for (const typed of ['AB 12 CD', '12 AB 34']) assert.match(reasonOf(typed), /military/, typed);
  });

  const reasonOf = (typed: string): string => {
    const check = checkPlate(typed, TODAY);
    return check.state === 'refused' ? check.because.reason : '';
  };
});

describe('a registration mark that is accepted', () => {
  it('is sent in capitals, without spaces', () => {
    for (const typed of ['ab51 cde', 'AB2i-cde']) assert.equal(acceptPlate(typed, TODAY).plate, normalisePlate(typed));
    assert.equal(normalisePlate('ab - 51. cde'), 'AB51CDE');
  });

  it('is accepted on the first day of its period', () =>
    assert.deepEqual(acceptPlate('AB76 CDE', '2026-09-01').warnings, []));

  it('has no warning where it only resembles a doubtful one', () => {
    for (const typed of ['AB12 JTX', 'AJ 1234', 'J123 ABC']) assert.deepEqual(acceptPlate(typed, TODAY).warnings, []);
  });

  it('may be odd, when no shape fits it as a whole', () => {
    for (const typed of ['7777 AAA', 'AQNI 1', 'QNI 1A', 'ABIZ CDE'])
      assert.equal(checkPlate(typed, TODAY).state, 'odd', typed);
    assert.deepEqual([readPlate('1123D456'), readPlate('123D4567')], [null, null]);
    assert.equal(formatPlate('no mark at all'), 'no mark at all');
  });
});

describe('the candidates of a registration mark', () => {
  const offered = (typed: string) => plateCandidates(typed).map(({ display, shape }) => `${display} ${shape}`);

  it('come by fewest changes, then by the likeliest shape, then by the alphabet', () => {
    assert.deepEqual(offered('S1'), ['S 1 dateless', '5 L dateless']);
    assert.deepEqual(offered('G1ZI'), ['GLZ 1 northern_ireland', 'G 121 dateless', '612 L dateless', 'GL 21 dateless']);
    assert.deepEqual(offered('AS52S5A'), ['AS52 SSA current', 'A552 SSA prefix', 'ASS 255A suffix']);
    assert.deepEqual(offered('A2S55'), ['A 2555 dateless', 'A2 SSS prefix', 'AZ 555 northern_ireland']);
    assert.deepEqual(offered('Q5S55'), [
      'O 5555 dateless',
      'OSS 55 dateless',
      'Q5 SSS q',
      'OSS 5S suffix',
      'OS 555 dateless',
    ]);
    assert.deepEqual(offered('I23D4S6'), ['123 D 456 diplomatic']);
  });

  it('are none for nothing, and for more than a mark can hold', () => {
    assert.deepEqual([offered(''), offered(' - '), offered('AB12CDEF')], [[], [], []]);
  });

  it('are offered with a refused mark and with one that is newer than today, but never one of the future', () => {
    const otherMarks = (typed: string) => {
      const check = checkPlate(typed, TODAY);
      return 'candidates' in check ? check.candidates.map(({ display }) => display) : null;
    };
    assert.deepEqual(otherMarks('5123'), ['S 123', 'SL 23', 'SLZ 3']);
    assert.deepEqual(otherMarks('A827 CDE'), []);
    assert.deepEqual(otherMarks('AB27 CDE'), ['A827 CDE']);
    assert.deepEqual(otherMarks('ABIZ CDE'), ['AB12 CDE', 'A812 CDE']);
    assert.deepEqual(otherMarks('J 1234'), [], 'nor with one that is only of another island, perhaps');
    // AB27 CDE would need one change less.
    assert.deepEqual(otherMarks('ABZ7 CDE'), ['A827 CDE']);
    assert.deepEqual(otherMarks('JA1Z CDE'), ['JA12 CDE']);
    assert.deepEqual(otherMarks('JB12 CDE'), ['J812 CDE']);
  });
});

describe('a registration mark in doubt', () => {
  it('a mark of four digits after J is a Durham one and is accepted with a warning', () => {
    assert.deepEqual(
      acceptPlate('J 1234', TODAY).warnings.map(({ code }) => code),
      ['jersey'],
    );
    assert.equal(
      acceptPlate('J 1234', TODAY).warnings[0]?.text,
      'This may be a Jersey reg, which is not on the UK register.',
    );
  });

  const doubtful = [
    { typed: 'AB27 CDE', code: 'newer_than_today', message: /27 plates start on 1 Mar 2027/ },
    { typed: 'AB01 CDE', code: 'impossible_letter', message: /age identifier 01/ },
    { typed: 'AI12 CDE', code: 'impossible_letter', message: /letter I is not used/ },
    { typed: 'AB12 CQI', code: 'impossible_letter', message: /letters Q and I are not used/ },
    { typed: 'AZ12 CDE', code: 'impossible_letter', message: /Z can only be one of the last three/ },
    { typed: 'ZA12 CDE', code: 'impossible_letter', message: /Z can only be one of the last three/ },
    { typed: 'AB12 ZQI', code: 'impossible_letter', message: /letters Q and I are not used/ },
    { typed: 'JA12 CDE', code: 'unissued_tag', message: /start with J –/ },
    { typed: 'AB2I CDE', code: 'shape', message: /not a UK reg format/ },
    { typed: 'Q1 ABC', code: 'no_age', message: /age or identity/ },
    { typed: 'O123 ABC', code: 'shape', message: /not a UK reg format/ },
  ];
  for (const { typed, code, message } of doubtful) {
    it(`“${typed}” has a warning (${code}) and may still be sent`, () => {
      const { warnings } = acceptPlate(typed, TODAY);
      assert.deepEqual(
        warnings.map((warning) => warning.code),
        [code],
      );
      assert.match(warnings[0]?.text ?? '', message);
    });
  }

  const lookAlikes = [
    { typed: 'Lbo7 se0', expected: ['LB07 SEO', 'L807 SEO'] }, // https://github.com/cuvva/cuvva-public-go
    { typed: 'AB2I CDE', expected: ['AB21 CDE', 'A821 CDE'] },
    { typed: 'AI12 CDE', expected: ['AL12 CDE', 'A112 CDE'] },
    { typed: 'AB12 CD3', expected: [] },
    { typed: '0V12 ABC', expected: ['OV12 ABC'] },
    { typed: 'SG6B ABC', expected: ['SG68 ABC', 'S668 ABC'] },
    { typed: 'QB12 CDE', expected: ['OB12 CDE', 'Q812 CDE'] },
    { typed: 'ABQ2 CDE', expected: ['AB02 CDE', 'A802 CDE'] },
    { typed: 'ABL2 CDE', expected: ['AB12 CDE', 'A812 CDE'] },
    { typed: '8B12 CDE', expected: ['BB12 CDE', 'B812 CDE'] },
    { typed: '6B12 CDE', expected: ['GB12 CDE', 'G812 CDE'] },
  ];
  for (const { typed, expected } of lookAlikes) {
    it(`“${typed}” offers every look-alike that fits: ${expected.join(', ') || 'none'}`, () => {
      const check = checkPlate(typed, TODAY);
      assert.equal(check.state, 'odd');
      if (check.state !== 'odd') return;
      assert.deepEqual(
        check.candidates.map(({ display }) => display),
        expected,
      );
    });
  }

  const corrections = [
    { typed: 'AB2I CDE', expected: 'AB21 CDE' },
    { typed: 'ABO2 CDE', expected: 'AB02 CDE' },
    { typed: 'I ABC', expected: '1 ABC' },
    // Two marks are equally close.
    { typed: 'QB12 CDE', expected: null },
    { typed: 'AI12 CDE', expected: null },
    // No mark is close.
    { typed: 'AB12 CD3', expected: null },
    // Two letters would have to change.
    { typed: 'ABII CDE', expected: null },
  ];
  for (const { typed, expected } of corrections) {
    it(`“${typed}” ${expected ? `can only be ${expected}` : 'is not corrected'}`, () => {
      const check = checkPlate(typed, TODAY);
      assert.equal(check.state === 'odd' && (check.correction?.display ?? null), expected);
    });
  }

  it('a mark that fits has no warning for its look-alikes', () => {
    const check = checkPlate('AB12 CDE', TODAY);
    assert.deepEqual(check.state === 'fits' && [check.warnings, check.candidates], [[], []]);
  });

  it('offers the candidates as a question', () => {
    assert.equal(didYouMean(plateCandidates('AB2ICDE')), 'Did you mean AB21 CDE or A821 CDE?');
    assert.equal(didYouMean([]), null);
  });

  it('recognises a VIN typed into the plate field', () => {
    const check = checkPlate('wvwzzz1kz8w123456', TODAY);
    assert.equal(check.state === 'vin' && check.vin.state === 'vin' && check.vin.maker, 'Volkswagen');
  });
});

describe('the age of a registration mark', () => {
  it('names the months it was issued in', () => {
    const words = (plate: string) => {
      const reading = readPlate(plate);
      return reading && plateAgeWords(reading);
    };
    assert.equal(words('AB71CDE'), '71 plate (Sep 21–Feb 22)');
    assert.equal(words('S123ABC'), 'S plate (Aug 98–Feb 99)');
    assert.equal(words('ABC123'), null);
  });

  it('counts the most months a vehicle can have been on the road', () => {
    const months = (plate: string) => {
      const reading = readPlate(plate);
      return reading && oldestAgeMonths(reading, TODAY);
    };
    assert.equal(months('AB26CDE'), 8); // 1 Mar to 20 Nov 2026
    assert.equal(months('AB27CDE'), null); // Not in use before March 2027.
    assert.equal(months('AXZ1234'), null);
  });

  it('a plate not in use yet has its own warning, and none about a mileage for its age', () => {
    for (const plate of ['AB27CDE', 'AB77CDE', 'AB50CDE', 'AB99CDE'])
      for (const miles of [0, 12, 999, 46_000, 180_000, 400_000]) {
        const { warnings } = acceptPlate(plate, TODAY);
        const reading = readPlate(plate);
        assert.ok(reading);
        assert.deepEqual(
          [...warnings, ...mileageWarnings(miles, oldestAgeMonths(reading, TODAY))].map(({ code }) => code),
          ['newer_than_today'],
          `${plate} at ${miles}`,
        );
      }
  });

  it('empty, and nothing but spaces, is not yet a mark', () => {
    assert.equal(checkPlate(' \u00a0', TODAY).state, 'empty');
    assert.throws(() => acceptPlate('', TODAY), /No reg was entered/);
  });
});

describe('plate periods', () => {
  const rows = [
    ['suffix E, the short year', suffixPeriod('E'), '1967-01-01', '1967-07-31'],
    ['prefix S, the last before half years', prefixPeriod('S'), '1998-08-01', '1999-02-28'],
    ['prefix V, to the end of February 2000', prefixPeriod('V'), '1999-09-01', '2000-02-29'],
    ['prefix Y, the last letter', prefixPeriod('Y'), '2001-03-01', '2001-08-31'],
    ['51, the first number', currentPeriod('51'), '2001-09-01', '2002-02-28'],
    ['57, to a leap day', currentPeriod('57'), '2007-09-01', '2008-02-29'],
    ['02, the first of a spring', currentPeriod('02'), '2002-03-01', '2002-08-31'],
    ['09', currentPeriod('09'), '2009-03-01', '2009-08-31'],
    ['50, the last of a spring', currentPeriod('50'), '2050-03-01', '2050-08-31'],
  ] as const;
  for (const [name, period, from, to] of rows) {
    it(`${name}: ${from} to ${to}`, () => assert.deepEqual([period?.from, period?.to], [from, to]));
  }

  it('letters never used for a year have none', () => {
    for (const letter of 'IOQUZ') assert.deepEqual([prefixPeriod(letter), suffixPeriod(letter)], [null, null]);
    for (const identifier of ['00', '01', '151', '512']) assert.equal(currentPeriod(identifier), null);
  });
});

describe('for any text', () => {
  it('a check returns without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => void checkPlate(text, TODAY)));
  });

  it('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => assert.equal(normalisePlate(normalisePlate(text)), normalisePlate(text))),
    );
  });

  it('case and spacing never change the reading', () => {
    const mark = fc.stringMatching(/^[A-H][A-H](0[2-9]|1\d)[A-H]{3}$/);
    fc.assert(
      fc.property(mark, fc.nat(6), (plate, at) => {
        const loose = `${plate.slice(0, at)} ${plate.slice(at)}`.toLowerCase();
        assert.deepEqual(checkPlate(loose, TODAY), checkPlate(plate, TODAY));
      }),
    );
  });

  it('every candidate fits a shape, none comes twice, and the text as written comes first', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,7}$/), (text) => {
        const plates = plateCandidates(text).map(({ plate }) => plate);
        assert.equal(new Set(plates).size, plates.length);
        assert.ok(plates.every((plate) => readPlate(plate) !== null));
        if (readPlate(text)) assert.equal(plates[0], text);
      }),
    );
  });
});
