'use client';
import { useState, type ReactNode } from 'react';
import { HISTORY_NAMES } from '@/components/layout/navigation/view-names';
import { useMovingValue } from '@/components/charts/moving/moving-value';
import { UnvaluedNotice } from '@/components/charts/guide/unvalued-notice';
import { Card } from '@/components/ui/data/card';
import { FoldedCriteria } from '@/components/ui/forms/folded-criteria';
import { useAddressSync } from '@/components/ui/behaviour/use-address-sync';
import type { Day } from '@/lib/domain/time/calendar';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { shortPlateWords, yearLetterWords, type YearLetter } from '@/lib/domain/plates/year-letter';
import type { UsedValueChange, UsedValueHistory } from '@/lib/domain/valuations/used-value-history';
import { unvaluedOn } from '@/lib/domain/valuations/value-grid';
import { formatDate, formatMiles, formatPlural } from '@/lib/format';
import { periodWords, writeHistoryAddress, type HistoryView } from './history-address';
import { HistoryChart } from './history-chart';
import { HistoryControls } from './history-controls';
import { SOURCES } from '@/lib/domain/source-names';

export interface HistoryResultProps {
  slice: YearLetter;
  /** As the address had it. */
  view: HistoryView;
  history: UsedValueHistory;
  changes: readonly UsedValueChange[];
  forecastPlate: ForecastPlate | null;
  today: Day;
  /** Which plate and period. */
  form: ReactNode;
}

/** A history by mileage and use. Changing them sends the provider no further request. */
export function HistoryResult(props: HistoryResultProps) {
  const { slice, history, changes, forecastPlate, today } = props;
  const [view, setView] = useState(props.view);
  const showAddress = useAddressSync(writeHistoryAddress(view), HISTORY_NAMES);
  const middle = history.mileages[Math.floor(history.mileages.length / 2)] ?? 0;
  const mileage = view.mileage ?? middle;
  const updateView = (part: Partial<HistoryView>) => setView((current) => ({ ...current, ...part }));
  const movingMileage = useMovingValue(
    mileage,
    (miles) => updateView({ mileage: miles }),
    (miles) => showAddress(writeHistoryAddress({ ...view, mileage: miles })),
  );
  const usage = { mileage, perMonth: view.perMonth, today };
  const as = history.costNewPounds === null ? 'pounds' : view.as;
  const unvalued = unvaluedOn(history.editions, history.mileages, history.clean, usage);
  return (
    <>
      <FoldedCriteria
        words={[
          shortPlateWords(slice),
          periodWords(view.years),
          `${formatMiles(mileage)}${view.mileage === null ? ' (none entered)' : ''}`,
          ...(view.perMonth > 0 ? [`${formatMiles(view.perMonth)} a month`] : []),
          ...(as === 'share' ? ['% of cost new'] : []),
        ]}
      >
        {props.form}
        <HistoryControls
          history={history}
          view={view}
          as={as}
          middleMileage={middle}
          movingMileage={movingMileage}
          onChange={updateView}
        />
      </FoldedCriteria>
      <Card>
        {unvalued && unvalued.days === unvalued.ofDays ? (
          <UnvaluedNotice
            unvalued={unvalued}
            mileage={mileage}
            addressAt={(miles) => writeHistoryAddress({ ...view, mileage: miles })}
            onShow={(miles) => updateView({ mileage: miles })}
          />
        ) : (
          <HistoryChart
            plateWords={yearLetterWords(slice)}
            history={history}
            forecastPlate={forecastPlate}
            changes={changes}
            usage={usage}
            movingMileage={movingMileage}
            as={as}
          />
        )}
        <p className="mt-1 text-xs text-faint">
          Used values from {formatPlural(history.editions.length, `${SOURCES.guide.beforeNoun} edition`)}, latest{' '}
          {formatDate(history.editions.at(-1) ?? today)}. Free.
        </p>
      </Card>
    </>
  );
}
