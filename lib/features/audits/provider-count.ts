/** The provider's own count of a service's look-ups. */
import { viewLookupSummary } from '@/lib/contract/reg';
import { viewRefidValuationAudit, viewVrmValuationAudit } from '@/lib/contract/vrm';
import { becauseOf } from '@/lib/domain/because-of';
import type { Because } from '@/lib/domain/provenance';
import { addDays, type Day } from '@/lib/domain/time/calendar';
import type { BilledServiceKey } from '@/lib/domain/usage/billed-service';
import { auditFrom, summaryFrom, type ProviderCount } from '@/lib/domain/usage/provider-usage';
import { Fault } from '@/lib/fault';
import type { Provider } from '@/lib/provider/provider';

/**
 * Free. A provider that does not answer gives a reason, not a fault: the other services are still useful. “Until now”
 * is requested up to tomorrow: recorded audits give the last day as its midnight, so they may leave it out.
 */
export async function fetchProviderCount(
  key: BilledServiceKey,
  days: { from: Day; to: Day; today: Day },
  { caller }: { readonly caller: Provider },
): Promise<ProviderCount | { because: Because }> {
  try {
    const { from } = days;
    const to = days.to < days.today ? days.to : addDays(days.today, 1);
    const dateRange = { DateFrom: from, DateTo: to };
    const count =
      key === 'registration'
        ? summaryFrom((await caller.call(viewLookupSummary, { from, to })).value)
        : auditFrom(
            (await caller.call(key === 'valuation' ? viewVrmValuationAudit : viewRefidValuationAudit, dateRange)).value,
          );
    return count ?? { because: { reason: 'The provider has no count for these days.', next: 'Choose other days.' } };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { because: becauseOf(error) };
  }
}
