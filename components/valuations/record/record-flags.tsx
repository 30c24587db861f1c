import { RedFlagStrip, type RedFlag } from '@/components/ui/feedback/red-flag-strip';
import type { VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import { registerChecks } from '@/lib/domain/vehicles/flags/register-checks';
import type { EntryWarning, ValuationRecord } from '@/lib/domain/valuations/valuation';
import { SOURCES } from '@/lib/domain/source-names';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatList } from '@/lib/format';

const GRAVITY_BY_SEVERITY = { stop: 'serious', warn: 'caution', note: 'note' } as const satisfies Record<
  VehicleFlag['severity'],
  string
>;

const FIELD_NAMES: Record<EntryWarning['field'], string> = {
  plate: 'reg',
  vin: 'VIN',
  mileage: 'mileage',
  identifier: 'guide ID',
  registered: 'date of first registration',
};

/** The alerts of a record, before its money: its red flags, and what looked doubtful in what was entered. */
export function RecordFlags({
  flags,
  register,
  lookUpMissing,
  identity,
  warnings,
}: Pick<ValuationRecord, 'flags' | 'register' | 'lookUpMissing' | 'identity' | 'warnings'>) {
  return (
    <RedFlagStrip
      subject={displayName(identity.title)}
      flags={[...redFlags(flags), ...entryAlerts(warnings)]}
      {...(register
        ? registerChecks(register)
        : {
            checked: null,
            unchecked: lookUpMissing
              ? `${lookUpMissing.reason} ${lookUpMissing.next}`
              : `${SOURCES.register.atStart} has no record of this vehicle.`,
          })}
    />
  );
}

/** Each fact the sources disagree on is a flag of the record; on screen they are one, with its facts beneath. */
function redFlags(flags: readonly VehicleFlag[]): RedFlag[] {
  const disagreements = flags.filter(({ code }) => code === 'sources_disagree');
  return [
    ...flags
      .filter((flag) => !disagreements.includes(flag))
      .map(({ severity, title, text }) => ({ gravity: GRAVITY_BY_SEVERITY[severity], title, detail: text })),
    ...alertOf('Sources disagree', disagreements),
  ];
}

function entryAlerts(warnings: readonly EntryWarning[]): RedFlag[] {
  const fields = [...new Set(warnings.map(({ field }) => FIELD_NAMES[field]))];
  return alertOf(`Check the ${formatList(fields)} you entered`, warnings);
}

/** One alert with a line for each reason; none without reasons. */
function alertOf(title: string, reasons: readonly { readonly text: string }[]): RedFlag[] {
  if (reasons.length === 0) return [];
  const detail = reasons.map(({ text }) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
  return [{ gravity: 'caution', title, detail }];
}
