/** The prices of fuel and electricity. */
import { addDays, earlier } from '@/lib/sandbox/time/calendar';
import type { LegislationEntry, LegislationTable } from './dated';

/** A published price is used until the next one, but no longer than this. */
const STALE_AFTER_DAYS = 400;

/** Mean pump prices on a day, pence a litre with VAT: RAC Fuel Watch as news pages report it; June 2020: BEIS. */
const readings: readonly (readonly [day: string, petrol: number, diesel: number])[] = [
  ['2017-09-30', 119.19, 120.31],
  ['2018-07-31', 128.8, 131.9],
  ['2018-09-30', 131.38, 134.39],
  ['2019-10-31', 126.42, 130.49],
  ['2020-06-15', 106.4, 112.5],
  ['2022-03-31', 163.28, 177.29],
  ['2022-04-30', 162.75, 177],
  ['2023-05-14', 144.5, 154.3],
  ['2024-04-26', 150.12, 158.22],
  ['2024-05-31', 147.88, 153.58],
  ['2024-10-31', 135.2, 140.2],
  ['2025-01-01', 136.85, 142.91],
  ['2025-02-28', 139.65, 146.48],
  ['2025-05-09', 132.03, 138.14],
  ['2025-09-30', 135.41, 143.14],
  ['2025-11-30', 137.17, 146.57],
  ['2025-12-31', 135.37, 144.27],
  ['2026-01-31', 131.9, 140.97],
  ['2026-04-30', 157, 188.4],
  ['2026-05-31', 159.4, 183.9],
];

function pumpPrices(fuel: 1 | 2): readonly LegislationEntry<number>[] {
  return readings.map((reading, index) => {
    const [from] = reading;
    const next = readings[index + 1]?.[0];
    const stale = addDays(from, STALE_AFTER_DAYS);
    const to = next === undefined ? stale : earlier(addDays(next, -1), stale);
    return { from, to, value: reading[fuel], unit: 'pence a litre', source: `RAC Fuel Watch, ${from}` };
  });
}

export const petrolPrice: LegislationTable<number> = { name: 'petrol price', rows: pumpPrices(1) };
export const dieselPrice: LegislationTable<number> = { name: 'diesel price', rows: pumpPrices(2) };

/** A kilowatt-hour. HMRC's own inputs to its electric rates; before September 2025 derived from those rates. */
export const electricityPrice: LegislationTable<number> = {
  name: 'electricity price',
  rows: [
    {
      from: '2018-09-01',
      to: '2025-05-31',
      value: 14.36,
      unit: 'pence a kWh',
      source: 'advisory electric rate of 4p × 3.59 miles a kWh',
      assumed: true,
    },
    {
      from: '2025-06-01',
      to: '2025-08-31',
      value: 25.13,
      unit: 'pence a kWh',
      source: 'advisory electric rate of 7p × 3.59 miles a kWh',
      assumed: true,
    },
    { from: '2025-09-01', to: '2025-11-30', value: 27.04, unit: 'pence a kWh', source: 'HMRC, home, September 2025' },
    {
      from: '2025-12-01',
      to: null,
      value: 27.04,
      unit: 'pence a kWh',
      source: 'HMRC, home, September 2025',
      assumed: true,
    },
  ],
};
