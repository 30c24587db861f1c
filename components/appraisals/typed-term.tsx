import { QuietField } from '@/components/layout/entries/quiet-field';
import { TextInput } from '@/components/ui/forms/text-input';

export interface TypedTermProps {
  name: string;
  label: string;
  hint?: string;
  before?: string;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}

/** One term as it is typed, and why it cannot be read. */
export function TypedTerm({ name, label, hint, before, value, problem, onChange }: TypedTermProps) {
  return (
    <QuietField label={label} name={name} hint={hint} error={problem}>
      {(control) => (
        <TextInput {...control} before={before} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </QuietField>
  );
}
