import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '@/lib/domain/options/testing/random-bundles.fixture';
import { vanBenefitNote } from './company-car/company-van';
import { NO_TERMS } from './company-car/computed-years';
import { taxYear } from './fiscal-years';
import { vanBenefit } from './van-benefit';

const van = { daysUnavailable: 0, privateUsePence: 0, forgonePence: 0 };

// ITEPA 2003 s.155(1B): from 2021-22 the cash equivalent of a zero-emission van is nil, whatever the other vans' charge.
for (const ending of [2022, 2027, 2028, 2035]) {
  test(`a zero-emission van is not charged in ${taxYear(ending).name}, published charge or not`, () => {
    const benefit = vanBenefit({ ...van, year: taxYear(ending), isZeroEmission: true });
    assert.ok('benefitPence' in benefit);
    assert.deepEqual([benefit.benefitPence, benefit.fuelPence], [0, 0]);
  });
}

test('in a year without a published charge other vans have no figure, and salary sacrificed for a zero-emission one has', () => {
  const year = taxYear(2035);
  assert.ok('because' in vanBenefit({ ...van, year, isZeroEmission: false }));
  const given = vanBenefit({ ...van, year, isZeroEmission: true, forgonePence: 300_000 });
  assert.ok('benefitPence' in given);
  assert.equal(given.benefitPence, 300_000);
});

test('a fuel cell’s fuel is charged, so without a published fuel charge there is no figure', () => {
  assert.ok('because' in vanBenefit({ ...van, year: taxYear(2035), isZeroEmission: true, runsOnHydrogen: true }));
});

test('no words of a van’s charge say that it is that of every van, because a zero-emission van has another', () => {
  for (const ending of [2019, 2027])
    for (const isZeroEmission of [false, true]) {
      const benefit = vanBenefit({ ...van, year: taxYear(ending), isZeroEmission });
      assert.ok('steps' in benefit);
      const words = [...benefit.steps.map((step) => step.words), vanBenefitNote(isZeroEmission, NO_TERMS)].join(' ');
      assert.doesNotMatch(words, /every van(?! that is not zero-emission)/);
      assert.equal(/every van/.test(words), !isZeroEmission);
    }
});

for (const [terms, words] of [
  [{}, 'The same for every van that is not zero-emission'],
  // A capital contribution counts for cars alone.
  [{ contributionPence: 100_000 }, 'The same for every van that is not zero-emission'],
  [{ privateUsePence: 100 }, 'After payments, see below'],
  [{ forgonePence: 100, daysUnavailable: 3 }, 'After salary sacrifice and days without the van, see below'],
  [
    { privateUsePence: 100, forgonePence: 100, daysUnavailable: 3 },
    'After payments, salary sacrifice and days without the van, see below',
  ],
] as const)
  test(`what changed a van’s benefit with ${JSON.stringify(terms)}: ${words}`, () => {
    assert.equal(vanBenefitNote(false, { ...NO_TERMS, ...terms }), words);
  });

test('the steps of a van add up to its benefit, whatever the driver pays', () => {
  const random = new Random(144);
  for (let round = 0; round < 200; round += 1) {
    const terms = {
      daysUnavailable: random.below(366),
      privateUsePence: random.below(2_000_000),
      forgonePence: random.choice([0, random.below(1_000_000)]),
    };
    const benefit = vanBenefit({ ...terms, year: taxYear(2027), isZeroEmission: random.chance(0.3) });
    assert.ok('steps' in benefit);
    const charged = benefit.steps.filter(({ name }) => name !== 'Private fuel, if provided');
    assert.equal(
      charged.reduce((sum, { pence }) => sum + pence, 0),
      benefit.benefitPence,
    );
  }
});
