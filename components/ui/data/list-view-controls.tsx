'use client';

import { Button } from '@/components/ui/actions/button';
import { buttonClass } from '@/components/ui/actions/button-class';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Icon } from './icon';
import type { ListView } from './list-view';

export interface ListViewControlsProps {
  view: ListView;
  onChange: (view: ListView) => void;
  /** The columns that may be left out. */
  columns: readonly { readonly key: string; readonly label: string }[];
}

/** Density of rows and choice of columns, over a list. On a phone rows are cards: they have neither. */
export function ListViewControls({ view, onChange, columns }: ListViewControlsProps) {
  return (
    <div className="flex justify-end gap-1 px-2 py-1 max-sm:hidden print:hidden">
      <Button
        variant="quiet"
        icon="menu"
        aria-pressed={view.dense}
        onClick={() => onChange({ ...view, dense: !view.dense })}
      >
        Compact rows
      </Button>
      <details
        className="relative"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !event.currentTarget.open) return;
          event.currentTarget.open = false;
          event.currentTarget.querySelector('summary')?.focus();
        }}
      >
        <summary className={`${buttonClass('quiet')} list-none [&::-webkit-details-marker]:hidden`}>
          Columns
          <Icon name="down" className="size-3.5" />
        </summary>
        <fieldset className="absolute right-0 z-20 mt-1 w-max rounded-lg border border-line bg-surface px-4 py-2 shadow-float">
          <legend className="sr-only">Columns shown</legend>
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={!view.hidden.includes(key)}
              onChange={({ target }) =>
                onChange({
                  ...view,
                  hidden: target.checked ? view.hidden.filter((hidden) => hidden !== key) : [...view.hidden, key],
                })
              }
            />
          ))}
        </fieldset>
      </details>
    </div>
  );
}
