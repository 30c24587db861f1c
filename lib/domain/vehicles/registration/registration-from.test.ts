import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegistrationAnswer } from '@/lib/contract/reg';
import { registrationSchema } from './registration';
import { registrationFrom } from './registration-from';
import {
  lookUpAb21cde,
  lookUpAutocorrected,
  lookUpNoMatch,
  lookUpScrapped,
  lookUpTradeOnly,
} from '@/lib/domain/testing/recorded-look-ups.fixture';

const { DATA } = lookUpAb21cde;

describe('a registration look-up', () => {
  it('returns the records of register, trade body and book side by side', () => {
    // oxlint-disable-next-line code/plain-words -- a name that saved records contain
    const { register, trade, book, auditId, answeredAtUk, asked, found } = registrationFrom(lookUpAb21cde);
    assert.equal(found, true);
    assert.deepEqual(asked, { plate: 'AB21CDE', vin: null });
    assert.equal(auditId, 491911001);
    assert.equal(answeredAtUk, '2026-06-05T14:07:09');
    assert.equal(register?.registered, '2021-03-15');
    assert.equal(register?.manufactured, '2021-01-29');
    assert.equal(register?.engineNumber, 'HM05  10500001');
    assert.deepEqual(register?.scrapped, { set: false, day: null });
    assert.deepEqual(trade, { code: 'T50001 A', plate: 'AB21CDE', vin: 'VF7TESTC3LT500001', registered: '2021-03-15' });
    assert.equal(book?.kind, 'car');
    assert.equal(book?.code, 'CIC312S5HPTM  4   1 ', 'blanks in a code count');
    assert.equal(book?.introduced, '2016-11-01');
    assert.equal(book?.discontinued, null);
    assert.equal(book?.derivativeDates, null);
  });

  it('gives its match levels in words, counting the book’s other derivatives', () => {
    const words = (answer: RegistrationAnswer) =>
      registrationFrom(answer).matches.map(({ label, words }) => `${label}: ${words}`);
    assert.deepEqual(words(lookUpAb21cde), [
      'Register: matched',
      'Keepers: no match',
      'Trade body: matched',
      'Guide: 3 possible derivatives',
    ]);
    assert.deepEqual(words(lookUpScrapped), [
      'Register: matched',
      'Keepers: matched',
      'Trade body: matched',
      'Guide: matched',
    ]);
    assert.deepEqual(words(lookUpTradeOnly), [
      'Register: no match',
      'Keepers: no match',
      'Trade body: matched',
      'Guide: no match',
    ]);
  });

  for (const { name, rows, REF, words } of [
    { name: 'none of them listed', rows: [], REF: 1, words: 'one of several derivatives, the others not listed' },
    { name: 'no list at all', rows: undefined, REF: 1, words: 'one of several derivatives, the others not listed' },
    {
      name: 'one of them listed',
      rows: [{ REFID: 50003, VEHICLETYPE_ID: 1 }],
      REF: 1,
      words: '2 possible derivatives',
    },
    { name: 'no match of the book', rows: [], REF: 0, words: 'no match' },
  ]) {
    it(`with other derivatives, ${name}, words the match of the book as “${words}”`, () => {
      const { matches } = registrationFrom({
        ...lookUpAb21cde,
        MATCHLEVEL: { ...lookUpAb21cde.MATCHLEVEL, REF, ALTERNATIVEDERIVATIVES: 1 },
        DATA: { ...DATA, ALTERNATIVEDERIVATIVES: rows },
      });
      assert.equal(matches.find(({ source }) => source === 'book')?.words, words);
    });
  }
});

describe('a registration look-up, by vehicle type and source', () => {
  for (const { VEHICLETYPE_ID, VEHICLETYPE, kind } of [
    // As recorded.
    { VEHICLETYPE_ID: 1, VEHICLETYPE: 'Car', kind: 'car' },
    { VEHICLETYPE_ID: 2, VEHICLETYPE: 'Light Commercial Vehicle', kind: 'van' },
    // Another list's numbers, with names alone.
    { VEHICLETYPE_ID: 7, VEHICLETYPE: 'Car', kind: 'car' },
    { VEHICLETYPE_ID: 1, VEHICLETYPE: ' LCV ', kind: 'van' },
    { VEHICLETYPE_ID: 1, VEHICLETYPE: 'Motorcycle', kind: null },
    // Numbers alone.
    { VEHICLETYPE_ID: 2, VEHICLETYPE: ' ', kind: 'van' },
    { VEHICLETYPE_ID: 3, VEHICLETYPE: '', kind: null },
  ]) {
    it(`reads type ${VEHICLETYPE_ID}, named “${VEHICLETYPE}”, as ${kind ?? 'neither car nor van'}`, () => {
      const REF = { ...DATA.REF, VEHICLETYPE_ID, VEHICLETYPE };
      assert.equal(registrationFrom({ ...lookUpAb21cde, DATA: { ...DATA, REF } }).book?.kind, kind);
    });
  }

  it('has the register’s basic details from a full match', () => {
    const [register] = registrationFrom({ ...lookUpAb21cde, MATCHLEVEL: { REG: 0, REGBASIC: 1 } }).matches;
    assert.equal(register?.words, 'basic details only');
  });

  it('does not confuse a van with the car of the same identifier', () => {
    assert.deepEqual(
      registrationFrom(lookUpAb21cde).candidates.map(({ identifier, kind }) => [identifier, kind]),
      [
        [50003, 'car'],
        [50001, 'van'],
      ],
    );
    const repeated = { ...DATA, ALTERNATIVEDERIVATIVES: [{ REFID: 50001, VEHICLETYPE_ID: 1, DERIVATIVE: 'itself' }] };
    assert.deepEqual(registrationFrom({ ...lookUpAb21cde, DATA: repeated }).candidates, []);
  });

  it('that matches nothing is an answer: nothing found, empty sources', () => {
    const answer = registrationFrom(lookUpNoMatch);
    assert.deepEqual(
      [answer.found, answer.register, answer.trade, answer.book, answer.candidates],
      [false, null, null, null, []],
    );
  });

  it('with a match of the trade body alone leaves register and book empty', () => {
    const { found, register, trade, book } = registrationFrom(lookUpTradeOnly);
    assert.deepEqual([found, register, book, trade?.vin], [true, null, null, 'XTRADEONLY0000001']);
  });

  it('names the mark that was looked up instead, and the reason', () => {
    assert.deepEqual(registrationFrom(lookUpAutocorrected).autoCorrection, {
      // oxlint-disable-next-line code/plain-words -- a name that saved records contain
      asked: 'AB2ICDE',
      used: 'AB21 CDE',
      reason: 'Letter I read as figure 1 & looked up as AB21CDE',
    });
    assert.equal(registrationFrom(lookUpAb21cde).autoCorrection, null);
  });
});

