import { draw } from '@/lib/sandbox/seeded-random';
import { wltpSince } from '@/lib/sandbox/catalogue/emissions';
import type { CatalogueDerivative, Powertrain, Technical } from '@/lib/sandbox/catalogue/catalogue-model';
import { bodies, segments } from '@/lib/sandbox/catalogue/segments';

/** g of CO2 per litre × 100 km: VCA set 2025, median (petrol 22.62, diesel 26.19). */
export function gramsPerLitre(powertrain: Powertrain): number {
  return powertrain.startsWith('diesel') ? 26.19 : 22.62;
}

/** Median WLTP over NEDC by fuel: 2,445 rows of the VCA file of 2019 that print both. */
function wltpOverNedc(powertrain: Powertrain): number {
  if (powertrain.startsWith('diesel')) return 1.208;
  return powertrain === 'petrol-hybrid' ? 1.276 : 1.151;
}

/** Phase over combined consumption: WLTP low and high phases (VCA set 2025, medians). */
function phases(powertrain: Powertrain): readonly [urban: number, extraUrban: number] {
  if (powertrain === 'petrol-hybrid') return [0.926, 0.878];
  return powertrain.startsWith('diesel') ? [1.234, 0.862] : [1.243, 0.857];
}

/** Litres per 100 km as imperial miles per gallon, one decimal. */
function mpg(litres: number): number {
  return litres === 0 ? 0 : Math.round(2824.81 / litres) / 10;
}

function wltpCo2(derivative: CatalogueDerivative): number {
  const { engine, line, trim } = derivative;
  if (engine.powertrain === 'electric') return 0;
  const words = `${derivative.model.code} ${engine.badge} co2`;
  const own = engine.referenceCo2 * (0.99 + draw(words) * 0.02) * (1 + trim.level * 0.02);
  if (engine.co2AsItStands) return Math.round(own);
  const bodyFactor = line.body === 'E' ? 1.015 : line.body === 'K' ? 1.05 : bodies[line.body].letter === 'M' ? 1.01 : 1;
  const drive = derivative.drivetrain === 'Four Wheel Drive' ? 1.08 : 1;
  const gears = derivative.gearbox.transmission === 'Automatic' ? 1.02 : 1;
  return Math.round(own * segments[line.segment].co2Factor * bodyFactor * drive * gears);
}

type ConsumptionFigures = Pick<
  Technical,
  | 'co2GramsPerKm'
  | 'wltpLowCo2'
  | 'wltpHighCo2'
  | 'nedcCo2'
  | 'cycle'
  | 'mpgUrban'
  | 'mpgExtraUrban'
  | 'mpgCombined'
  | 'wattHoursPerKm'
>;

/** CO2 and consumption by the cycle in force on the day; electric: zero, and Wh per km from battery and range. */
export function officialFigures(derivative: CatalogueDerivative, date: string): ConsumptionFigures {
  const { engine } = derivative;
  const wltp = wltpCo2(derivative);
  const nedcCo2 = Math.round(wltp / wltpOverNedc(engine.powertrain));
  const cycle = date >= wltpSince ? 'WLTP' : 'NEDC';
  const co2 = cycle === 'WLTP' ? wltp : nedcCo2;
  const litres = co2 / gramsPerLitre(engine.powertrain);
  const [urban, extraUrban] = phases(engine.powertrain);
  // 12 % of the charge is lost on its way into the battery.
  const wattHours =
    engine.electricRangeMiles === 0 ? 0 : (engine.batteryKwh * 1000 * 1.12) / (engine.electricRangeMiles * 1.609344);
  return {
    co2GramsPerKm: co2,
    wltpLowCo2: cycle === 'WLTP' ? Math.round(wltp * 0.985) : nedcCo2,
    wltpHighCo2: cycle === 'WLTP' ? Math.round(wltp * 1.06) : nedcCo2,
    nedcCo2,
    cycle,
    mpgUrban: mpg(litres * urban),
    mpgExtraUrban: mpg(litres * extraUrban),
    mpgCombined: mpg(litres),
    wattHoursPerKm: Math.round(wattHours),
  };
}

type PollutantFigures = Pick<Technical, 'coGramsPerKm' | 'hcGramsPerKm' | 'noxGramsPerKm' | 'hcPlusNoxGramsPerKm'>;

/** Tailpipe pollutants within the limits of the class; diesels are limited on HC and NOx together. */
export function pollutantFigures(derivative: CatalogueDerivative, date: string): PollutantFigures {
  const { engine } = derivative;
  if (engine.powertrain === 'electric') {
    return { coGramsPerKm: 0, hcGramsPerKm: 0, noxGramsPerKm: 0, hcPlusNoxGramsPerKm: 0 };
  }
  const share = (part: string) => 0.35 + 0.5 * draw(`${derivative.model.code} ${engine.badge} ${part}`);
  const diesel = engine.powertrain.startsWith('diesel');
  const noxLimit = diesel ? (date < '2015-09-01' ? 0.18 : 0.08) : 0.06;
  const nox = Math.round(noxLimit * share('nox') * 1000) / 1000;
  const hc = Math.round((diesel ? 0.03 : 0.1) * share('hc') * 1000) / 1000;
  return {
    coGramsPerKm: Math.round((diesel ? 0.5 : 1) * share('co') * 0.5 * 1000) / 1000,
    hcGramsPerKm: hc,
    noxGramsPerKm: nox,
    hcPlusNoxGramsPerKm: Math.round((hc + nox) * 1000) / 1000,
  };
}
