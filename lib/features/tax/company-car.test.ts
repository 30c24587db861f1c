/** Company cars, emissions and option values through the caller to the sandbox: the full path, in process. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@/lib/access';
import { isOfAllOptions, taxedCo2 } from '@/lib/domain/emissions/emission-facts';
import { emissionsSchema } from '@/lib/domain/emissions/emissions';
import { bandAnswer } from '@/lib/domain/tax/company-car/band-text';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { differences, lawFacts } from '@/lib/domain/tax/company-car/computed-years';
import { doubleCabCar, doubleCabYears } from '@/lib/domain/tax/company-car/double-cab';
import { isDoubleCab } from '@/lib/domain/tax/company-car/double-cab-rule';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { encodeBuild } from '@/lib/domain/options/share-code';
import { firstYearDuty, laterDuty } from '@/lib/domain/tax/vehicle-duty';
import { Fault } from '@/lib/fault';
import { createProvider } from '@/lib/provider/provider';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { runReadWholeLife, runReadWholeLifeTerms } from '@/lib/features/costs/costs';
import { runListEmissions, runReadEmissions } from '@/lib/features/emissions/emissions';
import { runReadVehicle } from '@/lib/features/vehicles/vehicles';
import { runReadSpecification } from '@/lib/features/vehicles/vehicle-specification';
import { runReadOptionValues } from '@/lib/features/options/option-values';
import { runReadCompanyCar } from './company-car';
import { runFindTaxBand } from './tax-band';

const NOW = new Date('2026-11-21T09:00:00Z');
const base = 'https://provider.example';
const arrivals: string[] = [];
const sandbox = createSandbox({ clock: () => NOW, base });
const caller = createProvider({
  services: base,
  identity: base,
  wltp: base,
  soap: base,
  soapNamespace: base,
  ...demoSubscriber,
  wltpClientId: 'sandbox',
  wltpClientSecret: 'sandbox',
  publishedCredentials: true,
  transport: inProcess((request) => {
    arrivals.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return sandbox.serve(request);
  }),
});
const services = { caller, cached: createProviderAnswerCache(caller, Date.now), now: () => NOW };

const session: Session = {
  sessionId: '',
  personId: '',
  personName: '',
  email: '',
  organisationId: '',
  organisationName: '',
  role: 'viewer',
};
const call = <Input>(input: Input) => ({
  input,
  session,
  headers: new Headers(),
  reply: new Headers(),
  signal: new AbortController().signal,
  ids: { reference: 'test', idempotencyKey: '' },
});

/** Hybrid, electric, plug-in, petrol, diesel. */
const CARS = [56327, 50057, 50313, 50247, 50662] as const;
const DAY = '2026-11-02';
const car = (identifier: number, selections: readonly number[] = []) => ({
  kind: 'car' as const,
  identifier,
  date: DAY,
  build: encodeBuild({ identifier, date: DAY, selections, picks: [] }, 'car'),
});

for (const identifier of CARS) {
  test(`car ${identifier}: the service’s three years and our tables agree to the penny`, async () => {
    const found = await runReadCompanyCar(call(car(identifier)), services);
    const years = driverYears(found);
    assert.deepEqual(
      years.map(({ year }) => year.name),
      ['2026-27', '2027-28', '2028-29'],
    );
    for (const { service, ours, shown } of years) {
      assert.deepEqual(differences(service, ours), []);
      assert.equal(shown?.benefitPence, service.benefitPence);
      assert.equal(shown?.isComputed, false);
    }
  });
}

// 144 g/km by WLTP, which counts neither for benefit nor for duty for a car registered before April 2020 (FA 2020
// s.10).
test('a car of 2018 is not taxed by its WLTP figure: the service, which has the NEDC one, is not reported as wrong', async () => {
  const found = await runReadCompanyCar(call({ kind: 'car', identifier: 50554, date: '2018-12-07' }), services);
  const { ours, service } = driverYears(found).at(-1) ?? assert.fail('no years');
  assert.deepEqual([service.ending, service.percent], [2021, 30]);
  assert.ok('because' in ours);
  assert.equal(
    ours.because.reason,
    'The NEDC CO2 figure, which counts for BIK of cars first registered before 6 April 2020, is not known: the guide’s CO2 is by the WLTP test.',
  );
  const { taxed, duty } = lawFacts(found);
  assert.equal(taxed, null);
  assert.ok(duty);
  const first = firstYearDuty(duty);
  assert.ok('because' in first);
  assert.match(first.because.reason, /NEDC/);
  // The standard rate of 2019-20 needs no CO2.
  const later = laterDuty(duty, '2019-12-07');
  assert.equal('pounds' in later && later.pounds, 145);
});

