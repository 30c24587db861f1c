import { Notice } from '@/components/ui/feedback/notice';
import type { EntryWarning } from '@/lib/domain/valuations/valuation';
import { formatList } from '@/lib/format';

const FIELD_NAMES: Record<EntryWarning['field'], string> = {
  plate: 'reg',
  vin: 'VIN',
  mileage: 'mileage',
  identifier: 'guide ID',
  registered: 'date of first registration',
};

/** What looked doubtful in the entered values, as it was when the valuation was made. */
export function EntryWarnings({ warnings }: { warnings: readonly EntryWarning[] }) {
  if (warnings.length === 0) return null;
  const fields = [...new Set(warnings.map(({ field }) => FIELD_NAMES[field]))];
  return (
    <Notice tone="warning" title={`Check the ${formatList(fields)} you entered`}>
      {warnings.map(({ text }, index) => (
        <p key={index}>{text}</p>
      ))}
    </Notice>
  );
}
