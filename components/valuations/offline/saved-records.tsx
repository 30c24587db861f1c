import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import type { DeviceRecord } from '@/components/layout/device/device-records';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { isRowWithoutVat, valueVatWords } from '@/lib/domain/money/value-vat';
import { DEVICE_DAYS_MAX } from '@/lib/domain/privacy/retention';
import { hasNoValue, NO_VALUE } from '@/lib/domain/valuations/bands';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { listedAlerts } from '@/lib/domain/vehicles/flags/listed-alerts';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatAge, formatMiles, formatPounds } from '@/lib/format';

export interface SavedRecordsProps {
  records: readonly DeviceRecord[];
  /** When they were read, to show their age. */
  asOf: Date;
}

/** Valuations on this device, the newest first, with the alerts, missing values and VAT that other lists show. */
export function SavedRecords({ records, asOf }: SavedRecordsProps) {
  return (
    <Card title="Valuations on this device" flush>
      {records.length === 0 ? (
        <div className="p-4">
          <EmptyState title="No valuations on this device">
            Each valuation you open is saved here for {DEVICE_DAYS_MAX} days, until you sign out.
          </EmptyState>
        </div>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {records.map((saved) => (
            <SavedRecord key={saved.record.id} saved={saved} asOf={asOf} />
          ))}
        </ul>
      )}
      {records.some(({ record }) => isRowWithoutVat(rowValues(record))) && (
        <p className="border-t border-line px-4 py-2 text-sm sm:px-5">{valueVatWords('van')}</p>
      )}
    </Card>
  );
}

function SavedRecord({ saved: { record, savedAt }, asOf }: { saved: DeviceRecord; asOf: Date }) {
  const { id, identity, asked: request } = record;
  const values = rowValues(record);
  const facts = [
    request.mileage !== null && formatMiles(request.mileage),
    retailText(values),
    `saved ${formatAge(savedAt, asOf)}`,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5">
      {identity.plate && <NumberPlate registration={identity.plate} size="sm" />}
      <span className="min-w-0 flex-1 basis-56">
        <a href={`#${id}`} className="link inline-flex min-h-(--control) items-center font-semibold">
          <UnbrokenWords>{displayName(identity.title)}</UnbrokenWords>
        </a>{' '}
        <FlagBadge {...listedAlerts(record)} /> {hasNoValue(values) && <Badge>{NO_VALUE}</Badge>}
        <span className="block text-sm text-soft">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}

const rowValues = ({ values, identity }: ValuationRecord) => ({
  retailPounds: values.retail.value,
  cleanPounds: values.clean.value,
  vehicleKind: identity.vehicle?.kind ?? null,
});

/** Null without any value, which the badge says. */
function retailText(values: ReturnType<typeof rowValues>): string | null {
  if (hasNoValue(values)) return null;
  return values.retailPounds === null ? 'no Retail value' : `Retail ${formatPounds(values.retailPounds)}`;
}
