import { RedFlagStrip } from '@/components/ui/feedback/red-flag-strip';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { CheckedRecord } from '@/lib/domain/vehicles/flags/check-alert';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { recordAlerts, recordChecks } from '@/components/valuations/alerts/record-alerts';

/** The alerts of a record, before its money: its red flags, that it was not checked, and what looked doubtful. */
export function RecordFlags({
  identity,
  ...record
}: Pick<ValuationRecord, 'flags' | 'identity' | 'warnings'> & CheckedRecord) {
  return (
    <RedFlagStrip
      subject={displayName(identity.title)}
      flags={recordAlerts(record).map(({ gravity, title, reasons }) => ({
        gravity,
        title,
        detail:
          reasons.length === 1
            ? reasons[0]
            : reasons.map((reason) => (
                <span key={reason} className="block">
                  {reason}
                </span>
              )),
      }))}
      {...recordChecks(record)}
    />
  );
}
