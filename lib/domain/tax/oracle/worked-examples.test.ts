/** Worked examples that others have published or found, each with its source: the statutes' reading and the product. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TaxedCompanyCar } from '@/lib/domain/tax/appropriate-percentage';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { computeYear, NO_TERMS, type DriverTerms } from '@/lib/domain/tax/company-car/computed-years';
import { dutyPayments } from '@/lib/domain/tax/duty-payments';
import { firstYearDuty, laterDuty, type VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import { productCar, statuteCar } from './cases.fixture';
import { chapterEmissions, statuteBenefit, statutePercentage, type StatuteCar } from './car-statute.fixture';
import { firstLicence, laterLicence, type StatuteVehicle } from './duty-statute.fixture';

const petrol = (co2: number, registered = '2021-06-01'): StatuteCar => statuteCar({ co2, registered });
const diesel = (co2: number, meetsRde2: boolean): StatuteCar =>
  statuteCar({ co2, registered: '2020-06-01', isSolelyDiesel: true, meetsRde2 });
const easedPlugIn = (co2: number, electricMiles: number): StatuteCar =>
  statuteCar({ co2, electricMiles, registered: '2026-06-01', isEasedStandard: true });
const electric: StatuteCar = statuteCar({ co2: 0, electricMiles: 250, registered: '2021-06-01' });

const CORRECTIONS = 'an implementation typed from the statutes, 23 November 2026';
const SEAT = 'SEAT fleet BIK guide';

interface CarExample {
  readonly source: string;
  readonly car: StatuteCar;
  /** The tax year by the year in which it begins. */
  readonly year: number;
  readonly percent: number;
  readonly pounds: number;
  readonly terms?: Partial<DriverTerms>;
  /** As the source prints it: pounds, perhaps with pence. */
  readonly benefit: number;
}

const CARS: readonly CarExample[] = [
  {
    source: 'comparecontracthire.com 27015721',
    car: petrol(138),
    year: 2021,
    percent: 31,
    pounds: 23_530,
    benefit: 7_294,
  },
  {
    source: 'comparecontracthire.com 27015721',
    car: petrol(138),
    year: 2022,
    percent: 32,
    pounds: 23_530,
    benefit: 7_530,
  },
  { source: SEAT, car: petrol(138, '2020-06-01'), year: 2020, percent: 30, pounds: 25_000, benefit: 7_500 },
  { source: SEAT, car: petrol(138, '2020-06-01'), year: 2021, percent: 31, pounds: 25_000, benefit: 7_750 },
  { source: SEAT, car: petrol(138, '2020-06-01'), year: 2022, percent: 32, pounds: 25_000, benefit: 8_000 },
  { source: SEAT, car: diesel(123, false), year: 2020, percent: 31, pounds: 25_000, benefit: 7_750 },
  { source: SEAT, car: diesel(123, false), year: 2021, percent: 32, pounds: 25_000, benefit: 8_000 },
  { source: SEAT, car: diesel(123, false), year: 2022, percent: 33, pounds: 25_000, benefit: 8_250 },
  {
    source: 'businesscar.co.uk, Sportage',
    car: petrol(129),
    year: 2024,
    percent: 30,
    pounds: 36_015,
    benefit: 10_804.5,
  },
  { source: 'businesscar.co.uk, Polestar 2', car: electric, year: 2021, percent: 1, pounds: 47_845, benefit: 478.45 },
  { source: 'businesscar.co.uk, Polestar 2', car: electric, year: 2022, percent: 2, pounds: 47_845, benefit: 956.9 },
  {
    source: `${CORRECTIONS}, salary given up for an eased plug-in hybrid`,
    car: easedPlugIn(96, 44),
    year: 2026,
    percent: 10,
    pounds: 45_000,
    terms: { forgonePence: 720_000 },
    benefit: 4_500,
  },
  {
    source: `${CORRECTIONS}, salary given up for an eased plug-in hybrid`,
    car: easedPlugIn(122, 71),
    year: 2027,
    percent: 8,
    pounds: 55_000,
    terms: { forgonePence: 960_000 },
    benefit: 4_400,
  },
  {
    source: `${CORRECTIONS}, £2,000 paid in`,
    car: easedPlugIn(76, 35),
    year: 2026,
    percent: 14,
    pounds: 40_000,
    terms: { forgonePence: 600_000, contributionPence: 200_000 },
    benefit: 5_320,
  },
  {
    source: `${CORRECTIONS}, 134 of the days of 2026-27`,
    car: statuteCar({ co2: 0, registered: '2026-11-23' }),
    year: 2026,
    percent: 4,
    pounds: 50_000,
    terms: { daysUnavailable: 365 - 134 },
    benefit: 734.25,
  },
];

test('benefits of cars are as published', () => {
  for (const { source, car, year, percent, pounds, terms = {}, benefit } of CARS) {
    const words = `${source}, ${year}`;
    const given = { ...NO_TERMS, ...terms };
    const price = { listPence: pounds * 100, optionsPence: 0 };
    const product = computeYear(productCar(car), price, year + 1, given);
    assert.ok('benefit' in product, words);
    assert.deepEqual([product.percentage.percent, statutePercentage(car, year)], [percent, percent], words);
    const statute = statuteBenefit(
      {
        listPricePence: price.listPence,
        accessoriesPence: 0,
        contributionPence: given.contributionPence,
        privateUsePence: given.privateUsePence,
        daysUnavailable: given.daysUnavailable,
        givenUpPence: given.forgonePence === 0 ? null : given.forgonePence,
        percentage: percent,
        co2: chapterEmissions(car, year),
      },
      year,
    );
    const isInPounds = Number.isInteger(benefit);
    const shown = (pence: number): number => (isInPounds ? Math.round(pence / 100) : Math.round(pence) / 100);
    assert.deepEqual([shown(product.benefit.benefitPence), shown(statute)], [benefit, benefit], words);
  }
});

