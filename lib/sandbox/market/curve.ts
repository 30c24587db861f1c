import type { CatalogueDatabase, Powertrain } from '@/lib/sandbox/catalogue/catalogue-model';

/**
 * Share of the price new retained by a clean car of average mileage after 0, 1, 2 … years; calibrated on published
 * values.
 */
const carShares = [1, 0.72, 0.62, 0.53, 0.455, 0.39, 0.335, 0.285, 0.24, 0.2, 0.17] as const;
/** Vans (average condition, ex VAT): 45–55 % at three years, then 15–18 % a year (press). */
const vanShares = [1, 0.74, 0.62, 0.52, 0.43, 0.36, 0.3, 0.252, 0.212, 0.178, 0.15] as const;
/** After ten years the last step repeats: 15 % a year (cars), 16 % (vans). */
const laterYear = { CAR: 0.85, LCV: 0.84 } as const;

/** Years after first registration for which the book gives values. */
export const bookYears = 20;

/** The miles per year of the shares above. */
export const averageMilesPerYear = { CAR: 10000, LCV: 16000 } as const;

/** Share of the price new retained by a clean vehicle of average mileage; geometric between whole years. */
function retainedShareAtAverageMileage(database: CatalogueDatabase, ageMonths: number): number {
  const shares = database === 'CAR' ? carShares : vanShares;
  const years = Math.max(0, ageMonths) / 12;
  const whole = Math.min(Math.floor(years), 10);
  const start = shares[whole] ?? shares[10];
  if (whole === 10) return start * laterYear[database] ** (years - 10);
  const end = shares[whole + 1] ?? shares[10];
  return start * (end / start) ** (years - whole);
}

/**
 * The effect of mileage on the value: half a percent for each thousand miles over or under average (the published 4
 * years / 80,000 to 3 years / 60,000 ratio of 0.807 follows). Beyond 60,000 over and 40,000 under, it flattens and
 * never turns.
 */
export function mileageFactor(database: CatalogueDatabase, ageMonths: number, mileage: number): number {
  const average = (averageMilesPerYear[database] * Math.max(0, ageMonths)) / 12;
  const perThousand = 0.005;
  const over = (mileage - average) / 1000;
  if (over > 60) return 0.7 * Math.exp(((60 - over) * perThousand) / 0.7);
  if (over < -40) return 1.3 - 0.1 * Math.exp((over + 40) / 20);
  return 1 - over * perThousand;
}

/**
 * Electric against combustion by age in years: 8.5 % lower at three years, 14 % at four (cap, press); i4 against
 * M440i.
 */
const electricFactors = [0.93, 0.87, 0.89, 0.915, 0.86, 0.84, 0.82, 0.8] as const;

function powertrainFactor(powertrain: Powertrain, ageMonths: number): number {
  if (powertrain.endsWith('plug-in')) return 0.97;
  if (powertrain !== 'electric') return 1;
  const years = Math.max(0, ageMonths) / 12;
  const whole = Math.min(Math.floor(years), electricFactors.length - 1);
  const start = electricFactors[whole] ?? 0.8;
  const end = electricFactors[Math.min(whole + 1, electricFactors.length - 1)] ?? 0.8;
  return start + (end - start) * (years - whole);
}

/** Share of the price new retained in clean condition at an age and a mileage, before make, market and season. */
export function retainedShare(
  database: CatalogueDatabase,
  powertrain: Powertrain,
  ageMonths: number,
  mileage: number,
): number {
  return (
    retainedShareAtAverageMileage(database, ageMonths) *
    mileageFactor(database, ageMonths, mileage) *
    powertrainFactor(powertrain, ageMonths)
  );
}
