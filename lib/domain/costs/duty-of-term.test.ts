/** Vehicle tax over a term is that of each licence by the law of its day, by the second reading and by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEGISLATION_ITEMS } from '@/lib/domain/tax/legislation-items';
import { legislationSchema } from '@/lib/domain/tax/legislation';
import { dutyYearOf, laterLicence, type StatuteVehicle } from '@/lib/domain/tax/oracle/duty-statute.fixture';
import type { VehicleDutyCar } from '@/lib/domain/tax/vehicle-duty';
import { laterDutyNote, laterLicences } from './duty-of-term';
import { costParts } from './whole-life-parts';

const TODAY = '2026-11-29';
/** Of the legislation service; its later rate is none of the law's, so that it shows where it is used. */
const FIRST = 455;
const SERVICE_LATER = 199.5;
const LEGISLATION = legislationSchema.parse({
  ...Object.fromEntries(LEGISLATION_ITEMS.map(({ item }) => [item, null])),
  dutyFirst: FIRST,
  dutyLater: SERVICE_LATER,
});

const carOf = ({ registered, co2, fuel, price, capacityCc }: StatuteVehicle): VehicleDutyCar => ({
  firstRegistered: registered,
  co2GramsPerKm: co2,
  capacityCc,
  fuel: fuel === 'none' ? 'electric' : fuel === 'diesel without RDE2' ? 'diesel' : fuel,
  meetsRde2: fuel !== 'diesel without RDE2',
  listPricePence: price * 100,
});

function dutyOf(licences: ReturnType<typeof laterLicences> | null, begins: string, termMonths: number) {
  const own = { classOneA: null, dutyFirst: null, laterLicences: licences };
  const life = { used: { termMonths, miles: 40_000 }, begins, legislation: { value: LEGISLATION } };
  const part = costParts(life, undefined, own).find(({ key }) => key === 'duty');
  assert.ok(part);
  return part;
}

const TERMS = [12, 18, 24, 30, 36, 42, 48, 54, 60];
const MONTHS = Array.from({ length: 119 }, (_, index) => 2017 * 12 + index).map(
  (month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
);
const FUELS = ['petrol', 'diesel', 'diesel without RDE2', 'alternative', 'none'] as const;
const PRICES = [30_000, 45_000, 60_000];

/** Of a later year, in pounds; null before the tables of graduated duty begin, in 2018-19. */
function byLaw(vehicle: StatuteVehicle, licence: number): number | null {
  const { registered } = vehicle;
  const begins = `${Number(registered.slice(0, 4)) + licence - 1}${registered.slice(4)}`;
  if (registered < '2017-04-01' && dutyYearOf(begins) < 2018) return null;
  return laterLicence(vehicle, dutyYearOf(begins) > 2026 ? TODAY : begins, licence);
}

for (const fuel of FUELS)
  test(`${fuel === 'none' ? 'an electric car' : fuel}: of every month from 2017, over every term`, () => {
    for (const month of MONTHS)
      for (const price of PRICES) {
        const registered = `${month}-10`;
        const vehicle = { registered, co2: fuel === 'none' ? 0 : 138, fuel, price, capacityCc: 1_600 };
        const licences = laterLicences(carOf(vehicle), TODAY);
        const rates = [2, 3, 4, 5].map((licence) => byLaw(vehicle, licence));
        for (const termMonths of TERMS) {
          const { pence, source } = dutyOf(licences, registered, termMonths);
          const later = termMonths - 12;
          // Half a year is half the rate.
          const shares = rates.slice(0, Math.ceil(later / 12)).map((pounds, index) => ({
            pounds,
            share: later - index * 12 >= 12 ? 1 : 0.5,
          }));
          const isKnown = shares.every(({ pounds }) => pounds !== null);
          const pounds = isKnown
            ? shares.reduce((sum, year) => sum + (year.pounds ?? 0) * year.share, 0)
            : (SERVICE_LATER * later) / 12;
          const words = `${registered}, £${price}, ${termMonths} months`;
          assert.equal(pence, (FIRST + pounds) * 100, words);
          assert.equal(source.includes('Calculated by us'), isKnown && later > 0, words);
          assert.equal(source.includes('every later year at the second year’s rate'), !isKnown && later > 12, words);
          const lastBegins = Number(registered.slice(0, 4)) + shares.length;
          const isAtTodays = isKnown && later > 0 && dutyYearOf(`${lastBegins}${registered.slice(4)}`) > 2026;
          assert.equal(source.includes('at today’s rates'), isAtTodays, words);
        }
      }
  });

/** By the rates of V149, written out. */
const BY_HAND: readonly (readonly [string, Partial<StatuteVehicle>, months: number, pounds: number])[] = [
  // Exempt in December 2024; the standard rate from 1 April 2025: £195 in December 2025.
  ['a Fiat 500 Electric of 10 December 2023', { registered: '2023-12-10', co2: 0, fuel: 'none' }, 36, 0 + 195],
  // £200 in December 2026 and, at today's rates, in December 2027.
  ['the same over five years', { registered: '2023-12-10', co2: 0, fuel: 'none' }, 60, 0 + 195 + 200 + 200],
  // The supplement of 2019-20; exempt from it from 1 April 2020.
  ['a Tesla of 2018', { registered: '2018-05-15', co2: 0, fuel: 'none', price: 80_000 }, 36, 320 + 0],
  // Registered from 1 April 2025: above £40,000 in 2025-26, above £50,000 from 2026-27.
  ['an electric car of £45,000', { registered: '2025-04-10', co2: 0, fuel: 'none', price: 45_000 }, 24, 200],
  ['an electric car of £55,000', { registered: '2025-04-10', co2: 0, fuel: 'none', price: 55_000 }, 24, 200 + 440],
  // £165 + £355, £180 + £390, half of £190 + £410.
  ['a petrol car of £50,000', { registered: '2021-06-10', price: 50_000 }, 42, 520 + 570 + 300],
  // £10 less until 31 March 2025: £170, £180, then £195.
  ['a hybrid of June 2022', { registered: '2022-06-10', fuel: 'alternative' }, 48, 170 + 180 + 195],
];
for (const [title, over, months, pounds] of BY_HAND)
  test(`${title}: £${pounds} in ${months} months after the first year`, () => {
    const vehicle = {
      registered: '2023-01-10',
      co2: 138,
      fuel: 'petrol',
      price: 30_000,
      capacityCc: 1_600,
      ...over,
    } as const;
    const { pence } = dutyOf(laterLicences(carOf(vehicle), TODAY), vehicle.registered, months);
    assert.equal(pence, (FIRST + pounds) * 100);
  });

test('without the car’s facts every later year is the service’s second one, and both table and chart say so', () => {
  const { pence, source } = dutyOf(null, '2023-12-10', 36);
  assert.equal(pence, (FIRST + 2 * SERVICE_LATER) * 100);
  assert.equal(source, 'Yearly tax, added up, every later year at the second year’s rate');
  assert.match(laterDutyNote(null), /^Where our tables lack/);
  const known = (unpublishedYear: string | null) => laterDutyNote([{ pounds: 200, unpublishedYear }]);
  assert.equal(known('2027-28'), 'Vehicle tax is that of each year’s first day, from 2027-28 at today’s rates.');
  assert.equal(known(null), 'Vehicle tax is that of each year’s first day.');
});
