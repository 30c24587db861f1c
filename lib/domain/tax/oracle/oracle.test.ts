/**
 * The product's tax figures against a second reading of the statutes, which shares neither tables nor code with it:
 * every edge of every band, and draws of everything else. A case that differs is reported by its words.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appropriatePercentage, percentageWithoutCo2 } from '@/lib/domain/tax/appropriate-percentage';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { computeYear, type DriverTerms } from '@/lib/domain/tax/company-car/computed-years';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { NO_FIGURES } from '@/lib/domain/emissions/emission-figures.fixture';
import { taxedRangeMiles } from '@/lib/domain/emissions/emission-facts';
import type { EmissionFigures } from '@/lib/domain/emissions/emissions';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { vanBenefit } from '@/lib/domain/tax/van-benefit';
import { vanDuty } from '@/lib/domain/tax/van-duty';
import { firstYearDuty, laterDuty, type VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import {
  drawnCar,
  drawsFrom,
  DUTY_EMISSIONS,
  DUTY_FUELS,
  ELECTRIC_MILES,
  EMISSIONS,
  FUELS,
  gridOf,
  oneOf,
  productCar,
  REGISTRATIONS,
  statuteCar,
  TAX_YEARS,
} from './cases.fixture';
import {
  chapterEmissions,
  percentageWithoutFigure,
  statuteBenefit,
  statuteFuelBenefit,
  statutePercentage,
  type StatuteCar,
} from './car-statute.fixture';
import { firstLicence, isHistoric, laterLicence, vanLicence, type StatuteVehicle } from './duty-statute.fixture';
import { classOneA, REST_OF_UK, scottishRates, statuteVanBenefit, statuteVanFuelBenefit } from './van-statute.fixture';

/** One figure by the statutes, and the product's; null where the product says that it does not know. */
interface Compared {
  readonly words: string;
  readonly statute: number;
  readonly product: number | null;
}

/** Amounts may differ by a penny: the law does not say at which step a figure is rounded, and the product shows steps. */
const PENNY = 1;

function assertAgree(compared: readonly Compared[], atLeast: number, tolerance = 0): void {
  const differing = compared.filter(
    ({ statute, product }) => product === null || Math.abs(product - statute) > tolerance + 1e-6,
  );
  assert.deepEqual(
    differing
      .slice(0, 40)
      .map(({ words, statute, product }) => `${words}: the law gives ${statute}, the product ${product}`),
    [],
    `${differing.length} of ${compared.length} cases differ`,
  );
  assert.ok(compared.length >= atLeast, `${compared.length} cases`);
}

const inWords = (car: StatuteCar, year: number): string =>
  `${taxYear(year + 1).name}, ${car.co2} g/km, ${car.electricMiles} mi, registered ${car.registered}${
    car.isSolelyDiesel ? (car.meetsRde2 ? ', diesel of Euro 6d' : ', diesel') : ''
  }${car.isEasedStandard ? ', later than Euro 6e' : ''}`;

function comparePercentage(car: StatuteCar, year: number): Compared {
  const product = appropriatePercentage(productCar(car), taxYear(year + 1));
  return {
    words: inWords(car, year),
    statute: statutePercentage(car, year),
    product: 'percent' in product ? product.percent : null,
  };
}

const isProvided = (registered: string, year: number): boolean => registered < `${year + 1}-04-06`;

test('the percentage is the law’s at both sides of every band, for every fuel, registration and year', () => {
  const compared = gridOf(EMISSIONS, FUELS, gridOf(REGISTRATIONS, TAX_YEARS, [null]))
    .filter(([co2, fuel, [registered, year]]) => isProvided(registered, year) && (co2 > 0 || !fuel.isSolelyDiesel))
    .map(([co2, { isSolelyDiesel, meetsRde2 }, [registered, year]]) =>
      comparePercentage(statuteCar({ co2, registered, isSolelyDiesel, meetsRde2 }), year),
    );
  assertAgree(compared, 5_000);
});

test('the percentage of a plug-in hybrid follows its electric range, rounded down, and the easement', () => {
  const compared = gridOf(
    [1, 33.3, 50, 51, 75, 96, 122],
    ELECTRIC_MILES,
    gridOf(REGISTRATIONS, TAX_YEARS, [true, false]),
  )
    .filter(([, , [registered, year]]) => isProvided(registered, year))
    .map(([co2, electricMiles, [registered, year, isEasedStandard]]) =>
      comparePercentage(statuteCar({ co2, electricMiles, registered, isEasedStandard }), year),
    );
  assertAgree(compared, 5_000);
});

