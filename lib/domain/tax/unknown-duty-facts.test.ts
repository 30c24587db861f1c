/** A fact that is not known leaves vehicle tax unknown only where its values differ in amount, by the second reading. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLicence, laterLicence, type StatuteVehicle } from './oracle/duty-statute.fixture';
import { firstYearDuty, laterDuty, type DutyAnswer, type VehicleDutyCar } from './vehicle-duty';

const CO2 = [0, 1, 50, 51, 75, 76, 141, 170, 171, 225, 226, 255, 256, 300];
const REGISTERED = Array.from({ length: 10 }, (_, index) => 2017 + index).flatMap((year) => [
  `${year}-04-01`,
  `${year}-07-21`,
  `${year + 1}-03-31`,
]);
const FUELS = ['petrol', 'diesel', 'diesel without RDE2', 'alternative'] as const;
type Fuel = StatuteVehicle['fuel'];

const lawOf = (registered: string, co2: number, fuel: Fuel, price = 30_000): StatuteVehicle => ({
  registered,
  co2,
  fuel,
  price,
  capacityCc: 1_600,
});
const carOf = ({ registered, co2, price }: StatuteVehicle, facts: Partial<VehicleDutyCar>): VehicleDutyCar => ({
  firstRegistered: registered,
  co2GramsPerKm: co2,
  capacityCc: 1_600,
  fuel: null,
  meetsRde2: null,
  listPricePence: price * 100,
  ...facts,
});
const poundsOf = (duty: DutyAnswer): number | null => ('pounds' in duty ? duty.pounds : null);
/** The amount that all have; null where they differ. */
const common = (amounts: readonly number[]): number | null =>
  new Set(amounts).size === 1 ? (amounts[0] ?? null) : null;

/** Only a car without emissions is electric. */
const fuelsOf = (co2: number): readonly Fuel[] => (co2 === 0 ? ['none'] : FUELS);

test('RDE2 that is not known matters only to a diesel whose first year it changes', () => {
  let known = 0;
  for (const registered of REGISTERED)
    for (const co2 of CO2) {
      const amounts = (['diesel', 'diesel without RDE2'] as const).map((fuel) =>
        firstLicence(lawOf(registered, co2, fuel)),
      );
      const found = firstYearDuty(carOf(lawOf(registered, co2, 'diesel'), { fuel: 'diesel' }));
      assert.equal(poundsOf(found), common(amounts), `${registered}, ${co2} g/km`);
      if ('because' in found) assert.match(found.because.reason, /RDE2 is not known/);
      else known += 1;
    }
  // All of 2017-18, and the lowest and the two highest figures of each year after it.
  assert.equal(known, 3 * CO2.length + 9 * 3 * 3);
});

test('a fuel that is not known matters only where the first year differs by it', () => {
  for (const registered of REGISTERED)
    for (const co2 of CO2)
      for (const meetsRde2 of [true, false, null]) {
        const possible = fuelsOf(co2).filter(
          (fuel) => meetsRde2 === null || fuel !== (meetsRde2 ? 'diesel without RDE2' : 'diesel'),
        );
        const found = firstYearDuty(carOf(lawOf(registered, co2, 'petrol'), { meetsRde2 }));
        const expected = common(possible.map((fuel) => firstLicence(lawOf(registered, co2, fuel))));
        assert.equal(poundsOf(found), expected, `${registered}, ${co2} g/km, RDE2 ${meetsRde2}`);
      }
});

test('a fuel or a CO2 that is not known matters only where a later licence differs by it', () => {
  for (const registered of ['2005-06-01', '2012-06-01', '2017-03-31', ...REGISTERED])
    for (const begins of REGISTERED.filter((day) => day > registered && day > '2018-04'))
      for (const price of [30_000, 45_000, 60_000]) {
        const amounts = (co2: number, fuels: readonly Fuel[]) =>
          fuels.map((fuel) => laterLicence(lawOf(registered, co2, fuel, price), begins, 3));
        const found = (facts: Partial<VehicleDutyCar>) =>
          poundsOf(laterDuty(carOf(lawOf(registered, 0, 'petrol', price), facts), begins, 3));
        const words = `${registered}, licence of ${begins}, £${price}`;
        for (const co2 of CO2)
          assert.equal(found({ co2GramsPerKm: co2 }), common(amounts(co2, fuelsOf(co2))), `${words}, ${co2} g/km`);
        for (const fuel of ['petrol', 'diesel', 'alternative'] as const)
          assert.equal(
            found({ co2GramsPerKm: null, fuel }),
            common(CO2.filter((co2) => co2 > 0).flatMap((co2) => amounts(co2, [fuel]))),
            `${words}, ${fuel}`,
          );
        assert.equal(found({ co2GramsPerKm: null, fuel: 'electric' }), common(amounts(0, ['none'])), words);
        const every = CO2.flatMap((co2) => amounts(co2, fuelsOf(co2)));
        assert.equal(found({ co2GramsPerKm: null }), common(every), `${words}, neither`);
      }
});
