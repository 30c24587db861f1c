'use client';
import { useState } from 'react';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { Select, type SelectOption } from '@/components/ui/forms/select';
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
  /** The plates the provider lists, with their numbers; where none are known the number is typed. */
  plates: readonly { name: string; sequence: number | null }[];
}

/** One of the five search methods, and its fields. */
export function ForecastSubjectFields({ forecastQuery, today, slices, plates }: ForecastSubjectFieldsProps) {
  const [by, setBy] = useState<ForecastSubjectKind>(forecastQuery.by);
  const needs = (name: (typeof SUBJECT_FIELDS)[ForecastSubjectKind][number]) => SUBJECT_FIELDS[by].includes(name);
  const years = distinctOptions(slices.map(({ year }) => [String(year), String(year)]));
  const letters = distinctOptions(slices.map(({ letter }) => [letter, letter]));
  return (
    <>
      <Field label="Search by" name="by" hint="Free. No registration needed.">
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
      {needs('year') && (
        <SelectField label="Year of registration" name="year" options={years} selected={forecastQuery.year} />
      )}
      {needs('letter') && (
        <SelectField label="Plate letter or number" name="letter" options={letters} selected={forecastQuery.letter} />
      )}
      {needs('month') && (
        <SelectField label="Month" name="month" options={MONTHS} selected={forecastQuery.month ?? 3} />
      )}
      {needs('plateId') && <PlateField plates={plates} selected={forecastQuery.plateId} />}
      {needs('registered') && (
        <DateField
          label="Date of first registration"
          name="registered"
          max={today}
          required
          defaultValue={forecastQuery.registered}
        />
      )}
    </>
  );
}

interface SelectFieldProps {
  label: string;
  name: string;
  options: readonly SelectOption[];
  selected: string | number | undefined;
}

function SelectField({ label, name, options, selected }: SelectFieldProps) {
  const selectedOption = options.find(({ value }) => value === String(selected)) ?? options[0];
  return (
    <Field label={label} name={name}>
      {(control) => <Select {...control} defaultValue={selectedOption?.value ?? ''} options={options} />}
    </Field>
  );
}

function PlateField({
  plates,
  selected,
}: {
  plates: ForecastSubjectFieldsProps['plates'];
  selected: number | undefined;
}) {
  const options = distinctOptions(
    plates.flatMap(({ name, sequence }) =>
      sequence === null ? [] : [[String(sequence), `${name} (no. ${sequence})`] as const],
    ),
  );
  if (options.length > 0) return <SelectField label="Plate" name="plateId" options={options} selected={selected} />;
  return (
    <Field label="Plate" name="plateId">
      {(control) => <TextInput {...control} numeric defaultValue={selected ?? ''} />}
    </Field>
  );
}

const distinctOptions = (pairs: readonly (readonly [value: string, label: string])[]): SelectOption[] =>
  [...new Map(pairs)].map(([value, label]) => ({ value, label }));

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: formatMonthLong(`2000-${String(index + 1).padStart(2, '0')}`).replace(' 2000', ''),
}));