test('before 2020-21 the product says that it does not know the percentage', () => {
  for (const [co2, year] of gridOf(EMISSIONS, [2018, 2019], [null])) {
    const car = statuteCar({ co2, registered: '2018-05-01' });
    assert.ok('because' in appropriatePercentage(productCar(car), taxYear(year + 1)), inWords(car, year));
    assert.ok(statutePercentage(car, year) >= 13);
  }
});

test('a car without a CO2 figure has its percentage by engine size', () => {
  const compared = gridOf([999, 1_400, 1_401, 2_000, 2_001, 4_000], TAX_YEARS, [null]).map(([capacityCc, year]) => ({
    words: `${taxYear(year + 1).name}, ${capacityCc} cc without a figure`,
    statute: percentageWithoutFigure(capacityCc, year),
    product: percentageWithoutCo2(capacityCc, taxYear(year + 1))?.percent ?? null,
  }));
  assertAgree(compared, 60);
});

interface DrawnTerms {
  readonly listPence: number;
  readonly optionsPence: number;
  readonly terms: DriverTerms;
}

/** Terms at and around the limits of the law: £5,000 of contribution, whole years without the car, salary given up. */
const drawnTerms = (draw: () => number): DrawnTerms => ({
  listPence: 1_500_000 + Math.floor(draw() * 10_000_000),
  optionsPence: oneOf(draw, [0, 0, 99_00, 100_00, Math.floor(draw() * 800_000)]),
  terms: {
    contributionPence: oneOf(draw, [0, 0, 499_999, 500_000, 750_000, Math.floor(draw() * 600_000)]),
    daysUnavailable: oneOf(draw, [0, 0, 0, 30, 91, 178, 231, 364]),
    privateUsePence: oneOf(draw, [0, 0, 0, 60_000, 240_000, 5_000_000]),
    forgonePence: oneOf(draw, [0, 0, 200_000, 600_000, 960_000, 1_800_000]),
  },
});

interface DrawnBenefit {
  readonly words: string;
  readonly year: number;
  readonly car: StatuteCar;
  readonly drawn: DrawnTerms;
  readonly statute: number;
  readonly product: ReturnType<typeof computeYear>;
}

function drawnBenefits(seed: number, count: number): DrawnBenefit[] {
  const draw = drawsFrom(seed);
  return Array.from({ length: count }, () => {
    const year = oneOf(draw, TAX_YEARS);
    const car = drawnCar(draw, year);
    const drawn = drawnTerms(draw);
    const { listPence, optionsPence, terms } = drawn;
    const { contributionPence, daysUnavailable, privateUsePence, forgonePence } = terms;
    const statute = statuteBenefit(
      {
        listPricePence: listPence,
        accessoriesPence: optionsPence,
        contributionPence,
        daysUnavailable,
        privateUsePence,
        givenUpPence: forgonePence === 0 ? null : forgonePence,
        percentage: statutePercentage(car, year),
        co2: chapterEmissions(car, year),
      },
      year,
    );
    const words = `${inWords(car, year)}, price ${listPence} + ${optionsPence}, ${JSON.stringify(terms)}`;
    return { words, year, car, drawn, statute, product: computeYear(productCar(car), drawn, year + 1, terms) };
  });
}

const BENEFITS = drawnBenefits(20_261_123, 1_500);

test('the benefit of a car is the law’s, with options, contributions, days, payments and salary given up', () => {
  const compared = BENEFITS.map(({ words, statute, product }) => ({
    words,
    statute,
    product: 'benefit' in product ? product.benefit.benefitPence : null,
  }));
  assertAgree(compared, 1_500, PENNY);
});

/** Fuel sums are known to 2026-27. */
const FUEL_YEARS_TO = 2026;

test('fuel for private use is charged by the same percentage and days, and electricity is not fuel', () => {
  const charged = BENEFITS.filter(({ year, car }) => year <= FUEL_YEARS_TO && car.co2 > 0);
  const compared = charged.map(({ words, year, car, drawn, product }) => ({
    words,
    statute: statuteFuelBenefit(statutePercentage(car, year), drawn.terms.daysUnavailable, year),
    product: 'fuelBenefit' in product ? (product.fuelBenefit?.pence ?? null) : null,
  }));
  assertAgree(compared, 500, PENNY);
  for (const { product } of BENEFITS.filter(({ car }) => car.co2 === 0))
    assert.ok('fuelBenefit' in product && product.fuelBenefit === null && !product.isFuelTaxed);
});

test('the employer pays class 1A on the benefit, and on that of fuel', () => {
  const compared = BENEFITS.flatMap(({ words, year, product }): Compared[] => {
    if (!('benefit' in product)) return [{ words, statute: 0, product: null }];
    const share = classOneA(year) / 10_000;
    const { benefit, classOneA: employer, fuelBenefit } = product;
    const ofCar = { words, statute: benefit.benefitPence * share, product: employer?.pence ?? null };
    if (fuelBenefit === null) return [ofCar];
    return [
      ofCar,
      { words: `fuel: ${words}`, statute: fuelBenefit.pence * share, product: fuelBenefit.classOneAPence },
    ];
  });
  assertAgree(compared, 2_000, PENNY);
});

