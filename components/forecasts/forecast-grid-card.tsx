import { useState } from 'react';
import { Card } from '@/components/ui/data/card';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { ForecastGrid, type ForecastGridProps } from './forecast-grid';
import { FORECAST_BANDS, type ForecastBand } from './forecast-series';

/** The grid of months and mileages, with the band it shows. */
export function ForecastGridCard(props: Omit<ForecastGridProps, 'band'>) {
  const [band, setBand] = useState<ForecastBand>('clean');
  return (
    <Card>
      <div className="print:hidden">
        <RadioGroup
          inline
          legend="Values in the grid"
          value={band}
          onChange={(value) => setBand(FORECAST_BANDS.find(([bandKey]) => bandKey === value)?.[0] ?? 'clean')}
          options={FORECAST_BANDS.map(([value, label]) => ({ value, label }))}
        />
      </div>
      <ForecastGrid {...props} band={band} />
    </Card>
  );
}
