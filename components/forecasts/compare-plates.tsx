import { useMemo } from 'react';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import { Card } from '@/components/ui/data/card';
import { Checkbox } from '@/components/ui/forms/checkbox';
import type { Day } from '@/lib/domain/time/calendar';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import type { MileageProfile } from '@/lib/domain/valuations/value-grid';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { COMPARED_PLATES_MAX } from './forecast-address';
import { plateWords } from './forecast-series';
import { PlatesSideBySide } from './plates-side-by-side';
import { usePlatesFromToday } from './use-plate-from-today';

export interface ComparePlatesProps {
  kind: VehicleKind;
  identifier: number;
  /** The day of the guide the forecast was made from. */
  snapshotDay: Day;
  plates: readonly ForecastPlate[];
  /** The plate of the page, beginning today if today's value is known. */
  plate: ForecastPlate;
  /** Names of the plates to compare it with. */
  compared: readonly string[];
  onCompared: (names: readonly string[]) => void;
  usage: MileageProfile;
  movingMileage: MovingValue;
}

/** Other plates of the derivative, drawn beside the plate of the page. */
export function ComparePlates(props: ComparePlatesProps) {
  const { snapshotDay, plates, plate, compared, onCompared, usage, movingMileage } = props;
  const others = plates.filter(({ name }) => name !== plate.name);
  const chosen = useMemo(
    () => plates.filter(({ name }) => name !== plate.name && compared.includes(name)),
    [plates, plate.name, compared],
  );
  const beside = usePlatesFromToday(chosen, { ...props, today: usage.today });
  const drawn = useMemo(() => [plate, ...beside], [plate, beside]);
  return (
    <Card title={`Compare plates (up to ${COMPARED_PLATES_MAX})`} screenOnly={compared.length === 0}>
      <fieldset className="mb-3 print:hidden">
        <legend className="text-sm text-soft">Compare the {plateWords(plate.name)} with:</legend>
        <div className="flex flex-wrap gap-x-5">
          {others.map(({ name }) => (
            <Checkbox
              key={name}
              label={plateWords(name)}
              checked={compared.includes(name)}
              disabled={!compared.includes(name) && compared.length >= COMPARED_PLATES_MAX}
              onChange={({ target }) =>
                onCompared(target.checked ? [...compared, name] : compared.filter((other) => other !== name))
              }
            />
          ))}
        </div>
      </fieldset>
      {drawn.length > 1 && (
        <PlatesSideBySide
          snapshotDay={snapshotDay}
          plates={drawn}
          wordsOf={plateWords}
          usage={usage}
          movingMileage={movingMileage}
        />
      )}
    </Card>
  );
}
