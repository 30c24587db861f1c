import { Icon } from '@/components/ui/data/icon';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { formatMiles } from '@/lib/format';
import { FigureText } from './figure-text';

/** The basis of the values: the mileage used and the one entered, and where they are for another date than the vehicle's. */
export function ValuesBasis({
  mileage,
  dateMatch,
  sources,
}: Pick<ValuationRecord, 'mileage' | 'dateMatch' | 'sources'>) {
  if (mileage.used.value === null)
    return mileage.entered === null ? null : <p className="text-sm">Mileage entered: {formatMiles(mileage.entered)}</p>;
  const { used, entered } = mileage;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <div>
        <strong className="font-semibold">
          <FigureText label="mileage" figure={used} sources={sources}>
            {formatMiles}
          </FigureText>
        </strong>
        {entered !== null && entered !== used.value && <>; you entered {formatMiles(entered)}</>}
      </div>
      {!dateMatch.matched && (
        <p className="flex items-start gap-1.5 font-semibold text-warning">
          <Icon name="warning" className="mt-0.5 size-4" />
          {dateMatch.words}
        </p>
      )}
    </div>
  );
}
