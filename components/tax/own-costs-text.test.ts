/** What the page says of a whole life cost's own figures is so, whatever decides whose they are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownCostsOf } from '@/lib/domain/costs/own-costs';
import { ownCostsTexts } from '@/lib/domain/costs/own-costs-text';
import { costParts } from '@/lib/domain/costs/whole-life-parts';
import { buildCo2, guideNedcCo2, refusedBecause } from '@/lib/domain/tax/company-car/certified-co2';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { COMPANY_CAR_CASES } from './cases/company-car-cases.fixture';
import { SILENT } from './company-car.fixture';

const LEGISLATION = {
  ...SILENT,
  dutyFirst: 455,
  dutyLater: 200,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((year) => [`classOneA${year}Cost`, 1_627.5])),
};

/** By what each case itself states. */
test('Class 1A is called ours only where it is a part, with each reason that holds and no other', () => {
  const counted = { ours: 0, services: 0, missing: 0 };
  for (const { words, car, terms } of COMPANY_CAR_CASES) {
    const own = ownCostsOf(car, terms, '2026-11-29');
    const life = {
      used: { termMonths: 24, miles: 20_000 },
      begins: car.build.date,
      legislation: { value: LEGISLATION },
    };
    const parts = costParts(life, terms.availability, own);
    const sentences = ownCostsTexts(own, parts);
    const text = sentences.find((sentence) => sentence.startsWith('Class 1A')) ?? '';
    const dutyText = sentences.find((sentence) => sentence.startsWith('First-year')) ?? '';
    const isPart = parts.some(({ key }) => key === 'classOneA');
    const isOtherPercent = driverYears(car).some(
      ({ calculated, service, isOwnBand }) =>
        !isOwnBand &&
        !('because' in calculated) &&
        service.percent !== null &&
        calculated.percentage.percent !== service.percent,
    );
    const isOtherCo2 = buildCo2(car) !== null;
    const reasons = {
      'the driver’s payments': terms.contributionPence + terms.privateUsePence > 0,
      'salary sacrifice': terms.forgonePence > 0,
      'this build’s own CO2': isOtherCo2 && guideNedcCo2(car) === null,
      'the NEDC CO2 of': isOtherCo2 && guideNedcCo2(car) !== null,
      'options of this build': refusedBecause(car) === null && car.leftOut.some(({ pence }) => pence !== null),
      'BIK % is not that of our tables': refusedBecause(car) === null && isOtherPercent,
    };
    const isOurs = isPart && Object.values(reasons).some(Boolean);
    assert.equal(text !== '', isOurs, `${words}: ${text}`);
    for (const [reason, holds] of Object.entries(reasons))
      assert.equal(text.includes(reason), isOurs && holds, `${words}: ${text}`);
    if (refusedBecause(car) !== null) assert.ok(!isPart, words);
    const isOurDuty = isOtherCo2 && parts.some(({ key }) => key === 'duty');
    for (const reason of ['this build’s own CO2', 'the NEDC CO2 of'] as const)
      assert.equal(dutyText.includes(reason), isOurDuty && reasons[reason], `${words}: ${dutyText}`);
    counted[isOurs ? 'ours' : isPart ? 'services' : 'missing'] += 1;
  }
  assert.ok(Math.min(...Object.values(counted)) > 20, JSON.stringify(counted));
});

test('each reason is read in one sentence', () => {
  const parts = [{ key: 'classOneA', words: 'Class 1A NIC', pence: 1, source: 'Sum' }] as const;
  const text = (...grounds: ('payments' | 'salary' | 'options' | 'percent')[]) =>
    ownCostsTexts({ classOneA: { yearlyPence: [1], grounds }, dutyFirst: null, laterLicences: null }, parts);
  assert.deepEqual(text('percent'), [
    'Class 1A NIC is calculated by us: the service’s BIK % is not that of our tables.',
  ]);
  assert.deepEqual(text('payments', 'salary', 'options', 'percent'), [
    'Class 1A NIC is calculated by us: the service leaves out the driver’s payments, salary sacrifice and options of this build, and its BIK % is not that of our tables.',
  ]);
});