// 126 g/km by the guide's technical data, whose test cycle is NEDC: 30% in 2020-21 (480 appendix 2), £165 in 2018-19.
test('a car older than WLTP is taxed by the guide’s NEDC figure, as the service has it', async () => {
  const found = await runReadCompanyCar(call({ kind: 'car', identifier: 50017, date: '2018-08-12' }), services);
  assert.deepEqual(found.nedcCo2, { value: 126 });
  const { ours, service } = driverYears(found).at(-1) ?? assert.fail('no years');
  assert.equal('percentage' in ours && ours.percentage.percent, 30);
  assert.deepEqual([service.ending, service.percent], [2021, 30]);
  const { duty } = lawFacts(found);
  const first = duty && firstYearDuty(duty);
  assert.equal(first && 'pounds' in first && first.pounds, 165);
});

test('where an answer names the NEDC figure, it is used', async () => {
  const found = await runReadCompanyCar(call({ kind: 'car', identifier: 50554, date: '2018-12-07' }), services);
  const { emissions } = found;
  assert.ok(emissions.value?.build.figures);
  // The table of 2020-21 for 120–124 g/km NEDC; the first-year rate of 2018-19 for 111–130 g/km.
  const build = { ...emissions.value.build, figures: { ...emissions.value.build.figures, co2Nedc: 124 } };
  const named = { ...found, emissions: { value: { ...emissions.value, build } } };
  const { ours } = driverYears(named).at(-1) ?? assert.fail('no years');
  assert.equal('percentage' in ours && ours.percentage.percent, 29);
  const { duty } = lawFacts(named);
  const first = duty && firstYearDuty(duty);
  assert.equal(first && 'pounds' in first && first.pounds, 165);
});

test('the band of a car of 2018 is unknown, and the next step is to look at the certificate, not to complete the build', async () => {
  const { current } = await runFindTaxBand(call({ kind: 'car', identifier: 50554, date: '2018-12-07' }), services);
  assert.deepEqual([current.percent, current.because?.next], [null, 'Check the certificate of conformity.']);
});

// ITEPA 2003 s.149(4): electricity for a car that can emit nothing is not fuel.
test('private fuel of an electric car is not taxed; that of a plug-in hybrid is', async () => {
  const [electric, plugIn] = await Promise.all(
    [50057, 50313].map(
      async (identifier) => driverYears(await runReadCompanyCar(call(car(identifier)), services))[0]?.ours,
    ),
  );
  assert.ok(electric && 'isFuelTaxed' in electric && plugIn && 'isFuelTaxed' in plugIn);
  assert.deepEqual([electric.isFuelTaxed, electric.fuelBenefit], [false, null]);
  assert.ok(plugIn.isFuelTaxed && (plugIn.fuelBenefit?.pence ?? 0) > 0);
});

// The wheels of the Kuga add a gram: 129 → 130 g/km, 31% → 32% in 2026-27.
const WHEELS = 71216;
test('wheels that cost a band are found, with their cost to the driver, and leaving them out is the repair', async () => {
  const { current, plain, without, lowerBuilds, edge } = await runFindTaxBand(call(car(56327, [WHEELS])), services);
  assert.deepEqual([current.co2GramsPerKm, current.percent, plain.co2GramsPerKm, plain.percent], [130, 32, 129, 31]);
  assert.equal(edge, 130);
  const [way] = lowerBuilds;
  assert.deepEqual([without.length, lowerBuilds.length, way?.percent], [1, 1, 31]);
  // One point of the build's price at 20%, to the penny: the price itself is unchanged.
  const point = Math.round((current.pricePence * 0.01 * 20) / 100);
  assert.ok(Math.abs(((way?.bandBenefitPence ?? 0) - (current.benefitPence ?? 0)) * 0.2 + point) <= 1);
  assert.equal(way?.deltaPricePence, plain.pricePence - current.pricePence);
});