describe('a registration look-up, field by field', () => {
  const keepers: [level: number, count: number | undefined, known: number | null][] = [
    [1, 2, 2],
    [1, 0, 0],
    [0, 0, null], // the keeper record did not match: 0 is no count
    [0, 3, 3],
    [1, undefined, null],
  ];
  for (const [level, count, known] of keepers) {
    it(`with keeper match ${level} and a count of ${count} knows ${known ?? 'no number of'} keepers`, () => {
      const answer = registrationFrom({
        ...lookUpAb21cde,
        MATCHLEVEL: { ...lookUpAb21cde.MATCHLEVEL, REGKEEPER: level },
        DATA: { ...DATA, REG: { ...DATA.REG, PREVIOUSKEEPERS: count } },
      });
      assert.equal(answer.register?.previousKeepers, known);
    });
  }

  for (const [fuel, grams, expected] of [
    ['ELECTRIC', 0, 0],
    ['Electricity', 0, 0],
    ['PETROL', 0, null], // not given
    ['HYBRID ELECTRIC', 0, null],
    ['', 0, null],
    ['PETROL', 109, 109],
    ['ELECTRIC', undefined, null],
  ] as const) {
    it(`of a car of fuel “${fuel}” and ${grams ?? 'no'} g/km has ${expected === null ? 'nothing' : `${expected} g/km`}`, () => {
      const REG = { ...DATA.REG, FUELTYPE: fuel, CO2: grams };
      const { register } = registrationFrom({ ...lookUpAb21cde, DATA: { ...DATA, REG } });
      assert.equal(register?.co2GramsPerKm, expected);
    });
  }

  it('drops a mass of 0, which no car has', () => {
    const REG = { ...DATA.REG, MASSINSERVICE: 0, DOORS: undefined };
    const { register } = registrationFrom({ ...lookUpAb21cde, DATA: { ...DATA, REG } });
    assert.deepEqual([register?.massInServiceKg, register?.doors], [null, null]);
  });
});

describe('a registration look-up, at its edges', () => {
  for (const [word, date, set, day] of [
    ['Yes', '20240229', true, '2024-02-29'],
    ['Yes', '', true, null],
    ['yes ', '0', true, null],
    ['No', '', false, null],
    ['no ', '0', false, null],
    ['', '20240229', true, '2024-02-29'],
    ['', '20230229', null, null], // no such day
    ['  ', '', null, null],
    [undefined, undefined, null, null],
    ['n/k', '', null, null],
  ] as const) {
    const scrapped = set === null ? 'may or may not be scrapped' : set ? 'is scrapped' : 'is not scrapped';
    it(`with scrapped “${word}” on “${date}” ${scrapped}`, () => {
      const REG = { ...DATA.REG, ISSCRAPPED: word, SCRAPPEDDATE: date };
      const { register } = registrationFrom({ ...lookUpAb21cde, DATA: { ...DATA, REG } });
      assert.deepEqual(register?.scrapped, { set, day });
    });
  }

  it('of a motorbike has no kind that the valuations cover', () => {
    const REF = { ...DATA.REF, VEHICLETYPE_ID: 5, VEHICLETYPE: 'Motorbike & scooter – "2-wheel"' };
    const { book } = registrationFrom({ ...lookUpAb21cde, DATA: { ...DATA, REF } });
    assert.deepEqual([book?.kind, book?.kindName], [null, 'Motorbike & scooter – "2-wheel"']);
  });

  it('without any content is still readable', () => {
    assert.equal(registrationFrom({ SUCCESS: true }).found, false);
  });

  it('always has the shape of its stored form', () => {
    for (const answer of [lookUpAb21cde, lookUpAutocorrected, lookUpNoMatch, lookUpScrapped, lookUpTradeOnly]) {
      const registration = registrationFrom(answer);
      assert.deepEqual(registrationSchema.parse(JSON.parse(JSON.stringify(registration))), registration);
    }
  });
});
