/**
 * WLTP figures as the service lists them: id, name and value. 67 is the technical data's own; the other ids are ours.
 */
import { meetsRde2 } from '@/lib/sandbox/catalogue/emissions';
import type { CatalogueDerivative, Technical } from '@/lib/sandbox/catalogue/catalogue-model';
import type { PerPhase } from '@/lib/sandbox/wltp/energy';
import type { WltpFigures } from '@/lib/sandbox/wltp/figures';

export interface WltpItem {
  readonly id: number;
  readonly name: string;
  readonly value: number | string;
}

const kmPerMile = 1.609344;
/** Imperial miles a gallon × litres per 100 km. */
const mpgTimesLitres = 282.481;
/** City range over combined, and all-electric range over its equivalent: common ratios of published figures. */
const cityOverCombined = 1.28;
const allElectricOverEquivalent = 1.04;

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

const phaseWords = [
  ['Low', 'low'],
  ['Medium', 'medium'],
  ['High', 'high'],
  ['Extra High', 'extraHigh'],
] as const;

function phased(
  firstId: number,
  name: string,
  unit: string,
  digits: number,
  { phases, combined }: { phases: PerPhase; combined: number },
  print: (value: number) => number = (value) => value,
  combinedDigits = digits,
): WltpItem[] {
  return [
    ...phaseWords.map(([word, phase], i) => ({
      id: firstId + i,
      name: `WLTP ${name} ${word} (${unit})`,
      value: rounded(print(phases[phase]), digits),
    })),
    { id: firstId + 4, name: `WLTP ${name} Combined (${unit})`, value: rounded(print(combined), combinedDigits) },
  ];
}

const mpg = (litres: number): number => mpgTimesLitres / litres;

function fuelItems({ co2, litresPer100Km, weighted }: WltpFigures): WltpItem[] {
  if (co2 === null || litresPer100Km === null) return [];
  return [
    // The certificate's CO2 is a whole number, its phases are not.
    ...phased(301, 'CO2', 'g/km', 1, co2, undefined, 0),
    ...(weighted ? [{ id: 306, name: 'WLTP CO2 Weighted Combined (g/km)', value: rounded(weighted.co2) }] : []),
    ...phased(311, 'Fuel Consumption', 'l/100km', 1, litresPer100Km),
    ...(weighted
      ? [
          {
            id: 316,
            name: 'WLTP Fuel Consumption Weighted Combined (l/100km)',
            value: rounded(weighted.litresPer100Km, 1),
          },
        ]
      : []),
    ...phased(321, 'Fuel Consumption', 'mpg', 1, litresPer100Km, mpg),
    ...(weighted
      ? [
          {
            id: 326,
            name: 'WLTP Fuel Consumption Weighted Combined (mpg)',
            value: rounded(mpg(weighted.litresPer100Km), 1),
          },
        ]
      : []),
  ];
}

function electricItems({ wattHoursPerKm, electricRangeKm, weighted }: WltpFigures): WltpItem[] {
  if (wattHoursPerKm === null || electricRangeKm === null) return [];
  const kind = weighted ? 'Weighted Combined' : 'Combined';
  const range = (id: number, name: string, km: number): WltpItem[] => [
    { id, name: `WLTP ${name} (km)`, value: rounded(km) },
    { id: id + 1, name: `WLTP ${name} (miles)`, value: rounded(km / kmPerMile) },
  ];
  return [
    { id: 331, name: `WLTP Electric Consumption ${kind} (Wh/km)`, value: rounded(wattHoursPerKm) },
    { id: 332, name: `WLTP Electric Consumption ${kind} (kWh/100km)`, value: rounded(wattHoursPerKm / 10, 1) },
    {
      id: 333,
      name: `WLTP Electric Consumption ${kind} (miles/kWh)`,
      value: rounded(1000 / wattHoursPerKm / kmPerMile, 1),
    },
    ...(weighted
      ? [
          ...range(341, 'Equivalent All Electric Range EAER', electricRangeKm),
          ...range(343, 'All Electric Range AER', electricRangeKm * allElectricOverEquivalent),
          ...range(345, 'All Electric Range City', electricRangeKm * allElectricOverEquivalent * cityOverCombined),
        ]
      : [
          ...range(347, 'Electric Range Combined', electricRangeKm),
          ...range(349, 'Electric Range City', electricRangeKm * cityOverCombined),
        ]),
  ];
}

/** Rolling resistance of the classes of car tyres, kg/t (Regulation (EU) 2020/740: A to 6.5, B 7.7, C 9.0, D 10.5). */
const tyreClass = (rolling: number): string =>
  rolling <= 6.5 ? 'A' : rolling <= 7.7 ? 'B' : rolling <= 9 ? 'C' : rolling <= 10.5 ? 'D' : 'E';

export function itemsOf(derivative: CatalogueDerivative, data: Technical, figures: WltpFigures): WltpItem[] {
  const { roadLoad, testMassKg, rolling, addedDragArea, co2, weighted } = figures;
  const { model, line, engine, gearbox } = derivative;
  const diesel = engine.powertrain.startsWith('diesel');
  return [
    { id: 67, name: 'CO2 (g/km)', value: rounded(weighted?.co2 ?? co2?.combined ?? 0) },
    ...fuelItems(figures),
    ...electricItems(figures),
    { id: 351, name: 'WLTP Test Mass (kg)', value: rounded(testMassKg) },
    { id: 352, name: 'Mass in Running Order (kg)', value: data.kerbKg },
    { id: 353, name: 'Maximum Laden Mass (kg)', value: data.grossKg },
    { id: 361, name: 'Road Load f0 (N)', value: rounded(roadLoad.f0, 1) },
    { id: 362, name: 'Road Load f1 (N/(km/h))', value: rounded(roadLoad.f1, 3) },
    { id: 363, name: 'Road Load f2 (N/(km/h)2)', value: rounded(roadLoad.f2, 5) },
    { id: 364, name: 'Added Drag Area (m2)', value: rounded(addedDragArea, 4) },
    { id: 365, name: 'Tyre Rolling Resistance Class', value: tyreClass(rolling) },
    { id: 114, name: 'Standard Euro Emissions', value: data.standardEmissions },
    ...(diesel ? [{ id: 371, name: 'RDE2 Compliant', value: meetsRde2(data.standardEmissions) ? 'Yes' : 'No' }] : []),
    {
      id: 372,
      name: 'Interpolation Family',
      value: `IP-${line.make.wmi}-${model.code}-${engine.powerPs}${gearbox.transmission.charAt(0)}-1`,
    },
  ];
}
