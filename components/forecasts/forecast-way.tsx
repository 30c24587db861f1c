'use client';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { Day } from '@/lib/domain/calendar';
import type { PlateSlice } from '@/lib/domain/plate-slice';
import { formatMonthLong } from '@/lib/format';
import { NEEDED, WAYS, type ForecastAsk, type Way } from './forecast-address';

export interface ForecastWayProps {
  ask: ForecastAsk;
  today: Day;
  /** The years and letters it can have been registered in, newest first. */
  slices: readonly PlateSlice[];
  /** The plates the provider lists, with their numbers; none known leaves the number to be typed. */
  plates: readonly { name: string; sequence: number | null }[];
}

/** One of the five ways of asking, and what it asks by. */
export function ForecastWay({ ask, today, slices, plates }: ForecastWayProps) {
  const [by, askBy] = useState<Way>(ask.by);
  const needs = NEEDED[by];
  const years = [...new Set(slices.map(({ year }) => String(year)))];
  const letters = [...new Map(slices.map((slice) => [slice.letter, slice])).values()];
  const chosen = (values: readonly string[], value: string | number | undefined) =>
    value !== undefined && values.includes(String(value)) ? String(value) : (values[0] ?? '');
  const numbered = plates.flatMap(({ name, sequence }) =>
    sequence === null ? [] : [{ name, sequence: String(sequence) }],
  );
  const unique = [...new Map(numbered.map((plate) => [plate.sequence, plate])).values()];
  return (
    <>
      <Field label="Ask by" name="by" hint="Every way is free; none needs a registration mark.">
        {(control) => (
          <Select
            {...control}
            value={by}
            onChange={({ target }) => askBy(WAYS.find(([way]) => way === target.value)?.[0] ?? 'derivative')}
            options={WAYS.map(([value, label]) => ({ value, label }))}
          />
        )}
      </Field>
      {needs.includes('year') && (
        <Field label="Year of registration" name="year">
          {(control) => (
            <Select
              {...control}
              defaultValue={chosen(years, ask.year)}
              options={years.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
      )}
      {needs.includes('letter') && (
        <Field label="Letter or number of the plate" name="letter">
          {(control) => (
            <Select
              {...control}
              defaultValue={chosen(
                letters.map(({ letter }) => letter),
                ask.letter,
              )}
              options={letters.map(({ letter }) => ({ value: letter, label: letter }))}
            />
          )}
        </Field>
      )}
      {needs.includes('month') && (
        <Field label="Month" name="month">
          {(control) => <Select {...control} defaultValue={String(ask.month ?? 3)} options={MONTHS} />}
        </Field>
      )}
      {needs.includes('plateId') && (
        <Field label="Plate" name="plateId">
          {(control) =>
            unique.length > 0 ? (
              <Select
                {...control}
                defaultValue={chosen(
                  unique.map(({ sequence }) => sequence),
                  ask.plateId,
                )}
                options={unique.map(({ name, sequence }) => ({ value: sequence, label: `${name} (no. ${sequence})` }))}
              />
            ) : (
              <TextInput {...control} numeric defaultValue={ask.plateId ?? ''} />
            )
          }
        </Field>
      )}
      {needs.includes('registered') && (
        <Field label="Registration date" name="registered">
          {(control) => <TextInput {...control} type="date" max={today} required defaultValue={ask.registered ?? ''} />}
        </Field>
      )}
    </>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: formatMonthLong(`2000-${String(index + 1).padStart(2, '0')}`).replace(' 2000', ''),
}));
