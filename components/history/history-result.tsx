'use client';
import { useEffect, useState } from 'react';
import { useMovingValue } from '@/components/charts/moving/moving-value';
import { MovingSlider } from '@/components/charts/moving/moving-slider';
import { UnvaluedNotice, unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import { Card } from '@/components/ui/data/card';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { TextInput } from '@/components/ui/forms/text-input';
import type { Day } from '@/lib/domain/time/calendar';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { yearLetterWords, type YearLetter } from '@/lib/domain/plates/year-letter';
import type { UsedValueChange, UsedValueHistory } from '@/lib/domain/valuations/used-value-history';
import { unvaluedOn } from '@/lib/domain/valuations/value-grid';
import { formatDate, formatMiles, formatPlural } from '@/lib/format';
import { writeHistoryAddress, type HistoryView } from './history-address';
import { HistoryChart } from './history-chart';

export interface HistoryResultProps {
  slice: YearLetter;
  /** As the address had it. */
  view: HistoryView;
  history: UsedValueHistory;
  changes: readonly UsedValueChange[];
  forecastPlate: ForecastPlate | null;
  today: Day;
}

const ADDRESS_DELAY_MS = 400;

/** A history read by mileage and use; nothing here asks the provider again. */
export function HistoryResult({
  slice,
  view: initialView,
  history,
  changes,
  forecastPlate: ahead,
  today,
}: HistoryResultProps) {
  const [view, setView] = useState(initialView);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = writeHistoryAddress(view);
      if (address !== location.search) window.history.replaceState(null, '', `${location.pathname}${address}`);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [view]);
  const [least, most] = [history.mileages[0] ?? 0, history.mileages.at(-1) ?? 0];
  const middle = history.mileages[Math.floor(history.mileages.length / 2)] ?? 0;
  const mileage = view.mileage ?? middle;
  const updateView = (part: Partial<HistoryView>) => setView((current) => ({ ...current, ...part }));
  const movingMileage = useMovingValue(mileage, (miles) => updateView({ mileage: miles }));
  const usage = { mileage, perMonth: view.perMonth, today };
  const unvalued = unvaluedOn(history.editions, history.mileages, history.clean, usage);
  return (
    <>
      <div className="print:hidden">
        <Card>
          <div className="grid gap-x-5 gap-y-3 sm:grid-cols-3">
            <MovingSlider
              label="Mileage today"
              min={least}
              max={most}
              step={500}
              moving={movingMileage}
              wordsOf={formatMiles}
              stops={history.mileages}
              hint="The guide’s points are marked; between them values are reckoned."
            />
            <Field label="Miles a month" name="perMonth" hint="None: the same mileage in every edition.">
              {(control) => (
                <TextInput
                  {...control}
                  numeric
                  after="mi"
                  placeholder="0"
                  value={view.perMonth === 0 ? '' : String(view.perMonth)}
                  onChange={({ target }) =>
                    updateView({ perMonth: Math.min(10_000, Number(target.value.replace(/\D/g, '') || 0)) })
                  }
                />
              )}
            </Field>
            <RadioGroup
              inline
              legend="Values"
              {...(history.costNewPounds === null && { hint: 'The guide names no cost new for this one.' })}
              value={history.costNewPounds === null ? 'pounds' : view.as}
              onChange={(as) => updateView({ as: as === 'share' ? 'share' : 'pounds' })}
              options={[
                { value: 'pounds', label: '£' },
                { value: 'share', label: '% of cost new', disabled: history.costNewPounds === null },
              ]}
            />
          </div>
          {view.mileage === null && (
            <p className="mt-2 text-sm text-soft">
              No mileage was given: it begins at {formatMiles(middle)}, the middle of the guide’s points.
            </p>
          )}
        </Card>
      </div>
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
            forecastPlate={ahead}
            changes={changes}
            usage={usage}
            movingMileage={movingMileage}
            as={history.costNewPounds === null ? 'pounds' : view.as}
            notes={unvaluedNotes(unvalued)}
          />
        )}
        <p className="mt-1 text-xs text-faint">
          Used values of {formatPlural(history.editions.length, 'edition')}, the last of{' '}
          {formatDate(history.editions.at(-1) ?? today)}. Free.
        </p>
      </Card>
    </>
  );
}
