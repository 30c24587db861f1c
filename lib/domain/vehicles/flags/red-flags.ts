/** Finds the red flags in the register's entry, and where the sources contradict each other. */
import { formatDate, formatPlural } from '@/lib/format';
import { daysBetween, monthsBetween, type Day } from '@/lib/domain/time/calendar';
import type { VehicleFlag } from './flags';
import { STOP_TITLES } from './stop-titles';
import type { Identity } from '@/lib/domain/vehicles/identity/identity';
import { OTHER_VEHICLE } from '@/lib/domain/vehicles/identity/same-fact';
import { normalisePlate, readPlate } from '@/lib/domain/plates/plate-shapes';
import type { RegisterFacts, Registration } from '@/lib/domain/vehicles/registration/registration';
import { SOURCES } from '@/lib/domain/source-names';

/** Rows whose differences may mean another vehicle, or another value: each is an alert, on the record and in lists. */
const IDENTITY_FIELDS: readonly string[] = [
  OTHER_VEHICLE,
  'manufacturer',
  'model',
  'fuel',
  'vin',
  'plate',
  'registered',
  'identifier',
];
const SEVERITIES: readonly VehicleFlag['severity'][] = ['stop', 'warn', 'note'];
const MANY_KEEPERS = 4;
const RECENT_DAYS = 90;
const STOOD_MONTHS = 12;
/** A mark that was last issued this long before registration was not the vehicle's first. */
const PRIVATE_MONTHS = 3;

/**
 * The flags of a vehicle, the most serious first.
 * @param today decides how recent a change of keeper is
 * @param chosen the dealer chose the derivative, so another match in the guide is not an alert
 */
export function redFlags(
  registration: Registration | null,
  { disagreements }: Pick<Identity, 'disagreements'>,
  today: Day,
  chosen = false,
): VehicleFlag[] {
  const register = registration?.register;
  const flags: VehicleFlag[] = register ? [...markers(register), ...keepers(register, today), ...dates(register)] : [];
  for (const { field, text } of disagreements) {
    if (chosen && field === 'identifier') continue;
    if (IDENTITY_FIELDS.includes(field))
      flags.push({ code: 'sources_disagree', severity: 'warn', title: 'Sources disagree', text, day: null });
  }
  return flags.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

function markers(register: RegisterFacts): VehicleFlag[] {
  const on = (day: Day | null) => (day ? ` on ${formatDate(day)}` : '');
  const rows: [RegisterFacts['scrapped'], Omit<VehicleFlag, 'day'>][] = [
    [
      register.scrapped,
      {
        code: 'scrapped',
        severity: 'stop',
        title: STOP_TITLES.scrapped,
        text: `Recorded as scrapped${on(register.scrapped.day)}. It cannot go back on the road with this reg.`,
      },
    ],
    [
      register.exported,
      {
        code: 'exported',
        severity: 'stop',
        title: STOP_TITLES.exported,
        text: `Recorded as exported${on(register.exported.day)}. A vehicle offered to you with this reg may not be this one.`,
      },
    ],
    [
      register.imported,
      {
        code: 'imported',
        severity: 'warn',
        title: 'Imported',
        text: `Imported${on(register.imported.day)}. Its specification may differ from the UK one ${SOURCES.guide.inText} values.`,
      },
    ],
    [
      register.plateTransfer,
      {
        code: 'plate_transfer',
        severity: 'warn',
        title: 'Plate transfer',
        text: `Plate change${on(register.plateTransfer.day)} – confirm VIN on the V5C.`,
      },
    ],
  ];
  const flags = rows.flatMap(([{ set, day }, flag]) => (set ? [{ ...flag, day }] : []));
  if (register.usedBeforeFirstRegistration)
    flags.push({
      code: 'used_before_registration',
      severity: 'warn',
      title: 'Used before registration',
      text: usedBeforeText(register),
      day: register.firstRegistered,
    });
  return flags;
}

/** Sentences, each beside the condition under which it is true. */
const USED_BEFORE: readonly { readonly holds: (register: DatedPlate) => boolean; readonly text: string }[] = [
  { holds: () => true, text: 'Used before it was first registered in the UK.' },
  {
    holds: ({ manufactured, plate }) => {
      const period = plate && readPlate(normalisePlate(plate))?.period;
      return Boolean(period && manufactured && manufactured < period.from);
    },
    text: 'It is older than its plate suggests.',
  },
];

type DatedPlate = Pick<RegisterFacts, 'manufactured' | 'plate'>;

const usedBeforeText = (register: DatedPlate): string =>
  USED_BEFORE.flatMap(({ holds, text }) => (holds(register) ? [text] : [])).join(' ');

function keepers({ previousKeepers, keeperAcquired: since }: RegisterFacts, today: Day): VehicleFlag[] {
  if (previousKeepers === null || (previousKeepers === 0 && since === null)) return [];
  const recent = since !== null && since <= today && daysBetween(since, today) < RECENT_DAYS;
  const changed = since
    ? ` Last change of keeper on ${formatDate(since)}${recent ? `, ${beforeCheck(daysBetween(since, today))}` : ''}.`
    : '';
  const count = previousKeepers === 0 ? 'No previous keeper' : formatPlural(previousKeepers, 'previous keeper');
  return [
    {
      code: 'keepers',
      severity: previousKeepers >= MANY_KEEPERS || recent ? 'warn' : 'note',
      title: recent ? 'New keeper when checked' : count,
      text: `${count}.${changed}`,
      day: since,
    },
  ];
}

/** The sentence is saved with the record and read at any time after. */
const beforeCheck = (days: number): string =>
  days === 0 ? 'the day of this check' : `${formatPlural(days, 'day')} before this check`;

function dates({ plate, manufactured, firstRegistered, registered }: RegisterFacts): VehicleFlag[] {
  const flags: VehicleFlag[] = [];
  const note = (text: string, day: Day | null, severity: VehicleFlag['severity'] = 'note') =>
    flags.push({ code: 'dates', severity, title: 'Dates', text, day });
  const first = firstRegistered ?? registered;
  const period = plate ? readPlate(normalisePlate(plate))?.period : null;
  if (first && period && period.from > first)
    note(
      `It was first registered on ${formatDate(first)}, before ${period.identifier} plates were issued. A plate may not make a vehicle look newer than it is.`,
      first,
      'warn',
    );
  if (first && period && monthsBetween(period.to, first) >= PRIVATE_MONTHS)
    note(`First registered on ${formatDate(first)} with an older plate: probably a private plate.`, first);
  if (first && manufactured && monthsBetween(manufactured, first) >= STOOD_MONTHS)
    note(
      `Built on ${formatDate(manufactured)}, ${monthsBetween(manufactured, first)} months before it was first registered.`,
      manufactured,
    );
  if (registered && firstRegistered && firstRegistered < registered)
    note(`First registered on ${formatDate(firstRegistered)}, in the UK on ${formatDate(registered)}.`, registered);
  return flags;
}
