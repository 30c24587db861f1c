/** The alerts of a record and what was checked for them, the same on screen and for screen readers. */
import type { VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import { checkAlert, type CheckedRecord } from '@/lib/domain/vehicles/flags/check-alert';
import { registerChecks, type RegisterChecks } from '@/lib/domain/vehicles/flags/register-checks';
import { entryAlert } from '@/lib/domain/valuations/entry-warnings';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';

export interface RecordAlert {
  readonly gravity: 'serious' | 'caution' | 'note';
  readonly title: string;
  /** The reasons, a sentence each. */
  readonly reasons: readonly string[];
}

const GRAVITY_BY_SEVERITY = { stop: 'serious', warn: 'caution', note: 'note' } as const satisfies Record<
  VehicleFlag['severity'],
  RecordAlert['gravity']
>;

/** Its red flags and notes, that it was not or not wholly checked, and what looked doubtful in what was entered. */
export function recordAlerts(record: Pick<ValuationRecord, 'flags' | 'warnings'> & CheckedRecord): RecordAlert[] {
  const { flags, warnings } = record;
  // Each fact the sources disagree on is a flag of the record; here they become one alert that lists the facts.
  const disagreements = flags.filter(({ code }) => code === 'sources_disagree');
  const check = checkAlert(record);
  const ofCheck = (isPartial: boolean) => (check?.isPartial === isPartial ? cautionOf(check.title, [check]) : []);
  const ofVehicle = (isStop: boolean) =>
    flags
      .filter((flag) => !disagreements.includes(flag) && (flag.severity === 'stop') === isStop)
      .map(({ severity, title, text }) => ({ gravity: GRAVITY_BY_SEVERITY[severity], title, reasons: [text] }));
  return [
    ...ofVehicle(true),
    ...ofCheck(false),
    ...ofVehicle(false),
    ...cautionOf('Sources disagree', disagreements),
    ...ofCheck(true),
    ...cautionOf(entryAlert(warnings), warnings),
  ];
}

/** One alert with all its reasons; none without reasons. */
const cautionOf = (title: string | null, reasons: readonly { readonly text: string }[]): RecordAlert[] =>
  title === null || reasons.length === 0
    ? []
    : [{ gravity: 'caution', title, reasons: reasons.map(({ text }) => text) }];

/** What the register was checked for, where that is not one of the alerts: see `checkAlert`. */
export function recordChecks(record: CheckedRecord): RegisterChecks {
  const { register, lookUpMissing } = record;
  if (checkAlert(record)) return { checked: null, unchecked: null };
  if (register) return registerChecks(register);
  return { checked: null, unchecked: lookUpMissing && `${lookUpMissing.reason} ${lookUpMissing.next}` };
}
