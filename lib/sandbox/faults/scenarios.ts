import type { CatalogueDatabase } from '@/lib/sandbox/catalogue/catalogue-model';
import type { VehicleEvents } from '@/lib/sandbox/registry/history';
import type { RegisteredVehicle } from '@/lib/sandbox/registry/registered-vehicle';

/** What the service layer does with a test plate before, or instead of, the ordinary answer. */
export type Behaviour =
  | { readonly kind: 'answer' }
  /** The ordinary answer, after so many seconds. */
  | { readonly kind: 'slow'; readonly seconds: number }
  /** HTTP 500. */
  | { readonly kind: 'error' }
  /** The reply ends in the middle. */
  | { readonly kind: 'cut' }
  /** Monthly look-up limit exceeded. */
  | { readonly kind: 'limit' };

export interface Scenario {
  /** As a dealer would type it, with its space. */
  readonly plate: string;
  /** One sentence: what it shows. */
  readonly description: string;
  /** A suitable mileage for it. */
  readonly mileage?: number;
  readonly behaviour?: Behaviour;
  readonly found?: false;
  readonly database?: CatalogueDatabase;
  /**
   * `MAKE RANGE derivative name`, any case; without it, or when it is not sold on the day, the car is drawn from the
   * plate.
   */
  readonly car?: string;
  readonly registered?: string;
  /** Day the mark was moved to this vehicle. */
  readonly transferred?: string;
  readonly ambiguous?: true;
  /**
   * The ordinary look-up states that there are other derivatives without listing them; the look-up of alternatives
   * lists them.
   */
  readonly unlisted?: true;
  readonly events?: VehicleEvents;
  readonly change?: (vehicle: RegisteredVehicle) => RegisteredVehicle;
}

function withRegisterFields(
  vehicle: RegisteredVehicle,
  words: Partial<NonNullable<RegisteredVehicle['register']>>,
): RegisteredVehicle {
  return vehicle.register === null ? vehicle : { ...vehicle, register: { ...vehicle.register, ...words } };
}

/**
 * Every test plate. Ordinary ones first, then one for each situation; all have UK shapes and can be typed in any
 * spacing.
 */
