import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';

interface ColumnFieldProps {
  label: string;
  name: string;
  file: {
    /** The heading of each column. */
    readonly labels: readonly string[];
    /** The cells of the first rows. */
    readonly samples: readonly (readonly string[])[];
  };
  /** Its place in the file; null for none. */
  column: number | null;
  /** The file must have it, so “None” is not offered. */
  isRequired?: boolean;
  /** How its cells are read: "in thousands". */
  scale?: string | undefined;
  onChoose: (column: number | null) => void;
}

/** Which column of a file holds something, with what its first rows have there, so that a wrong one is seen. */
export function ColumnField({ label, name, file, column, isRequired = false, scale, onChoose }: ColumnFieldProps) {
  const { labels, samples } = file;
  const sample = column === null ? '' : samples.flatMap((cells) => cells[column] || []).join(' · ');
  const hint = sample === '' ? undefined : [sample, scale].filter(Boolean).join(', ');
  return (
    <Field label={label} name={name} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={String(column ?? '')}
          onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
          options={[
            ...(isRequired ? [] : [{ value: '', label: 'None' }]),
            ...labels.map((heading, place) => ({ value: String(place), label: heading })),
          ]}
        />
      )}
    </Field>
  );
}