// A Kuga with nine options, none of which alone takes it into the next band; its tow bar and roof bars together do.
const LADEN = 'AYe4A45pCa7XCPQCxQQKfmUCAhQAHTvBaQ';
test('where no single option is enough, several are tried together in one more request, and the smallest loss is first', async () => {
  arrivals.length = 0;
  const query = { ...car(56327), build: LADEN };
  const found = await runFindTaxBand(call(query), services);
  assert.equal(arrivals.filter((arrival) => arrival === 'wltp').length, 2);
  assert.deepEqual([found.current.percent, found.plain.percent], [32, 31]);
  assert.ok(found.without.every(({ percent }) => percent === 32));
  assert.ok(found.search.several > 0 && found.search.several <= 100);
  assert.deepEqual(
    found.lowerBuilds.map(({ drops, percent }) => [drops.length, percent]),
    found.lowerBuilds.map(({ drops }) => [Math.max(2, drops.length), 31]),
  );
  const [best] = found.lowerBuilds;
  assert.deepEqual(best?.drops, ['Towbar - detachable', 'Roof bars']);
  // A set that contains a smaller repair is not another repair.
  for (const [at, way] of found.lowerBuilds.entries()) {
    for (const other of found.lowerBuilds.slice(0, at)) {
      assert.ok(!other.drops.every((drop) => way.drops.includes(drop)) || other.adds.length > way.adds.length);
    }
  }
});

// The reference car, 133 g/km, with a tow bar that needs the trailer assist, which changes no CO2.
const TOWING = { ...car(70684), date: '2026-11-28', build: 'AgCcqATQ0gELKBY-AygCAnk6KHUAQGzTIg' };
test('an option that changes no CO2 is not dropped with one that does, if it can stay', async () => {
  const { lowerBuilds, current } = await runFindTaxBand(call(TOWING), services);
  assert.equal(current.co2GramsPerKm, 133);
  assert.ok(lowerBuilds.length > 0);
  for (const { drops, co2GramsPerKm } of lowerBuilds) {
    assert.equal(co2GramsPerKm, 129);
    // Without the wheel it could not stay.
    assert.ok(!drops.includes('Trailer assist') || drops.includes('Multifunction wheel'), drops.join());
  }
  assert.equal(lowerBuilds[0]?.drops.length, 5);
});

// Comfort Pack, trailer assist, tow bar, roof and 19-inch wheels, without the wheel that the trailer assist needs.
const INCOMPLETE = { ...car(70684), date: '2026-11-28', build: 'AgCcqATQ0gEFPj4DE00AggO2Vg' };
test('of an incomplete build, which the service refuses, no band is stated, nor what its options change', async () => {
  const found = await runFindTaxBand(call(INCOMPLETE), services);
  const { current, plain, without, lowerBuilds, level } = found;
  assert.deepEqual([level, current.co2GramsPerKm, current.percent], ['bare', null, null]);
  assert.equal(current.because?.next, 'Complete the build in the configurator.');
  assert.deepEqual([plain.co2GramsPerKm, lowerBuilds.length], [129, 0]);
  assert.equal(
    bandAnswer(found, driverRates(false, taxYear(2027))),
    'What the options change in the CO2 band is not known.',
  );
  // With the wheel it is the build that the configurator has 132 g/km for.
  assert.ok(without.some(({ co2GramsPerKm, percent }) => co2GramsPerKm === 132 && percent === 32));
  const { emissions } = await runReadEmissions(call(INCOMPLETE), services);
  assert.deepEqual(
    emissions.configurations.slice(0, 2).map((one) => [one.level, isOfAllOptions(one)]),
    [
      ['bare', false],
      ['whole', true],
    ],
  );
});

test('an incomplete build has no tax, though the P11D service prices its options; completed, it has the tax of its CO2', async () => {
  const incomplete = await runReadCompanyCar(call(INCOMPLETE), services);
  assert.ok((incomplete.p11d.value?.years[0]?.benefitPence ?? 0) > 0);
  assert.equal(incomplete.build.troubles.length, 1);
  assert.deepEqual(driverYears(incomplete), []);
  const whole = await runReadCompanyCar(call(TOWING), services);
  assert.deepEqual(whole.build.troubles, []);
  assert.equal(driverYears(whole)[0]?.shown?.percent, 32);
});

test('the CO2 of every build that the band search names is that of the build’s emissions page', async () => {
  for (const query of [INCOMPLETE, TOWING, { ...car(56327), build: LADEN }]) {
    const { without, lowerBuilds, plain } = await runFindTaxBand(call(query), services);
    for (const { share, co2GramsPerKm } of [plain, ...without, ...lowerBuilds]) {
      const { emissions } = await runReadEmissions(call({ ...query, build: share }), services);
      const figures = emissions.configurations[0]?.figures;
      assert.equal(co2GramsPerKm, figures && taxedCo2(figures), share);
    }
  }
});

test('a build without options has no band to leave', async () => {
  const { without, lowerBuilds, current, plain } = await runFindTaxBand(call(car(56327)), services);
  assert.deepEqual([without.length, lowerBuilds.length, current.percent], [0, 0, plain.percent]);
});

