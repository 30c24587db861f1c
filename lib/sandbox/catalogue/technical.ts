import { earlier } from '@/lib/sandbox/time/calendar';
import { draw, drawWhole } from '@/lib/sandbox/seeded-random';
import { emissionStandardOn, euroClassOn } from '@/lib/sandbox/catalogue/emissions';
import { pollutantFigures, officialFigures } from '@/lib/sandbox/catalogue/consumption';
import type { CatalogueDerivative, Powertrain, Technical } from '@/lib/sandbox/catalogue/catalogue-model';
import { bodies, segments } from '@/lib/sandbox/catalogue/segments';

/** As the guide writes a fuel type. */
const fuelTypes: Readonly<Record<Powertrain, string>> = {
  petrol: 'Petrol Unleaded',
  diesel: 'Diesel',
  electric: 'Electric',
  'petrol-mild-hybrid': 'Petrol/Electric Hybrid',
  'diesel-mild-hybrid': 'Diesel/Electric Hybrid',
  'petrol-hybrid': 'Petrol/Electric Hybrid',
  'petrol-plug-in': 'Petrol/PlugIn Elec Hybrid',
  'diesel-plug-in': 'Diesel/PlugIn Elec Hybrid',
  'petrol-lpg': 'Petrol/LPG',
};

/** Mass a powertrain adds to a petrol car's, kg. */
const powertrainKg: Readonly<Record<Powertrain, number>> = {
  petrol: 0,
  diesel: 55,
  electric: -110,
  'petrol-mild-hybrid': 20,
  'diesel-mild-hybrid': 75,
  'petrol-hybrid': 90,
  'petrol-plug-in': 190,
  'diesel-plug-in': 240,
  'petrol-lpg': 40,
};

/** Mass in running order, kg, to the next five. */
function kerbKg(derivative: CatalogueDerivative): number {
  const { engine, line, trim } = derivative;
  const segment = segments[line.segment];
  const kg =
    segment.kerbKg +
    bodies[line.body].kerbKg +
    (Math.min(engine.powerPs, 450) - 100) * 0.6 +
    powertrainKg[engine.powertrain] +
    engine.batteryKwh * 4.6 +
    (derivative.drivetrain === 'Four Wheel Drive' ? 70 : 0) +
    (derivative.gearbox.transmission === 'Automatic' ? 25 : 0) +
    (derivative.seats > 5 && line.body !== 'PV' ? 60 : 0) +
    trim.level * 45;
  return Math.round(kg / 5) * 5;
}

/** A light van's: 3.5 tonnes, or 4.25 where it is electric (SI 2018/784, alternatively fuelled vehicles). */
function grossKg(derivative: CatalogueDerivative, kg: number): number {
  const gross = Math.round((kg + segments[derivative.line.segment].payloadKg) / 5) * 5;
  if (derivative.database === 'CAR') return gross;
  return Math.min(gross, derivative.engine.powertrain === 'electric' ? 4250 : 3500);
}

/** 0–62 mph from mass and power: published figures of cars of all sizes agree within a second. */
function zeroTo62(derivative: CatalogueDerivative, kg: number): number {
  const electric = derivative.engine.powertrain === 'electric';
  const perPs = (kg + 75) / derivative.engine.powerPs;
  const grip = derivative.drivetrain === 'Four Wheel Drive' ? 0.95 : 1;
  const seconds = 1.06 * perPs ** 0.95 * grip * (electric ? 0.88 : 1) * (derivative.database === 'LCV' ? 1.12 : 1);
  return Math.round(Math.max(2.3, seconds) * 10) / 10;
}

function topSpeed(derivative: CatalogueDerivative): number {
  const segment = segments[derivative.line.segment];
  const free = 25.3 * derivative.engine.powerPs ** (1 / 3) * segment.speedFactor;
  const electricLimit = derivative.engine.powerPs > 380 ? 155 : derivative.database === 'LCV' ? 81 : 112;
  const limit = derivative.engine.powertrain === 'electric' ? electricLimit : segment.topSpeedLimitMph;
  return Math.round(Math.min(free, limit));
}

/** 1–50, from power and price new (the Group Rating Panel's own inputs are not public). */
function insuranceGroup(derivative: CatalogueDerivative): number {
  const pounds = derivative.basicPriceNewPence / 100;
  return Math.max(1, Math.min(50, Math.round(derivative.engine.powerPs * 0.1 + pounds / 2600 - 3)));
}

function cylinders(derivative: CatalogueDerivative): number {
  const { capacityCc } = derivative.engine;
  const steps: readonly (readonly [cc: number, count: number])[] = [
    [0, 0],
    [900, 2],
    [1340, 3],
    [2500, 4],
    [3650, 6],
    [5300, 8],
  ];
  return steps.find(([cc]) => capacityCc <= cc)?.[1] ?? 12;
}

function torque(derivative: CatalogueDerivative): number {
  const { powertrain, powerPs, turbo } = derivative.engine;
  const perPs = powertrain === 'electric' ? 1.75 : powertrain.startsWith('diesel') ? 2.25 : turbo ? 1.55 : 1.2;
  return Math.round((powerPs * perPs) / 5) * 5;
}

