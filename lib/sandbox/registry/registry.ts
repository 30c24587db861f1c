import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { bodies } from '@/lib/sandbox/catalogue/segments';
import { hash } from '@/lib/sandbox/seeded-random';
import { yearOf } from '@/lib/sandbox/time/calendar';
import { periodOfDate, plateShape, slicesOfPeriod } from '@/lib/sandbox/plates/plates';
import type { RegistryPlatePeriod } from '@/lib/sandbox/plates/plates';
import { alternativesFor, classicFor, derivativeFor, siblings } from '@/lib/sandbox/registry/choose';
import { eventsOf, historyUntil } from '@/lib/sandbox/registry/history';
import { issueOf } from '@/lib/sandbox/registry/issue';
import type { PlateIssue } from '@/lib/sandbox/registry/issue';
import type { RegisteredVehicle, RegisterRecord } from '@/lib/sandbox/registry/registered-vehicle';
import { classicRecord, registerRecord, tradeRecord } from '@/lib/sandbox/registry/records';
import { vinOfPlate, plateOfVin } from '@/lib/sandbox/registry/vin';
import { scenarioOf } from '@/lib/sandbox/faults/scenarios';
import type { Scenario } from '@/lib/sandbox/faults/scenarios';

/** The lettered period of a registration; the oldest one for days before letters began. */
function periodOf(registered: string): RegistryPlatePeriod {
  const period = periodOfDate(registered) ?? periodOfDate('1963-01-01');
  if (period === null) throw new Error('the plate calendar has no first period');
  return period;
}

function assemble(
  register: RegisterRecord,
  derivative: CatalogueDerivative | null,
  alternatives: readonly CatalogueDerivative[],
  identity: number,
): RegisteredVehicle {
  const period = periodOf(register.registrationDate);
  const slices = slicesOfPeriod(period);
  const slice = slices.find(({ from, to }) => from <= register.registrationDate && register.registrationDate <= to);
  const { vrm, vin } = register;
  return {
    vrm,
    vin,
    database: derivative?.database ?? (register.bodyType === 'PANEL VAN' ? 'LCV' : 'CAR'),
    register,
    trade: tradeRecord(register, identity),
    derivative,
    alternatives,
    period,
    slice: slice ?? { ...period, year: yearOf(period.from), month: 1, text: `${yearOf(period.from)} ${period.letter}` },
    keeperKnown: register.previousKeepers > 0,
    valued: true,
  };
}

/** A test plate names its car in words; the newest match sold on the day is used. */
function namedDerivative(scenario: Scenario, registered: string): CatalogueDerivative | undefined {
  const { database = 'CAR', car } = scenario;
  if (car === undefined) return undefined;
  const wanted = car.toUpperCase();
  return catalogue()
    .onSale(database, registered)
    .find(
      (candidate) =>
        `${candidate.model.range.manufacturer.name} ${candidate.model.range.name} ${candidate.name}`.toUpperCase() ===
        wanted,
    );
}

function generatedVehicle(
  vrm: string,
  issue: PlateIssue,
  today: string,
  scenario: Scenario | null,
): RegisteredVehicle | null {
  const { registered } = issue;
  // A test plate shows what it is for, without random events in its history.
  const events = scenario ? (scenario.events ?? {}) : eventsOf(vrm, registered);
  const history = historyUntil(vrm, registered, today, events);
  const derivative =
    plateShape(vrm) === 'q'
      ? undefined
      : ((scenario && namedDerivative(scenario, registered)) ?? derivativeFor(catalogue(), vrm, registered));
  const year = yearOf(registered);
  if (derivative !== undefined) {
    const vin = vinOfPlate(vrm, derivative.line.make.wmi, bodies[derivative.line.body].letter, year);
    const register = registerRecord({ vrm, vin, issue, history, today }, derivative);
    const alternatives =
      scenario === null
        ? alternativesFor(catalogue(), vrm, derivative, registered)
        : scenario.ambiguous === true
          ? siblings(catalogue(), derivative, registered)
          : [];
    return assemble(register, derivative, alternatives, derivative.refid);
  }
  const classic = classicFor(vrm, year);
  if (classic === undefined) return null;
  const vin = vinOfPlate(vrm, classic.wmi, 'H', year);
  const identity = hash(`${classic.manufacturer} ${classic.model}`) % 50000;
  return assemble(classicRecord({ vrm, vin, issue, history, today }, classic), null, [], identity);
}

/**
 * Expects a normalised mark. null: no such vehicle (shape unknown, not issued by `today`, or a not-found test plate).
 */
export function vehicleByPlate(vrm: string, today: string): RegisteredVehicle | null {
  if (plateShape(vrm) === null) return null;
  const scenario = scenarioOf(vrm);
  if (scenario?.found === false) return null;
  const drawn = issueOf(vrm);
  const issue: PlateIssue = scenario
    ? { registered: scenario.registered ?? drawn.registered, transferred: scenario.transferred ?? null }
    : drawn;
  if (issue.registered > today) return null;
  const vehicle = generatedVehicle(vrm, issue, today, scenario);
  return vehicle === null || scenario?.change === undefined ? vehicle : scenario.change(vehicle);
}

/** The vehicle whose VIN this is; null when it belongs to no plate. Upper or lower case. */
export function vehicleByVin(vin: string, today: string): RegisteredVehicle | null {
  const normalised = vin.trim().toUpperCase();
  const vrm = plateOfVin(normalised);
  const vehicle = vrm === null ? null : vehicleByPlate(vrm, today);
  return vehicle?.vin === normalised ? vehicle : null;
}
