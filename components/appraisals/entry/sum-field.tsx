import { useStore } from 'zustand';
import { EntryField, type EntryFieldProps } from './entry-field';
import type { SumsStore } from './use-sums';

export interface SumFieldProps extends Omit<EntryFieldProps, 'problem'> {
  sums: SumsStore;
  /** The reason is not shown yet. */
  isQuiet?: boolean;
}

/** An entry used in the column: if it cannot be used, the reason is shown at the field. */
export function SumField({ sums, isQuiet = false, ...field }: SumFieldProps) {
  const problem = useStore(sums, ({ problems }) => problems[field.field]);
  return <EntryField {...field} problem={isQuiet ? undefined : problem} />;
}
