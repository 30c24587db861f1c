import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Fault } from '@/lib/fault';
import { acceptVin, checkVin, vinCheckDigit } from './vin';

describe('a VIN', () => {
  it('gives the check digit of ISO 3779', () => {
    assert.equal(vinCheckDigit('1M8GDM9AXKP042788'), 'X'); // sum 351
    assert.equal(vinCheckDigit('1G4AH59H45G118341'), '4'); // sum 411
  });

  const cases = [
    { typed: ' wvwzzz1k z8w123456', maker: 'Volkswagen', warnings: [], why: 'European: position 9 is a filler' },
    { typed: 'VF7TESTC3LT500001', maker: 'Citroën', warnings: [], why: 'European' },
    { typed: '1M8GDM9AXKP042788', maker: null, warnings: [], why: 'North American with its check digit' },
    { typed: '1M8GDM9A1KP042788', maker: null, warnings: ['check_digit'], why: 'North American without it' },
    { typed: '5YJ3E7EB5KF000001', maker: 'Tesla', warnings: ['check_digit'], why: 'North American without it' },
    { typed: 'VF7TESTDILK060001', maker: 'Citroën', warnings: ['letters'], why: 'an I in it' },
  ];
  for (const { typed, maker, warnings, why } of cases) {
    it(`${typed} may be sent (${why})`, () => {
      const check = checkVin(typed);
      assert.equal(check.state === 'vin' && check.maker, maker);
      assert.deepEqual(
        acceptVin(typed).warnings.map(({ code }) => code),
        warnings,
      );
    });
  }

  it('with I, O or Q is offered with the digits they stand for', () => {
    const check = checkVin('VF7TESTDILKO6OQ01');
    assert.equal(check.state === 'vin' && check.suggestion, 'VF7TESTD1LK060001');
  });

  for (const { typed, message } of [
    { typed: 'VF7TESTC3LT50000', message: /17 characters; this has 16/ },
    { typed: 'VF7TESTC3LT5000£1', message: /only letters and digits/ },
    { typed: '', message: /No VIN/ },
  ]) {
    it(`“${typed}” is refused at the VIN field`, () => {
      assert.throws(
        () => acceptVin(typed),
        (fault) => fault instanceof Fault && fault.field === 'vin' && message.test(fault.message),
      );
    });
  }

  it('of a European maker gets no warning for its check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[S-Z][A-HJ-NPR-Z0-9]{16}$/), (vin) => {
        assert.deepEqual(acceptVin(vin).warnings, []);
      }),
    );
  });
});
