/** Look-ups and valuations as the provider itself counts them, read from the wire. */
import type { LookupSummaryAnswer } from '@/lib/contract/reg';
import type { ValuationAuditAnswer } from '@/lib/contract/vrm';
import { monthOf, type Month } from '@/lib/domain/time/calendar';

export interface ProviderMonth {
  readonly month: Month;
  readonly count: number;
  /** Answers with standard equipment; null if the service does not count them. */
  readonly equipment: number | null;
}

export interface ProviderCount {
  readonly months: readonly ProviderMonth[];
  readonly total: number;
  readonly equipment: number | null;
}

/** 2 §Registration lookup results, the summary. Null: the service gave no summary. */
export function summaryFrom(wire: LookupSummaryAnswer): ProviderCount | null {
  if (!wire.SUCCESS) return null;
  const months = (wire.DATA?.USAGEDATA?.MONTHLYUSAGE ?? []).flatMap(({ YEAR, MONTH, USED }): ProviderMonth[] =>
    YEAR == null || MONTH == null || MONTH < 1 || MONTH > 12
      ? []
      : [{ month: `${YEAR}-${String(MONTH).padStart(2, '0')}`, count: USED ?? 0, equipment: null }],
  );
  return { months, total: months.reduce((sum, { count }) => sum + count, 0), equipment: null };
}

/** 2 §VRM service, the audits. The totals are the provider's own, not our sum, so that a discrepancy shows. */
export function auditFrom(wire: ValuationAuditAnswer): ProviderCount | null {
  if (!wire.Success) return null;
  const months = (wire.MonthData ?? []).flatMap(({ DateFrom, Valuations_Returned, SE_Returned }): ProviderMonth[] =>
    DateFrom == null
      ? []
      : [{ month: monthOf(DateFrom), count: Valuations_Returned ?? 0, equipment: SE_Returned ?? 0 }],
  );
  return { months, total: wire.Total_Valuations_Returned ?? 0, equipment: wire.Total_SE_Returned ?? 0 };
}