export const scenarios: readonly Scenario[] = [
  {
    plate: 'AB21 CDE',
    description: 'An ordinary small car: everything matches, nothing special.',
    mileage: 46000,
    car: 'Citroen C3 1.2 PureTech 83 C-Series 5dr',
    registered: '2021-03-15',
  },
  {
    plate: 'GO19 LFS',
    description: 'An ordinary family hatchback with an automatic gearbox.',
    mileage: 52000,
    car: 'Volkswagen Golf 1.5 TSI 150 Match 5dr DSG',
    registered: '2019-05-02',
  },
  {
    plate: 'EV22 CAR',
    description: 'An electric car: no CO2, battery and range instead.',
    mileage: 31000,
    car: 'Tesla Model 3 324kW Long Range Dual Motor 4dr Auto',
    registered: '2022-03-25',
  },
  {
    plate: 'HY23 BRD',
    description: 'A full hybrid sold in large numbers.',
    mileage: 28500,
    car: 'Toyota Yaris 1.5 Hybrid 116 Icon 5dr CVT',
    registered: '2023-03-10',
  },
  {
    plate: 'VA20 NNN',
    description: 'A van: the other database, values without VAT.',
    mileage: 78000,
    database: 'LCV',
    car: 'Ford Transit Custom 300 L1 2.0 EcoBlue 130ps Trend Van',
    registered: '2020-06-04',
  },
  { plate: 'NF19 UND', description: 'Not found: none of the three sources knows the reg.', found: false },
  {
    plate: 'SC16 RAP',
    description: 'Scrapped: the register has a date of scrapping.',
    registered: '2016-09-30',
    events: { scrapped: '2023-07-11' },
  },
  {
    plate: 'EX15 PRT',
    description: 'Exported: the register has a date of export.',
    registered: '2015-03-20',
    events: { exported: '2023-01-05' },
  },
  {
    plate: 'MP14 RTD',
    description: 'Imported: used abroad before its first UK registration.',
    registered: '2014-06-12',
    events: { imported: '2014-06-03', usedBefore: true },
  },
  {
    plate: 'TR12 NFR',
    description: 'Plate transfer: the reg came from another car and makes this one look older than it is.',
    registered: '2018-06-21',
    transferred: '2019-02-14',
  },
  {
    plate: 'KP11 RSS',
    description: 'Many keepers: seven before the present one.',
    registered: '2011-03-09',
    events: { keepers: { previous: 7, since: '2021-09-02' } },
  },
  {
    plate: 'AB2I CDE',
    description: 'Auto-corrected: the letter I is read as the figure 1 and AB21 CDE is looked up.',
    mileage: 46000,
  },
  {
    plate: 'DS18 AGR',
    description: 'Sources disagree: the register has another model, colour and fuel than the guide.',
    car: 'Ford Focus 1.0 EcoBoost 125 ST-Line 5dr',
    registered: '2018-04-11',
    change: (vehicle) =>
      withRegisterFields(vehicle, {
        model: 'MONDEO HATCHBACK',
        fuelType: 'DIESEL',
        colour: 'NOT STATED',
        engineCapacityCc: 1997,
      }),
  },
  {
    plate: 'TV17 DFF',
    description: 'Sources disagree: the trade body has another VIN than the register.',
    registered: '2017-05-19',
    change: (vehicle) =>
      vehicle.trade === null
        ? vehicle
        : { ...vehicle, trade: { ...vehicle.trade, vin: `${vehicle.vin.slice(0, 11)}000017` } },
  },
  {
    plate: 'AL20 TER',
    description: 'Several alternative derivatives: the register cannot tell the trims apart.',
    car: 'Vauxhall Corsa 1.2 Turbo 100 SE 5dr',
    registered: '2020-06-11',
    ambiguous: true,
  },
  {
    plate: 'NL20 STD',
    description: 'Several alternative derivatives, listed by the look-up of alternatives alone.',
    car: 'Vauxhall Corsa 1.2 Turbo 100 SE 5dr',
    registered: '2020-06-18',
    ambiguous: true,
    unlisted: true,
  },
  {
    plate: 'ML22 OUT',
    description: 'Mileage out of bounds: 240,000 miles are more than the guide values at this age.',
    mileage: 240000,
    registered: '2022-03-18',
  },
  {
    plate: 'NV13 ALU',
    description: 'No valuation: found and identified, but too rare for the guide to value.',
    mileage: 61000,
    registered: '2013-06-03',
    change: (vehicle) => ({ ...vehicle, valued: false }),
  },
  {
    plate: 'P123 ABC',
    description: 'Too old for the guide: register and trade body know it, the guide does not.',
    registered: '1997-03-03',
  },
  {
    plate: 'TB19 ADE',
    description: 'Trade body only: neither the register nor the guide knows it.',
    registered: '2019-03-01',
    change: (vehicle) => ({ ...vehicle, register: null, derivative: null, alternatives: [], keeperKnown: false }),
  },
  {
    plate: 'RG19 NLY',
    description: 'Register only: the trade body and the guide do not know it.',
    registered: '2019-09-17',
    change: (vehicle) => ({ ...vehicle, trade: null, derivative: null, alternatives: [] }),
  },
  {
    plate: 'HT21 MLX',
    description: 'Hostile text: descriptions hold markup, quotes and letters beyond ASCII, to be shown as text.',
    registered: '2021-06-08',
    change: (vehicle) =>
      withRegisterFields(vehicle, {
        model: `<b onmouseover="alert(1)">O'ROURKE & SÖHNE</b>`,
        colour: `"BLEU ÉTOILÉ" <script>alert('x')</script>`,
      }),
  },
  {
    plate: 'LM70 TED',
    description: 'Limit exceeded: the monthly look-up limit is used up.',
    behaviour: { kind: 'limit' },
  },
  {
    plate: 'SL70 WWW',
    description: 'Slow: the answer takes twenty seconds.',
    behaviour: { kind: 'slow', seconds: 20 },
  },
  { plate: 'FA70 LED', description: 'Failing: the service answers HTTP 500.', behaviour: { kind: 'error' } },
  { plate: 'CU70 TTT', description: 'Unreadable: the reply ends in the middle.', behaviour: { kind: 'cut' } },
];

const byPlate = new Map(scenarios.map((scenario) => [scenario.plate.replace(' ', ''), scenario]));

/** Expects a normalised mark; null for a mark that is not a test plate. */
export function scenarioOf(vrm: string): Scenario | null {
  return byPlate.get(vrm) ?? null;
}

/** How the service layer treats a (normalised) mark; a mark that is not a test plate gets the ordinary answer. */
export function behaviourOf(vrm: string): Behaviour {
  return scenarioOf(vrm)?.behaviour ?? { kind: 'answer' };
}
