'use client';
import { useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import type { Day } from '@/lib/domain/time/calendar';
import type { YearLetter } from '@/lib/domain/plates/year-letter';
import { formatMonthLong } from '@/lib/format';
import {
  SUBJECT_FIELDS,
  FORECAST_SUBJECTS,
  type ForecastPageQuery,
  type ForecastSubjectKind,
} from './forecast-address';

export interface ForecastSubjectFieldsProps {
  forecastQuery: ForecastPageQuery;
  today: Day;
  /** The years and letters it can have been registered in, newest first. */
  slices: readonly YearLetter[];
  /** The plates the provider lists, with their numbers; none known leaves the number to be typed. */
  plates: readonly { name: string; sequence: number | null }[];
}

/** One of the five ways of asking, and what it asks by. */
export function ForecastSubjectFields({ forecastQuery: ask, today, slices, plates }: ForecastSubjectFieldsProps) {
  const [by, setBy] = useState<ForecastSubjectKind>(ask.by);
  const requiredFields = SUBJECT_FIELDS[by];
  const years = [...new Set(slices.map(({ year }) => String(year)))];
  const letters = [...new Map(slices.map((slice) => [slice.letter, slice])).values()];
  const selectedOr = (values: readonly string[], value: string | number | undefined) =>
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
            onChange={({ target }) =>
              setBy(FORECAST_SUBJECTS.find(([kind]) => kind === target.value)?.[0] ?? 'derivative')
            }
            options={FORECAST_SUBJECTS.map(([value, label]) => ({ value, label }))}
          />
        )}
      </Field>
      {requiredFields.includes('year') && (
        <Field label="Year of registration" name="year">
          {(control) => (
            <Select
              {...control}
              defaultValue={selectedOr(years, ask.year)}
              options={years.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
      )}
      {requiredFields.includes('letter') && (
        <Field label="Letter or number of the plate" name="letter">
          {(control) => (
            <Select
              {...control}
              defaultValue={selectedOr(
                letters.map(({ letter }) => letter),
                ask.letter,
              )}
              options={letters.map(({ letter }) => ({ value: letter, label: letter }))}
            />
          )}
        </Field>
      )}
      {requiredFields.includes('month') && (
        <Field label="Month" name="month">
          {(control) => <Select {...control} defaultValue={String(ask.month ?? 3)} options={MONTHS} />}
        </Field>
      )}
      {requiredFields.includes('plateId') && (
        <Field label="Plate" name="plateId">
          {(control) =>
            unique.length > 0 ? (
              <Select
                {...control}
                defaultValue={selectedOr(
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
      {requiredFields.includes('registered') && (
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
