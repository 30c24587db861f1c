/** Optional remuneration and company vans, against the examples of HMRC's manual. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carBenefit, type CarBenefitInput } from './car-benefit';
import { APPENDIX_2 } from './law-sources';
import { vanBenefit, type VanBenefitInput } from './van-benefit';
import { taxYear } from './fiscal-years';

interface OptionalRemunerationCase {
  readonly name: string;
  readonly ending: number;
  readonly percent: number;
  readonly input: Partial<CarBenefitInput>;
  /** Whole pounds, as the manual gives them. */
  readonly pounds: number;
}

const CASES: readonly OptionalRemunerationCase[] = [
  {
    name: 'EIM44071 example 1: £3,600 given up against £3,400, less 17% of £1,500',
    ending: 2018,
    percent: 17,
    pounds: 3_345,
    input: { listPricePence: 2_000_000, contributionPence: 150_000, forgonePence: 360_000, co2GramsPerKm: 100 },
  },
  {
    name: 'EIM44071 example 1A: from 6 October 2019, £1,800 against £1,700, less £128 of the contribution',
    ending: 2020,
    percent: 17,
    pounds: 1_672,
    input: {
      listPricePence: 2_000_000,
      contributionPence: 150_000,
      forgonePence: 180_000,
      co2GramsPerKm: 100,
      daysUnavailable: 183,
    },
  },
  {
    name: 'EIM44060: at 70 g/km £1,500 given up changes nothing',
    ending: 2020,
    percent: 13,
    pounds: 1_495,
    input: { listPricePence: 1_150_000, forgonePence: 150_000, co2GramsPerKm: 70 },
  },
  {
    name: 'a gram more than 75, and it does',
    ending: 2020,
    percent: 13,
    pounds: 1_500,
    input: { listPricePence: 1_150_000, forgonePence: 150_000, co2GramsPerKm: 76 },
  },
  {
    name: '75.9 g/km is still 75',
    ending: 2020,
    percent: 13,
    pounds: 1_495,
    input: { listPricePence: 1_150_000, forgonePence: 150_000, co2GramsPerKm: 75.9 },
  },
  {
    name: 'less given up than the benefit: the eight steps stand, with what the driver pays',
    ending: 2027,
    percent: 20,
    pounds: 5_600,
    input: { listPricePence: 3_000_000, privateUsePence: 40_000, forgonePence: 500_000, co2GramsPerKm: 120 },
  },
  {
    name: 'before 6 April 2017 the rule is not yet there',
    ending: 2017,
    percent: 20,
    pounds: 6_000,
    input: { listPricePence: 3_000_000, forgonePence: 900_000, co2GramsPerKm: 120 },
  },
];
for (const { name, ending, percent, input, pounds } of CASES) {
  test(`${name}: £${pounds}`, () => {
    const { benefitPence, steps } = carBenefit({
      year: taxYear(ending),
      listPricePence: 0,
      accessoriesPence: 0,
      percentage: { percent, reasons: [], source: APPENDIX_2 },
      ...input,
    });
    assert.equal(Math.floor(benefitPence / 100), pounds);
    assert.equal(steps[8]?.name, 'Salary sacrifice');
    assert.match(steps[8]?.source.name ?? '', /^HMRC EIM440[67]0$/);
  });
}

const van = (over: Partial<VanBenefitInput>) =>
  vanBenefit({
    year: taxYear(2027),
    isZeroEmission: false,
    daysUnavailable: 0,
    privateUsePence: 0,
    forgonePence: 0,
    ...over,
  });

/** Pounds of van and fuel by tax year (the yearly orders). */
const VAN_YEARS: readonly (readonly [ending: number, van: number, fuel: number])[] = [
  [2018, 3230, 610],
  [2019, 3350, 633],
  [2020, 3430, 655],
  [2021, 3490, 666],
  [2022, 3500, 669],
  [2023, 3600, 688],
  [2024, 3960, 757],
  [2025, 3960, 757],
  [2026, 4020, 769],
  [2027, 4170, 798],
];
for (const [ending, pounds, fuel] of VAN_YEARS) {
  test(`a van in ${taxYear(ending).name}: £${pounds}, and £${fuel} for fuel`, () => {
    const found = van({ year: taxYear(ending) });
    assert.ok(!('because' in found));
    assert.deepEqual([found.benefitPence, found.fuelPence], [pounds * 100, fuel * 100]);
  });
}

test('a van without emissions is no benefit from 2021-22, and a growing share of it before (ITEPA 2003 s.155)', () => {
  const found = van({ isZeroEmission: true });
  assert.ok(!('because' in found));
  assert.deepEqual([found.benefitPence, found.fuelPence], [0, 0]);
  const before = [2018, 2019, 2020, 2021].map((ending) => van({ isZeroEmission: true, year: taxYear(ending) }));
  // 20, 40, 60 and 80% of £3,230, £3,350, £3,430 and £3,490.
  assert.deepEqual(
    before.map((year) => ('because' in year ? null : year.benefitPence)),
    [64_600, 134_000, 205_800, 279_200],
  );
});

const NO_CHARGE: readonly (readonly [ending: number, reason: RegExp])[] = [
  // Law, and published, but not in our tables.
  [2017, /The van benefit of 2016-17 is not in our tables/],
  [2028, /No van benefit is published for 2027-28/],
];
for (const [ending, reason] of NO_CHARGE) {
  test(`a van of ${taxYear(ending).name} has no charge, and never the nearest: ${reason.source}`, () => {
    const found = van({ year: taxYear(ending) });
    assert.match('because' in found ? found.because.reason : '', reason);
  });
}

test('days without the van and payments are deducted; the greater of charge and salary given up is taxed, electric or not', () => {
  const year = taxYear(2027);
  // 73 of 365 days are a fifth.
  const away = van({ year, daysUnavailable: 73, privateUsePence: 10_000 });
  assert.ok(!('because' in away));
  assert.deepEqual([away.benefitPence, away.fuelPence], [417_000 * 0.8 - 10_000, 79_800 * 0.8]);
  for (const [isZeroEmission, forgonePence, benefitPence] of [
    [false, 400_000, 417_000],
    [false, 500_000, 500_000],
    [true, 500_000, 500_000],
  ] as const) {
    const found = van({ year, isZeroEmission, forgonePence });
    assert.equal('because' in found ? null : found.benefitPence, benefitPence);
  }
});
