import { RedFlagStrip, type RedFlag } from '@/components/ui/feedback/red-flag-strip';
import type { VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import { registerChecks } from '@/lib/domain/vehicles/flags/register-checks';
import { entryAlert } from '@/lib/domain/valuations/entry-warnings';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { SOURCES } from '@/lib/domain/source-names';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

const GRAVITY_BY_SEVERITY = { stop: 'serious', warn: 'caution', note: 'note' } as const satisfies Record<
  VehicleFlag['severity'],
  string
>;

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
      flags={[...redFlags(flags), ...alertOf(entryAlert(warnings), warnings)]}
      {...(register ? registerChecks(register) : withoutRegister(lookUpMissing))}
    />
  );
}

/** A look-up that is missing was not made; one that the register has nothing for was. */
function withoutRegister(lookUpMissing: ValuationRecord['lookUpMissing']) {
  if (lookUpMissing) return { checked: null, unchecked: `${lookUpMissing.reason} ${lookUpMissing.next}` };
  const noRecord = `${SOURCES.register.atStart} has no record`;
  return {
    checked: null,
    unchecked: `${noRecord} of this vehicle.`,
    nothingChecked: `${noRecord} – alerts not checked`,
  };
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

/** One alert with a line for each reason; none without reasons. */
function alertOf(title: string | null, reasons: readonly { readonly text: string }[]): RedFlag[] {
  if (title === null || reasons.length === 0) return [];
  const detail = reasons.map(({ text }) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
  return [{ gravity: 'caution', title, detail }];
}