/** `tax-corrections`: what double-cab pick-ups cost as cars in 2026-27. */
const PICK_UPS = [
  { name: 'Ranger Wildtrak', pence: 4_854_840, percent: 37, benefitPence: 1_796_291, classOneAPence: 269_444 },
  { name: 'Amarok Style 3.0 V6', pence: 5_856_480, percent: 37, benefitPence: 2_166_898, classOneAPence: 325_035 },
  { name: 'D-Max Utility', pence: 3_252_120, percent: 37, benefitPence: 1_203_284, classOneAPence: 180_493 },
  { name: 'Maxus T90EV', pence: 6_629_760, percent: 4, benefitPence: 265_190, classOneAPence: 39_779 },
] as const;

test(`pick-ups as cars in 2026-27 are as ${CORRECTIONS} has them`, () => {
  for (const { name, pence, percent, benefitPence, classOneAPence } of PICK_UPS) {
    const car = statuteCar({ co2: percent === 4 ? 0 : 230, registered: '2026-06-01' });
    const product = computeYear(productCar(car), { listPence: pence, optionsPence: 0 }, 2027, {});
    assert.ok('benefit' in product, name);
    assert.equal(statutePercentage(car, 2026), percent);
    assert.equal(product.benefit.benefitPence, benefitPence, name);
    // The law does not say whether the benefit is rounded before the contribution is taken of it.
    assert.ok(Math.abs((product.classOneA?.pence ?? 0) - classOneAPence) <= 1, name);
  }
});

test('fuel for private use is as published', () => {
  const kona = computeYear(productCar(petrol(138)), { listPence: 2_353_000, optionsPence: 0 }, 2022, {});
  assert.ok('fuelBenefit' in kona);
  assert.equal(kona.fuelBenefit?.pence, 762_600, 'comparecontracthire.com 27015721');
  const free = computeYear(productCar(petrol(129, '2026-06-01')), { listPence: 3_000_000, optionsPence: 0 }, 2027, {});
  assert.ok('fuelBenefit' in free);
  const { pence = 0, classOneAPence } = free.fuelBenefit ?? {};
  assert.deepEqual([free.percentage.percent, dueOn(pence, 40), classOneAPence], [31, 362_080, 135_780], CORRECTIONS);
  const fuelCell: TaxedCompanyCar = { ...productCar(electric), runsOnHydrogen: true };
  const hydrogen = computeYear(fuelCell, { listPence: 6_000_000, optionsPence: 0 }, 2027, {});
  assert.ok('fuelBenefit' in hydrogen);
  assert.equal(hydrogen.fuelBenefit?.pence, 116_800, CORRECTIONS);
});

const vehicle = (given: Partial<StatuteVehicle>): StatuteVehicle => ({
  registered: given.registered ?? '2021-06-01',
  co2: given.co2 ?? 138,
  fuel: given.fuel ?? 'petrol',
  price: given.price ?? 30_000,
  capacityCc: 1_600,
});
const DUTIES = [
  {
    source: 'comparecontracthire.com 27015721, mild hybrid',
    vehicle: vehicle({ fuel: 'alternative' }),
    begins: null,
    pounds: 210,
  },
  { source: 'comcar.co.uk 0000182874', vehicle: vehicle({ co2: 150 }), begins: null, pounds: 220 },
  {
    source: 'independent.co.uk b2912735',
    vehicle: vehicle({ co2: 143, registered: '2026-04-10' }),
    begins: null,
    pounds: 560,
  },
  {
    source: 'motorpoint.co.uk expensive-car-supplement, hybrid',
    vehicle: vehicle({ fuel: 'alternative', price: 45_000 }),
    begins: '2024-06-01',
    pounds: 590,
  },
  {
    source: 'motorpoint.co.uk expensive-car-supplement, petrol',
    vehicle: vehicle({ price: 45_000 }),
    begins: '2024-06-01',
    pounds: 600,
  },
  {
    source: 'vensonfleettax.com Ved-FromApril2017',
    vehicle: vehicle({ price: 45_000, registered: '2018-06-01' }),
    begins: '2019-06-01',
    pounds: 465,
  },
] as const;

test('vehicle tax is as published', () => {
  for (const { source, vehicle: taxed, begins, pounds } of DUTIES) {
    const car: VehicleDutyCar = {
      firstRegistered: taxed.registered,
      co2GramsPerKm: taxed.co2,
      capacityCc: taxed.capacityCc,
      fuel: taxed.fuel === 'alternative' ? 'alternative' : 'petrol',
      meetsRde2: null,
      listPricePence: taxed.price * 100,
    };
    const licence = begins === null ? 1 : Number(begins.slice(0, 4)) - Number(taxed.registered.slice(0, 4)) + 1;
    const product = begins === null ? firstYearDuty(car) : laterDuty(car, begins, licence);
    assert.ok('pounds' in product, source);
    const statute = begins === null ? firstLicence(taxed) : laterLicence(taxed, begins, licence);
    assert.deepEqual([product.pounds, statute], [pounds, pounds], source);
  }
});

test('instalments are those of V149: six months at 55% or, by direct debit, 52.5%, and twelve at 105% in all', () => {
  const pence = (pounds: number): number[] => dutyPayments(pounds).map((payment) => payment.pence);
  for (const amount of [10_450, 9_975, 19_950]) assert.ok(pence(190).includes(amount), `£190, ${amount}`);
  assert.ok(pence(345).includes(18_113), '£345 for six months by direct debit is £181.13');
});
