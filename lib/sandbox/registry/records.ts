import { addDays, earlier } from '@/lib/sandbox/time/calendar';
import { drawWhole, hash } from '@/lib/sandbox/seeded-random';
import type { CatalogueDerivative, Powertrain } from '@/lib/sandbox/catalogue/catalogue-model';
import { bodies } from '@/lib/sandbox/catalogue/segments';
import { technical } from '@/lib/sandbox/catalogue/technical';
import type { Classic } from '@/lib/sandbox/registry/classics';
import { colourOf } from '@/lib/sandbox/registry/colours';
import type { KeeperHistory } from '@/lib/sandbox/registry/history';
import type { PlateIssue } from '@/lib/sandbox/registry/issue';
import type { RegisterRecord, TradeRecord } from '@/lib/sandbox/registry/registered-vehicle';

const registerFuel: Readonly<Record<Powertrain, string>> = {
  petrol: 'PETROL',
  diesel: 'DIESEL',
  electric: 'ELECTRICITY',
  'petrol-mild-hybrid': 'HYBRID ELECTRIC',
  'diesel-mild-hybrid': 'HYBRID ELECTRIC',
  'petrol-hybrid': 'HYBRID ELECTRIC',
  'petrol-plug-in': 'HYBRID ELECTRIC',
  'diesel-plug-in': 'HYBRID ELECTRIC',
  'petrol-lpg': 'GAS BI-FUEL',
};

/** `5 DOOR HATCHBACK`, `4 DOOR SALOON`, `ESTATE` */
function registerBody(derivative: CatalogueDerivative): string {
  const word = bodies[derivative.line.body].registerWord;
  return word === 'HATCHBACK' || word === 'SALOON' ? `${derivative.doors} DOOR ${word}` : word;
}

/** A maker's engine code, then a number: `HM05  10500001      `, twenty places. */
function engineNumber(vrm: string, words: string): string {
  const code = hash(`${words} engine code`);
  const series = `${'ABCDEFGHKLMNRSTUVWYZ'.charAt(code % 20)}${'ABDEFHJKLMNPRSTY'.charAt((code >>> 5) % 16)}`;
  const kind = String((code >>> 10) % 100).padStart(2, '0');
  const serial = String(drawWhole(`${vrm} engine number`, 10_000_000, 99_999_999));
  return `${series}${kind}  ${serial}`.padEnd(20);
}

type CommonRegisterFields = Pick<
  RegisterRecord,
  | 'vrm'
  | 'vin'
  | 'wheelPlan'
  | 'registrationDate'
  | 'manufacturedDate'
  | 'firstRegistrationDate'
  | 'usedBeforeFirstRegistration'
  | 'scrappedDate'
  | 'exportedDate'
  | 'importedDate'
  | 'previousAcquisition'
  | 'previousDisposal'
  | 'previousKeepers'
  | 'cherishedTransfer'
  | 'transferDate'
>;

/** A vehicle's entry on the register, apart from what its make and model decide. */
interface RegisterEntry {
  readonly vrm: string;
  readonly vin: string;
  readonly issue: PlateIssue;
  readonly history: KeeperHistory;
  /** The day on which the register is read. */
  readonly today: string;
}

/** @param lastMade the last day on which the model was made; null while it still is */
function commonRegisterFields(
  { vrm, vin, issue, history, today }: RegisterEntry,
  lastMade: string | null,
): CommonRegisterFields {
  const made = addDays(issue.registered, -drawWhole(`${vrm} made`, 20, 110));
  const moved = issue.transferred !== null && issue.transferred <= today;
  return {
    vrm,
    vin,
    wheelPlan: '2-AXLE-RIGID BODY',
    registrationDate: issue.registered,
    manufacturedDate: lastMade === null ? made : earlier(made, lastMade),
    firstRegistrationDate: issue.registered,
    usedBeforeFirstRegistration: history.usedBefore,
    scrappedDate: history.scrapped,
    exportedDate: history.exported,
    importedDate: history.imported,
    previousAcquisition: history.previousAcquisition,
    previousDisposal: history.previousDisposal,
    previousKeepers: history.previousKeepers,
    cherishedTransfer: moved,
    transferDate: moved ? issue.transferred : null,
  };
}

/** The register's record of a car in the catalogue. */
export function registerRecord(entry: RegisterEntry, derivative: CatalogueDerivative): RegisterRecord {
  const { vrm, issue } = entry;
  const data = technical(derivative, issue.registered);
  return {
    ...commonRegisterFields(entry, derivative.discontinued),
    manufacturer: derivative.model.range.manufacturer.name,
    model: derivative.model.name.replace(/ \(\d\d-\d\d\)$/, '').toUpperCase(),
    fuelType: registerFuel[derivative.engine.powertrain],
    bodyType: registerBody(derivative),
    doors: derivative.doors,
    seating: derivative.seats,
    co2: data.co2GramsPerKm,
    engineCapacityCc: data.capacityCc,
    engineNumber: engineNumber(vrm, `${derivative.line.make.letters} ${derivative.engine.badge}`),
    colour: colourOf(vrm, derivative.database === 'LCV'),
    massInServiceKg: data.kerbKg,
    maxMassKg: data.grossKg,
    maxNetPowerKw: data.powerKw,
    maxTowBrakedKg: data.towBrakedKg,
    maxTowUnbrakedKg: data.towUnbrakedKg,
    soundStationaryDb: data.soundStationaryDb,
    soundEngineRpm: data.soundEngineRpm,
    soundDriveByDb: data.soundDriveByDb,
  };
}

/** The register's record of a vehicle older than the catalogue; a figure not recorded then is 0. */
export function classicRecord(entry: RegisterEntry, classic: Classic): RegisterRecord {
  const { vrm, issue } = entry;
  return {
    ...commonRegisterFields(entry, null),
    manufacturer: classic.manufacturer,
    model: classic.model,
    fuelType: classic.fuel,
    bodyType: classic.body,
    doors: classic.doors,
    seating: classic.seats,
    // CO2 is on the register from March 2001.
    co2: issue.registered < '2001-03-01' ? 0 : Math.round(classic.cc / 11 + 20),
    engineCapacityCc: classic.cc,
    engineNumber: engineNumber(vrm, `${classic.manufacturer} ${classic.model}`),
    colour: colourOf(vrm, classic.body === 'PANEL VAN'),
    massInServiceKg: classic.massKg,
    maxMassKg: Math.round((classic.massKg * 1.4) / 5) * 5,
    maxNetPowerKw: classic.powerKw,
    maxTowBrakedKg: 0,
    maxTowUnbrakedKg: 0,
    soundStationaryDb: 0,
    soundEngineRpm: 0,
    soundDriveByDb: 0,
  };
}

/** The trade body's record: its own model code, `F50001 A`. */
export function tradeRecord(register: RegisterRecord, identity: number): TradeRecord {
  const letter = 'ABCDEFGHJKLM'.charAt(hash(`${register.manufacturer} ${identity}`) % 12);
  return {
    mvris: `${register.manufacturer.charAt(0)}${String(identity).padStart(5, '0')} ${letter}`,
    vrm: register.vrm,
    vin: register.vin,
    registrationDate: register.registrationDate,
  };
}