test('the driver pays each rate of the year on the benefit, in Scotland those of Scotland', () => {
  for (const year of TAX_YEARS) {
    const ratesOf = (isScottish: boolean): number[] =>
      driverRates(isScottish, taxYear(year + 1)).all.map(({ percent }) => percent);
    assert.deepEqual(ratesOf(false), REST_OF_UK, `rest of the UK ${year}`);
    // Resolutions are known to 2026-27.
    if (year <= 2026) assert.deepEqual(ratesOf(true), scottishRates(year), `Scotland ${year}`);
  }
  const compared = BENEFITS.flatMap(({ words, year, product }) =>
    [...REST_OF_UK, ...scottishRates(year)].map((percent) => {
      const pence = 'benefit' in product ? product.benefit.benefitPence : null;
      return {
        words: `${percent}% of ${words}`,
        statute: ((pence ?? 0) * percent) / 100,
        product: pence === null ? null : dueOn(pence, percent),
      };
    }),
  );
  assertAgree(compared, 10_000, PENNY);
});

/** 2018-19 to 2026-27: the sums of later years are not set. */
const VAN_YEARS = Array.from({ length: 9 }, (_, index) => 2018 + index);

test('the benefit of a van and of its fuel is the law’s, without emissions a part of it', () => {
  const compared = gridOf(
    VAN_YEARS,
    [true, false],
    gridOf([0, 30, 100, 364], [0, 60_000, 500_000], [0, 300_000, 600_000]),
  ).flatMap(([year, emitsNothing, [daysUnavailable, privateUsePence, forgonePence]]): Compared[] => {
    const van = {
      emitsNothing,
      privateUsePence,
      daysUnavailable,
      givenUpPence: forgonePence === 0 ? null : forgonePence,
    };
    const words = `${taxYear(year + 1).name}, ${JSON.stringify(van)}`;
    const product = vanBenefit({
      year: taxYear(year + 1),
      isZeroEmission: emitsNothing,
      daysUnavailable,
      privateUsePence,
      forgonePence,
    });
    const isKnown = !('because' in product);
    const ofVan = { words, statute: statuteVanBenefit(van, year), product: isKnown ? product.benefitPence : null };
    if (emitsNothing) return [ofVan];
    const fuel = statuteVanFuelBenefit(daysUnavailable, year);
    return [ofVan, { words: `fuel: ${words}`, statute: fuel, product: isKnown ? product.fuelPence : null }];
  });
  assertAgree(compared, 900, PENNY);
});

const dutyCar = (vehicle: StatuteVehicle): VehicleDutyCar => ({
  firstRegistered: vehicle.registered,
  co2GramsPerKm: vehicle.co2,
  capacityCc: vehicle.capacityCc,
  fuel: vehicle.fuel === 'none' ? 'electric' : vehicle.fuel === 'diesel without RDE2' ? 'diesel' : vehicle.fuel,
  meetsRde2: vehicle.fuel !== 'diesel without RDE2',
  listPricePence: vehicle.price * 100,
});

const poundsOf = (duty: ReturnType<typeof laterDuty>): number | null => ('pounds' in duty ? duty.pounds : null);

/** The first and the last day of each duty year. */
const dutyDays = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((year) => [
    `${year}-04-01`,
    `${year + 1}-03-31`,
  ]);

test('the first licence is the law’s for every band, fuel and year from 2017-18 to 2026-27', () => {
  const vehicles = gridOf(dutyDays(2017, 2026), [...DUTY_EMISSIONS], DUTY_FUELS).map(
    ([registered, co2, fuel]): StatuteVehicle => ({ registered, co2, fuel, price: 30_000, capacityCc: 1_600 }),
  );
  const electric = dutyDays(2017, 2026).map((registered): StatuteVehicle => ({
    registered,
    co2: 0,
    fuel: 'none',
    price: 30_000,
    capacityCc: 0,
  }));
  const compared = [...vehicles, ...electric].map((vehicle) => ({
    words: JSON.stringify(vehicle),
    statute: firstLicence(vehicle),
    product: poundsOf(firstYearDuty(dutyCar(vehicle))),
  }));
  assertAgree(compared, 2_800);
});

function compareLater(vehicle: StatuteVehicle, begins: string, licence: number): Compared {
  return {
    words: `${JSON.stringify(vehicle)}, licence ${licence} from ${begins}`,
    statute: laterLicence(vehicle, begins, licence),
    product: poundsOf(laterDuty(dutyCar(vehicle), begins, licence)),
  };
}

