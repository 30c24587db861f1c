import { RedFlagStrip, type RedFlag } from '@/components/ui/feedback/red-flag-strip';
import type { VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import { registerChecks } from '@/lib/domain/vehicles/flags/register-checks';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { SOURCES } from '@/lib/domain/source-names';

const GRAVITY_BY_SEVERITY = { stop: 'serious', warn: 'caution', note: 'note' } as const satisfies Record<
  VehicleFlag['severity'],
  string
>;

/** The red flags of a record, before its money. */
export function RecordFlags({
  flags,
  register,
  lookUpMissing,
  identity,
}: Pick<ValuationRecord, 'flags' | 'register' | 'lookUpMissing' | 'identity'>) {
  return (
    <RedFlagStrip
      subject={identity.title}
      flags={redFlags(flags)}
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
    ...(disagreements.length === 0
      ? []
      : [
          {
            gravity: 'caution' as const,
            title: 'Sources disagree',
            detail: disagreements.map(({ text }) => (
              <span key={text} className="block">
                {text}
              </span>
            )),
          },
        ]),
  ];
}
