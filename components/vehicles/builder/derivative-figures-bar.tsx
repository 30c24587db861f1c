'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/data/icon';
import { useToday } from '@/components/ui/behaviour/use-today';
import { TextInput } from '@/components/ui/forms/text-input';
import { parseCount } from '@/lib/encoding/parse-count';
import { FIGURE_NAMES, type FigureName, type FiguresFilter } from '@/lib/domain/tax/company-car/figures-filter';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import type { Fault } from '@/lib/fault';
import { FIGURE_COLUMNS } from './derivative-figures-line';

const LABELS: Readonly<Record<FigureName, { short: string; long: string }>> = {
  p11d: { short: 'P11D', long: 'P11D value' },
  co2: { short: 'CO2', long: 'CO2' },
  benefit: { short: 'BIK', long: 'BIK %' },
  month: { short: '20% a month', long: '20% a month, the tax of a driver at 20%' },
};

export interface DerivativeFiguresBarProps {
  filter: FiguresFilter;
  /** Why the figures could not be read; null if they could. */
  error: Fault | null;
  onChange: (filter: FiguresFilter) => void;
}

/** Above the derivatives of cars: the names of their figures, which sort them, and the most they may cost. */
export function DerivativeFiguresBar({ filter, error, onChange }: DerivativeFiguresBarProps) {
  const { sort } = filter;
  const today = useToday();
  /** Upwards, then downwards, then the guide's order again. */
  function sortBy(by: FigureName) {
    const isFirst = sort?.by !== by;
    onChange({
      ...filter,
      sort: isFirst ? { by, descending: false } : sort.descending ? null : { by, descending: true },
    });
  }
  return (
    <div className="border-b border-line px-3 pt-1.5 text-sm">
      <div className="grid grid-cols-2 gap-2">
        <MaximumField
          label="Max P11D"
          pounds={filter.maxP11dPounds}
          onChange={(maxP11dPounds) => onChange({ ...filter, maxP11dPounds })}
        />
        <MaximumField
          label="Max a month"
          pounds={filter.maxMonthPounds}
          onChange={(maxMonthPounds) => onChange({ ...filter, maxMonthPounds })}
        />
      </div>
      {error && (
        <p className="pt-1 text-warning" role="status">
          No company car figures: {error.message}
        </p>
      )}
      <p className="pt-1 text-xs text-soft">BIK and tax in {taxYearOn(today).name}, without options</p>
      <div role="group" aria-label="Sort the derivatives" className={`${FIGURE_COLUMNS} pl-0.75`}>
        {FIGURE_NAMES.map((name) => (
          <SortButton
            key={name}
            name={name}
            direction={sort?.by !== name ? null : sort.descending ? 'down' : 'up'}
            onPress={() => sortBy(name)}
          />
        ))}
      </div>
    </div>
  );
}

function SortButton({
  name,
  direction,
  onPress,
}: {
  name: FigureName;
  direction: 'up' | 'down' | null;
  onPress: () => void;
}) {
  const { short, long } = LABELS[name];
  return (
    <button
      type="button"
      onClick={onPress}
      aria-pressed={direction !== null}
      aria-label={`Sort by ${long}${direction === null ? '' : direction === 'up' ? ', lowest first' : ', highest first'}`}
      className="flex min-h-(--control) items-center gap-1 rounded-sm text-left font-semibold whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-pressed:text-accent"
    >
      {short}
      {direction && <Icon name={direction} className="size-3" />}
    </button>
  );
}

/** Applied on blur or Enter, so that a half-typed amount does not empty the list. */
function MaximumField({
  label,
  pounds,
  onChange,
}: {
  label: string;
  pounds: number | null;
  onChange: (pounds: number | null) => void;
}) {
  const id = useId();
  const [text, setText] = useState(pounds === null ? '' : String(pounds));
  const [shown, setShown] = useState(pounds);
  // Changed from outside, as by Back.
  if (shown !== pounds) {
    setShown(pounds);
    setText(pounds === null ? '' : String(pounds));
  }
  const typed = text.trim().replace(/^£\s*/, '');
  const amount = typed === '' ? null : parseCount(typed);
  const isUnreadable = typed !== '' && amount === null;
  const take = () => {
    if (!isUnreadable && amount !== pounds) onChange(amount);
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}, £
      </label>
      <TextInput
        id={id}
        numeric
        before="£"
        placeholder={label}
        value={text}
        maxLength={12}
        aria-invalid={isUnreadable || undefined}
        aria-describedby={isUnreadable ? `${id}-error` : undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={take}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Enter') take();
        }}
      />
      {isUnreadable && (
        <p id={`${id}-error`} className="pt-1 text-danger" role="alert">
          “{typed}” is not an amount. Enter whole pounds, such as 30000.
        </p>
      )}
    </div>
  );
}