function powerRpm(derivative: CatalogueDerivative): number {
  const { powertrain, turbo } = derivative.engine;
  if (powertrain === 'electric') return 0;
  return powertrain.startsWith('diesel') ? 3750 : turbo ? 5250 : 6000;
}

/** NCAP tests a generation, so all its derivatives agree; the tests get harder each year. */
function ncap(derivative: CatalogueDerivative): number[] {
  const words = `${derivative.model.range.manufacturer.name} ${derivative.model.range.name} ${derivative.line.from} ncap`;
  const base = derivative.line.from < '2009' ? 70 : 76;
  return ['adult', 'child', 'pedestrian', 'assist'].map((part, i) =>
    drawWhole(`${words} ${part}`, base - i * 4 - 4, Math.min(97, base + 18 - i * 3)),
  );
}

function sizes(derivative: CatalogueDerivative): Pick<Technical, 'lengthMm' | 'widthMm' | 'heightMm' | 'wheelbaseMm'> {
  const { line } = derivative;
  const segment = segments[line.segment];
  const words = `${derivative.model.range.name} ${line.from} ${line.body} size`;
  const stretch = 0.98 + draw(words) * 0.04;
  const lengthMm = Math.round((segment.lengthMm + bodies[line.body].lengthMm) * stretch);
  return {
    lengthMm,
    widthMm: Math.round(segment.widthMm * (0.985 + draw(`${words} width`) * 0.03)),
    heightMm: Math.round(segment.heightMm * (0.99 + draw(`${words} height`) * 0.02)),
    wheelbaseMm: Math.round(segment.wheelbaseMm * stretch),
  };
}

/**
 * All technical data of a derivative as specified on a day, after run-out on its last (CO2 changes from NEDC to WLTP
 * in September 2018).
 */
export function technical(derivative: CatalogueDerivative, day: string): Technical {
  const date = earlier(day, derivative.runOut ?? day);
  const { engine, line } = derivative;
  const segment = segments[line.segment];
  const electric = engine.powertrain === 'electric';
  const van = derivative.database === 'LCV';
  const kg = kerbKg(derivative);
  const group = insuranceGroup(derivative);
  const [adult = 80, child = 78, pedestrian = 70, assist = 66] = ncap(derivative);
  const mean = (adult + child + pedestrian + assist) / 4;
  const luggage = line.body === 'E' ? 1.28 : line.body === 'K' ? 0.7 : 1;
  const tows = !(electric && segment.kerbKg < 1200) && line.segment !== 'GT';
  const pad = (value: number) =>
    `${value}${'ADEPU'.charAt(drawWhole(`${line.make.name} ${line.from} security`, 1, 2))}`;
  return {
    ...officialFigures(derivative, date),
    ...pollutantFigures(derivative, date),
    euroClass: euroClassOn(date),
    standardEmissions: electric ? 'Not applicable' : emissionStandardOn(date),
    powerBhp: Math.round(engine.powerPs / 1.01387),
    powerPs: engine.powerPs,
    powerKw: Math.round(engine.powerPs * 0.7355),
    powerRpm: powerRpm(derivative),
    torqueNm: torque(derivative),
    cylinders: cylinders(derivative),
    capacityCc: engine.capacityCc,
    zeroTo62Seconds: zeroTo62(derivative, kg),
    topSpeedMph: topSpeed(derivative),
    fuelType: fuelTypes[engine.powertrain],
    fuelDelivery: electric ? 'Not applicable' : engine.turbo ? 'Turbo' : 'Injection',
    tankLitres: electric
      ? 0
      : engine.powertrain.endsWith('plug-in')
        ? Math.round(segment.tankLitres * 0.85)
        : segment.tankLitres,
    batteryKwh: engine.batteryKwh,
    electricRangeMiles: engine.electricRangeMiles,
    ...sizes(derivative),
    kerbKg: kg,
    grossKg: grossKg(derivative, kg),
    towBrakedKg: tows ? Math.round(Math.min(3500, kg * (van || line.body === 'U' ? 1.25 : 0.95)) / 50) * 50 : 0,
    towUnbrakedKg: tows ? Math.min(750, Math.round(kg / 20) * 10) : 0,
    luggageSeatsUpLitres: Math.round(segment.luggageSeatsUpLitres * luggage),
    luggageSeatsDownLitres: Math.round(segment.luggageSeatsDownLitres * luggage),
    insuranceGroup1: pad(Math.max(1, Math.round(group * 0.4))),
    insuranceGroup2: pad(Math.max(1, Math.round(group * 0.4))),
    insuranceGroup50: van ? null : pad(group),
    ncapOverall: mean > 76 ? 5 : mean > 68 ? 4 : 3,
    ncapAdultPercent: adult,
    ncapChildPercent: child,
    ncapPedestrianPercent: pedestrian,
    ncapSafetyAssistPercent: assist,
    warrantyYears: line.make.warranty[0],
    warrantyMiles: line.make.warranty[1],
    soundStationaryDb: electric ? 0 : 74 + Math.min(14, Math.round(engine.powerPs / 40)),
    soundEngineRpm: electric ? 0 : Math.round(powerRpm(derivative) * 0.75),
    soundDriveByDb: date < '2016-07-01' ? 72 : electric ? 66 : 68,
  };
}
