/** What the miles cost in fuel or electricity, from the official figures and the prices of a day. */
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { technical } from '@/lib/sandbox/catalogue/technical';
import { inForce, lawStep } from '@/lib/sandbox/legislation/dated';
import { dieselPrice, electricityPrice, petrolPrice } from '@/lib/sandbox/legislation/fuel-prices';
import type { CalculationStep, Calculation } from '@/lib/sandbox/legislation/calculation';

const LITRES_PER_GALLON = 4.54609;
const KM_PER_MILE = 1.609344;

/** Pounds: miles ÷ mpg × 4.54609 × pence a litre ÷ 100. */
export const burnedPounds = (miles: number, mpg: number, pencePerLitre: number): number =>
  ((miles / mpg) * LITRES_PER_GALLON * pencePerLitre) / 100;

/** Pounds: miles × kWh a mile × pence a kWh ÷ 100. */
export const chargedPounds = (miles: number, wattHoursPerKm: number, pencePerKwh: number): number =>
  (miles * KM_PER_MILE * wattHoursPerKm * pencePerKwh) / 100_000;

/** WLTP utility factor to Euro 6e: the share of the distance that a plug-in hybrid drives on its battery. */
export function electricShare(rangeMiles: number): number {
  const factors = [26.25, -38.94, -631.05, 5964.83, -25094.6, 60380.21, -87517.16, 75513.77, -35748.77, 7154.94];
  const distance = Math.min(1, (rangeMiles * KM_PER_MILE) / 800);
  return 1 - Math.exp(-factors.reduce((sum, factor, index) => sum + factor * distance ** (index + 1), 0));
}

export interface FuelCostParams {
  /** Day whose specification it was built to. */
  readonly specified: string;
  /** Day of the prices. */
  readonly date: string;
  readonly miles: number;
}

/** Pounds over the miles at the prices of the day. @throws OutsideTable */
export function fuelCost(derivative: CatalogueDerivative, { specified, date, miles }: FuelCostParams): Calculation {
  const { powertrain } = derivative.engine;
  const data = technical(derivative, specified);
  const steps: CalculationStep[] = [{ name: 'Miles', value: miles, unit: 'miles', source: 'as asked' }];
  let value = 0;
  if (powertrain !== 'electric') {
    const price = inForce(powertrain.startsWith('diesel') ? dieselPrice : petrolPrice, date);
    value += burnedPounds(miles, data.mpgCombined, price.value);
    steps.push({ name: 'Consumption', value: data.mpgCombined, unit: 'mpg', source: `${data.cycle}, combined` });
    steps.push(lawStep('Fuel price', price));
  }
  if (powertrain === 'electric' || powertrain.endsWith('plug-in')) {
    const price = inForce(electricityPrice, date);
    // The official mpg of a plug-in hybrid already contains this share.
    const share = powertrain === 'electric' ? 1 : electricShare(data.electricRangeMiles);
    value += share * chargedPounds(miles, data.wattHoursPerKm, price.value);
    const source = share === 1 ? 'battery electric' : 'UN R154, utility factor';
    steps.push({ name: 'Share on electricity', value: share, unit: '', source });
    steps.push({ name: 'Electricity', value: data.wattHoursPerKm, unit: 'Wh/km', source: 'WLTP' });
    steps.push(lawStep('Electricity price', price));
  }
  steps.push({ name: 'Fuel cost', value, unit: 'GBP', source: 'miles ÷ mpg × 4.54609 × price' });
  return { value, steps };
}