// A Junior's 17-inch wheels, which its style pack contains too.
const PACKED = { identifier: 50317, wheels: 71210 };
test('an option that a pack contains is not sent to the P11D service; its price is given beside', async () => {
  const { p11d, leftOut, build } = await runReadCompanyCar(call(car(PACKED.identifier, [PACKED.wheels])), services);
  assert.deepEqual(
    leftOut.map(({ code, pence }) => [code, pence]),
    [[PACKED.wheels, build.optionsPence]],
  );
  assert.equal(p11d.value?.p11d.totalPence, p11d.value?.vehicle.totalPence);
});

// The awkward reference car: 180 has no price, 181 a price and the flag; red paint costs £500.
test('an option on application changes no figure: it is named beside them, and nothing is added for it', async () => {
  const query = car(70685, [180, 181, 241]);
  const found = await runReadCompanyCar(call(query), services);
  assert.deepEqual(
    found.leftOut.map(({ code, pence }) => [code, pence]),
    [
      [180, null],
      [181, null],
    ],
  );
  const [year] = driverYears(found);
  const { vehicle, p11d } = found.p11d.value ?? {};
  assert.equal((p11d?.totalPence ?? 0) - (vehicle?.totalPence ?? 0), 500_00);
  assert.deepEqual(found.build.onApplication, ['Bespoke stitching', 'Engraved plate']);
  assert.deepEqual([year?.shown?.isComputed, (year?.shown?.benefitPence ?? 0) > 0], [false, true]);
  const { legislation } = await runReadWholeLife(call({ ...query, term: 36, miles: 30_000 }), services);
  assert.ok((legislation.value?.wholeLifeCost ?? 0) > 0);
});

test('all nine terms are eight more requests than the one that the page has sent, whose answer is used', async () => {
  const query = { ...car(50247), term: 37, miles: 43_000 };
  const life = await runReadWholeLife(call(query), services);
  arrivals.length = 0;
  const { used, terms } = await runReadWholeLifeTerms(call(query), services);
  assert.deepEqual(
    arrivals,
    Array.from({ length: 8 }, () => 'GetLegislationData'),
  );
  assert.deepEqual(used, life.used);
  assert.deepEqual(
    terms.map((term) => term.used.termMonths),
    [12, 18, 24, 30, 36, 42, 48, 54, 60],
  );
  assert.deepEqual(terms[4]?.legislation, life.legislation);
  // Another term at the same pace sends no further request.
  arrivals.length = 0;
  await runReadWholeLifeTerms(call({ ...query, term: 36, miles: 40_000 }), services);
  assert.equal(arrivals.filter((arrival) => arrival === 'GetLegislationData').length, 1);
});

test('term and mileage are rounded as the service rounds them, so that every guide uses the same', async () => {
  const life = await runReadWholeLife(call({ ...car(56327), term: 37, miles: 43_000 }), services);
  assert.deepEqual(life.used, { termMonths: 36, miles: 40_000 });
  assert.equal(Math.round((life.legislation.value?.maintenance ?? 0) * 100), life.maintenancePence.value);
  assert.equal(Math.round((life.legislation.value?.residual ?? 0) * 100), life.futureValuePence.value);
});

// oxlint-disable-next-line code/plain-words -- a name in the addresses of the API
const callOfList = (pasted: string) => call({ of: pasted });

test('configurations are answered in their order, each with its own error, under one audit id', async () => {
  const pasted = 'car 56327 26.50\ncar 1 26.50\nnonsense\nvan 50049 26.50';
  const { emissions, lines } = await runListEmissions(callOfList(pasted), services);
  assert.deepEqual(
    lines.map(({ at }) => at),
    [0, 1, null, 2],
  );
  const read = emissionsSchema.parse(emissions);
  assert.deepEqual(
    read.configurations.map(({ figures, problems }) => [figures !== null, problems[0]?.id ?? null]),
    [
      [true, null],
      [false, 10004],
      [true, null],
    ],
  );
});

test('the fuel of each pasted car is known from one request for all, and no van is requested', async () => {
  arrivals.length = 0;
  const pasted =
    'car 56327 26.50\ncar 50313 26.50\nvan 50049 26.50\ncar 1 26.50\ncar 50662 26.50\ncar 56327 26.50 71216';
  const { fuelTypes } = await runListEmissions(callOfList(pasted), services);
  const hybrid = 'Petrol/Electric Hybrid';
  assert.deepEqual(fuelTypes, [hybrid, 'Petrol/PlugIn Elec Hybrid', null, null, 'Diesel', hybrid]);
  assert.deepEqual([...arrivals].sort(), ['GetBulkTechnicalData', 'wltp']);
});