test('later licences of cars since 2017 carry the standard rate and the supplement of expensive cars', () => {
  const draw = drawsFrom(1994);
  const compared = gridOf(dutyDays(2017, 2025), [39_999, 40_000, 40_001, 50_000, 50_001, 90_000], [
    ...DUTY_FUELS,
    'none',
  ] as const).flatMap(([registered, price, fuel]) => {
    const co2 = fuel === 'none' ? 0 : oneOf(draw, DUTY_EMISSIONS);
    const vehicle: StatuteVehicle = { registered, co2, fuel, price, capacityCc: 1_600 };
    const years = 2026 - Number(registered.slice(0, 4));
    return Array.from({ length: Math.max(0, years) }, (_, index) => {
      const begins = `${Number(registered.slice(0, 4)) + index + 1}-${registered.slice(5)}`;
      return compareLater(vehicle, begins, index + 2);
    });
  });
  assertAgree(compared, 2_000);
});

test('cars of 2001 to 2017 pay by band, and older cars by engine size until they are historic', () => {
  const licences = dutyDays(2018, 2026);
  const graduated = gridOf(['2001-03-01', '2006-03-22', '2006-03-23', '2017-03-31'], [...DUTY_EMISSIONS], [
    ...DUTY_FUELS,
    'none',
  ] as const).flatMap(([registered, co2, fuel]) =>
    licences.map((begins) =>
      compareLater({ registered, co2: fuel === 'none' ? 0 : co2, fuel, price: 90_000, capacityCc: 1_600 }, begins, 8),
    ),
  );
  const older = gridOf(['1987-01-01', '1995-06-01', '2001-02-28'], [999, 1_549, 1_550, 3_000], licences).map(
    ([registered, capacityCc, begins]) =>
      compareLater({ registered, co2: 200, fuel: 'petrol', price: 20_000, capacityCc }, begins, 20),
  );
  assertAgree([...graduated, ...older], 12_000);
});

test('a historic vehicle is exempt from 1 April of the year after its fortieth', () => {
  const vehicles = gridOf([1976, 1977, 1978, 1979, 1984, 1985, 1986], ['01-01', '12-31'], dutyDays(2018, 2026));
  for (const [built, day, begins] of vehicles) {
    const vehicle: StatuteVehicle = {
      registered: `${built}-${day}`,
      co2: 200,
      fuel: 'petrol',
      price: 9_000,
      capacityCc: 1_998,
    };
    const duty = laterDuty(dutyCar(vehicle), begins, 20);
    const isExempt = 'because' in duty && duty.because.reason.includes('exempt');
    assert.equal(isExempt, isHistoric(vehicle.registered, begins), `${vehicle.registered}, licence from ${begins}`);
    if (!isExempt) assert.equal(poundsOf(duty), laterLicence(vehicle, begins, 20));
  }
});

test('vans pay one rate all their life, those of better early standards a lower one', () => {
  const registrations = ['1999-05-01', '2001-03-01', '2003-02-28', '2003-03-01', '2006-12-31', '2007-01-01'];
  const later = ['2008-12-31', '2009-01-01', '2010-12-31', '2011-01-01', '2018-06-01', '2025-03-31', '2025-04-01'];
  const compared = gridOf(
    [...registrations, ...later],
    [3, 4, 5, 6],
    gridOf(dutyDays(2018, 2026), [true, false], [1_461, 2_299]),
  )
    .filter(([registered, , [day]]) => registered <= day)
    .map(([registered, euroStandard, [day, emitsNothing, capacityCc]]) => ({
      words: `${registered}, Euro ${euroStandard}, ${emitsNothing ? 'electric' : `${capacityCc} cc`}, ${day}`,
      statute: vanLicence({ registered, euroStandard, emitsNothing, capacityCc }, day),
      product: poundsOf(
        vanDuty({ firstRegistered: registered, euroClass: euroStandard, capacityCc, isElectric: emitsNothing }, day),
      ),
    }));
  assertAgree(compared, 3_000);
});

const figuresWith = (range: EmissionFigures['ranges'][number]) => ({
  ...NO_FIGURES,
  meetsRde2: false,
  ranges: [range],
});

test('the electric range is the certificate’s kilometres in whole miles, rounded down', () => {
  const compared = Array.from({ length: 240 }, (_, index) => index + 1).map((km) => {
    const range = { name: 'Equivalent All Electric Range', km, miles: Math.round(km / 1.609344) };
    return { words: `${km} km`, statute: Math.trunc(km / 1.609344), product: taxedRangeMiles(figuresWith(range)) };
  });
  assertAgree(compared, 240);
});
