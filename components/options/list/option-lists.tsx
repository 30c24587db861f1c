'use client';

import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { useRovingStop } from '@/components/ui/behaviour/use-roving-stop';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { isClosed } from '@/lib/domain/options/configuration';
import type { ConfiguratorStore } from '@/components/options/configurator-store';
import { isFitted, type OptionRowView } from '@/components/options/option-row-views';
import { OptionSection } from './option-section';
import { narrowed, optionsIn, sectionsOf, type OptionListSection } from './sections';

const SHOWN = {
  all: { label: 'All options', has: () => true },
  open: { label: 'Available options', has: ({ status }: OptionRowView) => status === 'available' },
  fitted: { label: 'Fitted options', has: isFitted },
  shut: { label: 'Unavailable options', has: ({ status }: OptionRowView) => isClosed(status) },
} as const;
type OptionFilter = keyof typeof SHOWN;
const isShown = (value: string): value is OptionFilter => value in SHOWN;

/** All options by category, with a search and a choice of what to see. */
export const OptionLists = memo(function OptionLists({ store }: { store: ConfiguratorStore }) {
  const [typed, type] = useState('');
  const [shown, show] = useState<OptionFilter>('all');
  const search = useDeferredValue(typed.trim().toLowerCase());
  const { book } = store.getState().current;
  const all = useMemo(() => sectionsOf(book), [book]);
  const filtered = useStore(store, ({ current }) => (shown === 'all' ? null : current));
  // A clicked option stays where it was clicked, even if it no longer belongs there.
  const [filteredFrom, setFilteredFrom] = useState(0);
  const sections = useMemo(() => {
    const words = search.split(/\s+/).filter(Boolean);
    if (words.length === 0 && filtered === null) return all;
    const changedCodes = new Set(
      filtered?.past.slice(filteredFrom).flatMap(({ added, removed }) => [...added, ...removed]),
    );
    return narrowed(all, (code) => {
      const option = book.options[book.indexOf.get(code) ?? -1];
      const text = `${option?.name} ${option?.category} ${code}`.toLowerCase();
      const rowView = filtered?.rowViews.get(code);
      const belongs = rowView === undefined || changedCodes.has(code) || SHOWN[shown].has(rowView);
      return belongs && words.every((word) => text.includes(word));
    });
  }, [all, book, search, filtered, shown, filteredFrom]);
  // Announced when the search, once its typing rests, or the filter changes. An action's effect has a separate announcement.
  const question = `${shown} ${search}`;
  const found = sections === all ? '' : `${optionsIn(sections)} of ${optionsIn(all)} options`;
  const [reported, setReported] = useState({ question, found });
  if (reported.question !== question) setReported({ question, found });
  return (
    <div className="min-w-0 space-y-4">
      <ListFilter
        typed={typed}
        type={type}
        shown={shown}
        show={(value) => {
          show(value);
          setFilteredFrom(store.getState().current.past.length);
        }}
        found={reported.found}
      />
      {all.length > 1 && <CategoryLinks sections={sections} />}
      {sections.map((section) => (
        <OptionSection key={section.anchor} section={section} store={store} />
      ))}
      {sections.length === 0 && (
        <EmptyState title={search ? `No options match “${typed.trim()}”` : 'No options in this view'}>
          Search by the option’s name, category or code, or show all options.
        </EmptyState>
      )}
    </div>
  );
});

interface ListFilterProps {
  typed: string;
  type: (typed: string) => void;
  shown: OptionFilter;
  show: (shown: OptionFilter) => void;
  /** What the search found, in words for a screen reader. */
  found: string;
}

function ListFilter({ typed, type, shown, show, found }: ListFilterProps) {
  const isSettled = useIsSettled(typed);
  return (
    <div className="grid gap-2 grid-cols-[minmax(0,1fr)_9.5rem] print:hidden sm:grid-cols-[1fr_14rem]">
      <div role="search">
        <label htmlFor="option-search" className="sr-only">
          Search options
        </label>
        <TextInput
          id="option-search"
          type="search"
          placeholder="Search options"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <p role="status" className="sr-only">
          {isSettled && found}
        </p>
      </div>
      <div>
        <label htmlFor="option-filter" className="sr-only">
          Show
        </label>
        <Select
          id="option-filter"
          value={shown}
          onChange={({ target }) => {
            if (isShown(target.value)) show(target.value);
          }}
          options={Object.entries(SHOWN).map(([value, { label }]) => ({ value, label }))}
        />
      </div>
    </div>
  );
}

/** One Tab stop: left and right move along it. */
function CategoryLinks({ sections }: { sections: readonly OptionListSection[] }) {
  const { tabIndexAt, line } = useRovingStop(sections.length);
  return (
    <nav aria-label="Categories" className="relative isolate -mx-1 overflow-x-auto print:hidden">
      <ul className="flex gap-1 px-1" {...line}>
        {sections.map(({ category, anchor }, index) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              tabIndex={tabIndexAt(index)}
              className="flex min-h-(--control) items-center rounded-full border border-line bg-surface px-3 text-sm font-semibold whitespace-nowrap hover:border-ink"
            >
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
