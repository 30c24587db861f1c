import { GuideStrip } from '@/components/valuations/values/guide-strip';
import { marketPricesRequest } from '@/components/valuations/requests/record-request';
import { RequestInternetPrices } from '@/components/valuations/values/request-internet-prices';
import { britishDay } from '@/lib/domain/time/calendar';
import { outlookSubject } from '@/lib/domain/valuations/outlook-subject';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';

/** The free sources beside a record, for its own date, mileage and day; the billed prices if there are none. */
export function RecordComparison({ record, mayCreate }: { record: ValuationRecord; mayCreate: boolean }) {
  const subject = outlookSubject(record);
  if ('reason' in subject) return null;
  const { retail, clean, average, below } = record.values;
  return (
    <div className="print:hidden">
      <GuideStrip
        vehicle={subject}
        day={britishDay(record.valuedAt)}
        valued={{ retail: retail.value, clean: clean.value, average: average.value, below: below.value }}
        isMileageOutOfRange={record.mileage.outOfBounds}
        marketAction={mayCreate && marketPricesRequest(record) !== null && <RequestInternetPrices record={record} />}
      />
    </div>
  );
}
