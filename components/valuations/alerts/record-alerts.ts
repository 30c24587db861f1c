/** The alerts of a record and what was checked for them, the same on screen and for screen readers. */
import type { VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import { registerChecks } from '@/lib/domain/vehicles/flags/register-checks';
import { entryAlert } from '@/lib/domain/valuations/entry-warnings';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { SOURCES } from '@/lib/domain/source-names';

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

/** Its red flags and notes, and what looked doubtful in what was entered. */
export function recordAlerts({ flags, warnings }: Pick<ValuationRecord, 'flags' | 'warnings'>): RecordAlert[] {
  // Each fact the sources disagree on is a flag of the record; here they become one alert that lists the facts.
  const disagreements = flags.filter(({ code }) => code === 'sources_disagree');
  return [
    ...flags
      .filter((flag) => !disagreements.includes(flag))
      .map(({ severity, title, text }) => ({ gravity: GRAVITY_BY_SEVERITY[severity], title, reasons: [text] })),
    ...cautionOf('Sources disagree', disagreements),
    ...cautionOf(entryAlert(warnings), warnings),
  ];
}

/** One alert with all its reasons; none without reasons. */
const cautionOf = (title: string | null, reasons: readonly { readonly text: string }[]): RecordAlert[] =>
  title === null || reasons.length === 0
    ? []
    : [{ gravity: 'caution', title, reasons: reasons.map(({ text }) => text) }];

/** What the register was checked for. A missing look-up was not made; one that found nothing was. */
export function recordChecks({ register, lookUpMissing }: Pick<ValuationRecord, 'register' | 'lookUpMissing'>): {
  readonly checked: string | null;
  readonly unchecked: string | null;
  readonly nothingChecked?: string;
} {
  if (register) return registerChecks(register);
  if (lookUpMissing) return { checked: null, unchecked: `${lookUpMissing.reason} ${lookUpMissing.next}` };
  const noRecord = `${SOURCES.register.atStart} has no record`;
  return {
    checked: null,
    unchecked: `${noRecord} of this vehicle.`,
    nothingChecked: `${noRecord} – alerts not checked`,
  };
}
