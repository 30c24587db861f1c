import { GuideStrip } from '@/components/valuations/values/guide-strip';
import { britishDay } from '@/lib/domain/time/calendar';
import { outlookSubject } from '@/lib/domain/valuations/outlook-subject';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

export interface AlternativeComparisonProps {
  record: ValuationRecord;
  derivative: { kind: VehicleKind; identifier: number } | undefined;
}

/** The free sources of the alternative that is chosen, for the record's own date, mileage and day. */
export function AlternativeComparison({ record, derivative }: AlternativeComparisonProps) {
  const subject = outlookSubject(record);
  if (derivative === undefined || 'reason' in subject) return null;
  if (subject.kind === derivative.kind && subject.identifier === derivative.identifier) return null;
  const chosen = record.alternatives.find(({ identifier }) => identifier === derivative.identifier);
  return (
    <GuideStrip
      vehicle={{ ...subject, ...derivative }}
      day={britishDay(record.valuedAt)}
      // The record has no answer for this derivative.
      isMileageOutOfRange={false}
      {...(chosen && { name: chosen.name })}
    />
  );
}
