import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import type { FeedColumn } from '@/lib/domain/stock-cars/stock-feed';

export interface FeedColumnsProps {
  columns: readonly FeedColumn[];
  chosen: readonly FeedColumn[];
  onChange: (chosen: FeedColumn[]) => void;
  error: string | undefined;
}

/** Which columns a feed has, in which order, and what the other system calls them. */
export function FeedColumns({ columns, chosen, onChange, error }: FeedColumnsProps) {
  const nameOf = (key: string) => columns.find((column) => column.key === key)?.header ?? key;
  const others = columns.filter(({ key }) => !chosen.some((column) => column.key === key));
  const up = (index: number) => {
    const [before, own] = [chosen[index - 1], chosen[index]];
    if (before && own) onChange([...chosen.slice(0, index - 1), own, before, ...chosen.slice(index + 1)]);
  };
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="text-sm font-semibold">Columns and their headings</legend>
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <ol className="space-y-2">
        {chosen.map(({ key, header }, index) => (
          <li key={key} className="flex flex-wrap items-end gap-2">
            <span className="min-w-within-48 flex-1">
              <Field label={nameOf(key)} name={`heading-${key}`}>
                {(control) => (
                  <TextInput
                    {...control}
                    value={header}
                    onChange={({ target }) =>
                      onChange(chosen.map((column) => (column.key === key ? { key, header: target.value } : column)))
                    }
                  />
                )}
              </Field>
            </span>
            <Button variant="quiet" disabled={index === 0} onClick={() => up(index)}>
              Up<span className="sr-only">: {nameOf(key)}</span>
            </Button>
            <Button variant="quiet" onClick={() => onChange(chosen.filter((column) => column.key !== key))}>
              Remove<span className="sr-only"> {nameOf(key)}</span>
            </Button>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <Field label="Add a column" name="column">
          {(control) => (
            <Select
              {...control}
              value=""
              options={[
                { value: '', label: 'Choose a column' },
                ...others.map(({ key, header }) => ({ value: key, label: header })),
              ]}
              onChange={({ target }) => onChange([...chosen, ...others.filter(({ key }) => key === target.value)])}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
