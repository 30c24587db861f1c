import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import { formatDateTime } from '@/lib/format';
import { outcomeWords, runLook } from './run-words';

/** The run an address names, or the newest. */
export const chosenRun = (runs: readonly StockRun[], id: string | null): StockRun | undefined =>
  runs.find((run) => run.id === id) ?? runs[0];

/** "28 Nov 2026, 14:05 · done: 149 valued" */
export function runChoiceWords(run: StockRun): string {
  const word = runLook(run).word.toLowerCase();
  // A run in progress, or with cars still being answered, has advanced since it was read.
  const outcome = run.state === 'running' || run.answering > 0 ? word : `${word}: ${outcomeWords(run)}`;
  return `${formatDateTime(run.startedAt)} · ${outcome}`;
}

export interface RunSelectProps {
  /** The newest first. */
  runs: readonly StockRun[];
  chosen: StockRun;
  /** Empty for the newest, so that its address keeps meaning the newest. */
  onChoose: (id: string) => void;
}

/** Which of a list's runs is shown, so that one that ended early does not hide the earlier ones. */
export function RunSelect({ runs, chosen, onChoose }: RunSelectProps) {
  if (runs.length < 2) return null;
  return (
    <div className="max-w-xl print:hidden">
      <Field label="Valued" name="run">
        {(control) => (
          <Select
            {...control}
            value={chosen.id}
            onChange={({ target }) => onChoose(target.value === runs[0]?.id ? '' : target.value)}
            options={runs.map((run) => ({ value: run.id, label: runChoiceWords(run) }))}
          />
        )}
      </Field>
    </div>
  );
}
