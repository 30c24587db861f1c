'use client';
import { useEffect, useState } from 'react';
import { useMoving } from '@/components/charts/moving';
import { MovingSlider } from '@/components/charts/moving-slider';
import { UnvaluedNotice, unvaluedNotes } from '@/components/charts/unvalued';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import type { Day } from '@/lib/domain/calendar';
import type { ForecastPlate } from '@/lib/domain/forecast';
import { sliceWords, type PlateSlice } from '@/lib/domain/plate-slice';
import type { Change, UsedValueHistory } from '@/lib/domain/used-value-history';
import { unvaluedOn } from '@/lib/domain/value-grid';
import { formatDate, formatMiles, formatPlural } from '@/lib/format';
import { writeHistoryAddress, type HistoryView } from './history-address';
import { HistoryChart } from './history-chart';

export interface HistoryReadingProps {
  slice: PlateSlice;
  /** As the address had it. */
  view: HistoryView;
  history: UsedValueHistory;
  changes: readonly Change[];
  ahead: ForecastPlate | null;
  today: Day;
}

const SETTLED_MS = 400;

/** A history read by mileage and use; nothing here asks the provider again. */
export function HistoryReading({ slice, view: first, history, changes, ahead, today }: HistoryReadingProps) {
  const [view, change] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = writeHistoryAddress(view);
      if (address !== location.search) window.history.replaceState(null, '', `${location.pathname}${address}`);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [view]);
  const [least, most] = [history.mileages[0] ?? 0, history.mileages.at(-1) ?? 0];
  const middle = history.mileages[Math.floor(history.mileages.length / 2)] ?? 0;
  const mileage = view.mileage ?? middle;
  const set = (part: Partial<HistoryView>) => change((before) => ({ ...before, ...part }));
  const moving = useMoving(mileage, (miles) => set({ mileage: miles }));
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
              moving={moving}
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
                    set({ perMonth: Math.min(10_000, Number(target.value.replace(/\D/g, '') || 0)) })
                  }
                />
              )}
            </Field>
            <RadioGroup
              inline
              legend="Values"
              {...(history.costNewPounds === null && { hint: 'The guide names no cost new for this one.' })}
              value={history.costNewPounds === null ? 'pounds' : view.as}
              onChange={(as) => set({ as: as === 'share' ? 'share' : 'pounds' })}
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
            {...{ unvalued, mileage }}
            addressAt={(miles) => writeHistoryAddress({ ...view, mileage: miles })}
            onShow={(miles) => set({ mileage: miles })}
          />
        ) : (
          <HistoryChart
            words={sliceWords(slice)}
            {...{ history, ahead, changes, usage, moving }}
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
