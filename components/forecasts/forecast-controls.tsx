import type { MovingValue } from '@/components/charts/moving/moving-value';
import { MilesPerMonthField } from '@/components/charts/moving/miles-per-month-field';
import { MovingSlider } from '@/components/charts/moving/moving-slider';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import type { Day } from '@/lib/domain/time/calendar';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { formatMiles, formatMonth } from '@/lib/format';

export interface ForecastControlsProps {
  plate: ForecastPlate;
  plates: readonly { readonly name: string; readonly words: string }[];
  mileage: MovingValue;
  perMonth: number;
  handOver: Day | null;
  onPlate: (name: string) => void;
  onPerMonth: (perMonth: number) => void;
  onHandOver: (day: Day | null) => void;
}

const STEP = 500;

/** The settings of a forecast. None of them sends the provider another request. */
export function ForecastControls(props: ForecastControlsProps) {
  const { plate, plates, mileage, perMonth, handOver, onPlate, onPerMonth, onHandOver } = props;
  const [least, most] = [plate.mileages[0] ?? 0, plate.mileages.at(-1) ?? 0];
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      {plates.length > 1 && (
        <Field label="Plate" name="plate">
          {(control) => (
            <Select
              {...control}
              value={plate.name}
              onChange={({ target }) => onPlate(target.value)}
              options={plates.map(({ name, words }) => ({ value: name, label: words }))}
            />
          )}
        </Field>
      )}
      <MovingSlider
        label="Mileage today"
        min={least}
        max={most}
        step={STEP}
        moving={mileage}
        wordsOf={formatMiles}
        stops={plate.mileages}
        hint="The provider’s points are marked; values between points are interpolated."
      />
      <MilesPerMonthField label="Miles per month from now" perMonth={perMonth} onPerMonth={onPerMonth} />
      <Field label="Defleet date" name="handOver">
        {(control) => (
          <Select
            {...control}
            value={handOver ?? ''}
            onChange={({ target }) => onHandOver(target.value || null)}
            options={[
              { value: '', label: 'Not set' },
              ...plate.days.map((day) => ({ value: day, label: formatMonth(day) })),
            ]}
          />
        )}
      </Field>
    </div>
  );
}
