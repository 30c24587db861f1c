import type { Ref } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';

export interface ColumnFile {
  /** The heading of each column. */
  readonly labels: readonly string[];
  /** The cells of the first rows. */
  readonly samples: readonly (readonly string[])[];
}

export interface ColumnFieldProps {
  label: string;
  name: string;
  file: ColumnFile;
  /** Its place in the file; null for none. */
  column: number | null;
  /** Whether the file may be without it; by default it may. `unchosen`: it may not, and nothing is chosen yet. */
  none?: 'offered' | 'unchosen' | 'left out';
  /** How its cells are read: "in thousands". */
  scale?: string | undefined;
  /** Why the column cannot be used. */
  error?: string | undefined;
  /** A doubt about the column. */
  advice?: string | undefined;
  selectRef?: Ref<HTMLSelectElement>;
  onChoose: (column: number | null) => void;
}

const SAMPLES = 3;

/** Which column of a file holds something, with what its first rows have there, so that a wrong one is seen. */
export function ColumnField({
  label,
  name,
  file: { labels, samples },
  column,
  none = 'offered',
  scale,
  error,
  advice,
  selectRef,
  onChoose,
}: ColumnFieldProps) {
  const cells = samples.slice(0, SAMPLES).flatMap((row) => row[column ?? -1] || []);
  const hint = cells.length === 0 ? undefined : [cells.join(' · '), scale].filter(Boolean).join(', ');
  const first = (place: number) => samples.find((row) => row[place])?.[place];
  return (
    <Field label={label} name={name} hint={hint} error={error} advice={advice} required={none === 'unchosen'}>
      {(control) => (
        <Select
          {...control}
          ref={selectRef}
          value={String(column ?? '')}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
          options={[
            ...(none === 'left out' ? [] : [{ value: '', label: none === 'offered' ? 'None' : 'Choose a column' }]),
            ...labels.map((heading, place) => ({
              value: String(place),
              label: [heading, first(place)].filter(Boolean).join(' – '),
            })),
          ]}
        />
      )}
    </Field>
  );
}
