import { MilesPerMonthField } from '@/components/charts/moving/miles-per-month-field';
import { MovingSlider } from '@/components/charts/moving/moving-slider';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import { Card } from '@/components/ui/data/card';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import type { UsedValueHistory } from '@/lib/domain/valuations/used-value-history';
import { formatMiles } from '@/lib/format';
import type { HistoryView } from './history-address';
import { SOURCES } from '@/lib/domain/source-names';

export interface HistoryControlsProps {
  history: UsedValueHistory;
  view: HistoryView;
  /** What the values are shown as: in pounds where the guide gives no cost new. */
  as: HistoryView['as'];
  /** Shown while no mileage is entered. */
  middleMileage: number;
  movingMileage: MovingValue;
  onChange: (part: Partial<HistoryView>) => void;
}

/** The settings of a history: mileage, use and unit. */
export function HistoryControls(props: HistoryControlsProps) {
  const { history, view, as, middleMileage, movingMileage, onChange } = props;
  const hasCostNew = history.costNewPounds !== null;
  return (
    <div className="print:hidden">
      <Card>
        <div className="grid gap-x-5 gap-y-3 sm:grid-cols-3">
          <MovingSlider
            label="Mileage today"
            min={history.mileages[0] ?? 0}
            max={history.mileages.at(-1) ?? 0}
            step={500}
            moving={movingMileage}
            wordsOf={formatMiles}
            stops={history.mileages}
            hint={`${SOURCES.guide.atStart}’s points are marked; values between points are interpolated.`}
          />
          <MilesPerMonthField
            label="Miles per month"
            hint="Leave empty for the same mileage in every edition."
            perMonth={view.perMonth}
            onPerMonth={(miles) => onChange({ perMonth: miles })}
          />
          <RadioGroup
            inline
            legend="Values"
            {...(!hasCostNew && { hint: `${SOURCES.guide.atStart} gives no cost new for this vehicle.` })}
            value={as}
            onChange={(value) => onChange({ as: value === 'share' ? 'share' : 'pounds' })}
            options={[
              { value: 'pounds', label: '£' },
              { value: 'share', label: '% of cost new', disabled: !hasCostNew },
            ]}
          />
        </div>
        {view.mileage === null && (
          <p className="mt-2 text-sm text-soft">
            No mileage entered. Showing {formatMiles(middleMileage)}, one of {SOURCES.guide.inText}’s mileages.
          </p>
        )}
      </Card>
    </div>
  );
}
