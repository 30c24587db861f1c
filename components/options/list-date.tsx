import { memo } from 'react';
import { Select } from '@/components/ui/forms/select';
import type { Day } from '@/lib/domain/time/calendar';
import { modelYearWords } from '@/lib/domain/vehicles/model-year';
import { dateRangeWords, listedWords } from '@/lib/domain/options/option-days';
import type { ListChange, OptionList } from '@/lib/domain/options/option-list';
import { capitalised, formatDate, formatList } from '@/lib/format';

export interface ListDayProps {
  date: Day;
  today: Day;
  /** Newest first. */
  changes: readonly ListChange[];
  list: OptionList | null;
  choose: (date: Day) => void;
}

/** The date of the options and prices. A new list starts on each day that the guide changed something. */
export const ListDay = memo(function ListDay({ date, today, changes, list, choose }: ListDayProps) {
  const days = changes.filter((change) => change.date <= today && change.of.some((kind) => CHANGES_LISTS.has(kind)));
  const ofToday = days.flatMap((change) => (change.date === today ? change.of : []));
  const options = [
    { value: today, label: `Today, ${formatDate(today)}${ofToday.length > 0 ? `: ${formatList(ofToday)}` : ''}` },
    ...days
      .filter((change) => change.date < today)
      .map((change) => ({ value: change.date, label: `${formatDate(change.date)}: ${formatList(change.of)}` })),
  ];
  const known = options.some(({ value }) => value === date);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm print:hidden">
      <label htmlFor="list-day" className="font-semibold max-sm:sr-only">
        Price list date
      </label>
      <span className="w-full max-w-80 sm:w-auto">
        <Select
          id="list-day"
          value={date}
          onChange={({ target }) => choose(target.value)}
          options={known ? options : [{ value: date, label: formatDate(date) }, ...options]}
        />
      </span>
      {list && (list.validFrom !== null || list.validTo !== null) && (
        <span className="text-soft">
          {list.modelYear && `Model year ${modelYearWords(list.modelYear) ?? list.modelYear}, `}
          {dateRangeWords(list.validFrom, list.validTo)}
        </span>
      )}
      {list && date > today && <span className="w-full text-warning">{capitalised(listedWords(list, today))}.</span>}
    </div>
  );
});

const CHANGES_LISTS = new Set(['model year', 'price', 'options', 'equipment']);