test('a hundred and one lines are refused before anything is sent', async () => {
  arrivals.length = 0;
  const pasted = Array.from({ length: 101 }, () => 'car 56327 26.50').join('\n');
  await assert.rejects(
    runListEmissions(callOfList(pasted), services),
    (error) => error instanceof Fault && error.field === 'of',
  );
  assert.deepEqual(arrivals, []);
});

test('each option’s grams are what the build loses without it', async () => {
  const { labels, emissions } = await runReadEmissions(call(car(56327, [WHEELS, 71051])), services);
  assert.deepEqual(
    labels.map(({ isWithout }) => isWithout),
    [null, null, WHEELS, 71051],
  );
  const grams = emissions.configurations.map(({ figures }) => figures?.co2.combined ?? 0);
  assert.ok((grams[0] ?? 0) > (grams[2] ?? 0) && (grams[0] ?? 0) > (grams[3] ?? 0));
});

test('all 61 months of option values take two requests, and after the twelfth only Clean', async () => {
  arrivals.length = 0;
  const query = { ...car(56327, [WHEELS]), registered: '2025-06-01', mileage: 20_000, option: [] };
  const { values } = await runReadOptionValues(call(query), services);
  assert.equal(arrivals.filter((arrival) => arrival === '56327').length, 2);
  const totals = values.value?.totals ?? [];
  assert.equal(totals.length, 61);
  assert.ok(totals.every(({ clean }) => clean !== null));
  assert.ok(totals.every(({ retail }, month) => (retail === null) === month > 12));
});

test('a paint names all other paints as those a car cannot have with it, and roof bars name nothing', async () => {
  const query = { ...car(56327, [WHEELS]), registered: '2025-06-01', mileage: 20_000, option: [] };
  const { offered } = await runReadOptionValues(call(query), services);
  const paints = offered.filter(({ category }) => category === 'Paintwork');
  assert.ok(paints.length > 2);
  for (const { code, excludes } of paints)
    assert.ok(paints.every((other) => other.code === code || excludes.includes(other.code)));
  assert.deepEqual(offered.find(({ code }) => code === 71051)?.excludes, []);
});

test('a page for cars only is refused for a van before anything is sent', async () => {
  arrivals.length = 0;
  const van = { kind: 'van' as const, identifier: 50049, date: DAY, build: undefined };
  for (const refused of [
    () => runReadCompanyCar(call(van), services),
    () => runFindTaxBand(call(van), services),
    () => runReadWholeLife(call({ ...van, term: 36, miles: 60_000 }), services),
    () => runReadOptionValues(call({ ...van, registered: undefined, mileage: 0, option: [] }), services),
  ]) {
    await assert.rejects(refused, (error) => error instanceof Fault && error.field === 'kind');
  }
  assert.deepEqual(arrivals, []);
});

/** Worked out independently, from P11D value and CO2: 37%, and 4% for a car without emissions. */
const DOUBLE_CABS: readonly (readonly [string, number, number, number])[] = [
  ['Ranger Wildtrak 2.0 205', 51378, 4_854_840, 1_796_291],
  ['Amarok Style 3.0 V6', 54038, 5_856_480, 2_166_898],
  ['D-Max Utility', 51389, 3_252_120, 1_203_284],
  ['Maxus T90EV', 51572, 6_629_760, 265_190],
];
for (const [name, identifier, pricePence, benefitPence] of DOUBLE_CABS) {
  test(`${name}: what the services answer of a double-cab pick-up makes its benefit as a car`, async () => {
    const van = { kind: 'van', identifier } as const;
    const [vehicle, specification, emissions] = await Promise.all([
      runReadVehicle(call(van), services),
      runReadSpecification(call({ ...van, on: '2026-11-20' }), services),
      runReadEmissions(call({ ...van, date: '2026-11-20' }), services),
    ]);
    assert.ok(isDoubleCab(specification.bodyStyle, vehicle.model, vehicle.derivative, vehicle.sector));
    const facts = { fuelType: specification.fuel, registered: '2026-11-20' };
    const [now] = doubleCabYears(
      {
        registered: '2026-11-20',
        ordered: null,
        van: { isZeroEmission: false, runsOnHydrogen: false },
        car: doubleCabCar(facts, emissions.emissions.configurations[0] ?? null),
        pricePence,
      },
      NO_DATED_TERMS,
    );
    assert.ok(now && 'benefit' in now.asCar, JSON.stringify(now?.asCar));
    assert.equal(now.asCar.benefit.benefitPence, benefitPence);
  });
}
