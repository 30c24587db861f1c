'use client';

import { memo, useDeferredValue, useMemo, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { Desk } from '../desk';
import { isFitted, type Face } from '../faces';
import { useDesk } from '../use-desk';
import { OptionSection } from './option-section';
import { narrowed, optionsIn, sectionsOf } from './sections';

const SHOWN = {
  all: { label: 'All options', has: () => true },
  open: { label: 'What can still be had', has: ({ status }: Face) => status === 'available' },
  fitted: { label: 'What is fitted', has: isFitted },
  shut: { label: 'What cannot be had', has: ({ status }: Face) => status === 'blocked' || status === 'dead' },
} as const;
type Shown = keyof typeof SHOWN;
const isShown = (value: string): value is Shown => value in SHOWN;

/** All options by category, with a search and a choice of what to see. */
export const OptionLists = memo(function OptionLists({ desk }: { desk: Desk }) {
  const [typed, type] = useState('');
  const [shown, show] = useState<Shown>('all');
  const search = useDeferredValue(typed.trim().toLowerCase());
  const { book } = desk.work;
  const all = useMemo(() => sectionsOf(book), [book]);
  const filtered = useDesk(desk, ({ work }) => (shown === 'all' ? null : work));
  // What is pressed stays where it was pressed, whether it still belongs there or not.
  const [since, beginAt] = useState(0);
  const sections = useMemo(() => {
    const words = search.split(/\s+/).filter(Boolean);
    if (words.length === 0 && filtered === null) return all;
    const pressed = new Set(filtered?.past.slice(since).flatMap(({ added, removed }) => [...added, ...removed]));
    return narrowed(all, (code) => {
      const option = book.options[book.indexOf.get(code) ?? -1];
      const text = `${option?.name} ${option?.category} ${code}`.toLowerCase();
      const face = filtered?.faces.get(code);
      const belongs = face === undefined || pressed.has(code) || SHOWN[shown].has(face);
      return belongs && words.every((word) => text.includes(word));
    });
  }, [all, book, search, filtered, shown, since]);
  // Told when it is looked for: of what a press then changes the press itself tells.
  const found = useMemo(
    () => (sections === all ? '' : `${optionsIn(sections)} of ${optionsIn(all)} options`),
    [search, shown],
  );
  return (
    <div className="min-w-0 space-y-4">
      <div className="grid gap-2 print:hidden sm:grid-cols-[1fr_14rem]">
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
            {found}
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
              if (!isShown(target.value)) return;
              show(target.value);
              beginAt(desk.work.past.length);
            }}
            options={Object.entries(SHOWN).map(([value, { label }]) => ({ value, label }))}
          />
        </div>
      </div>
      {all.length > 1 && (
        <nav aria-label="Categories" className="isolate -mx-1 overflow-x-auto print:hidden">
          <ul className="flex gap-1 px-1">
            {sections.map(({ category, anchor }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  className="flex min-h-(--control) items-center rounded-full border border-line bg-surface px-3 text-sm font-semibold whitespace-nowrap hover:border-ink"
                >
                  {category}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map((section) => (
        <OptionSection key={section.anchor} section={section} desk={desk} />
      ))}
      {sections.length === 0 && (
        <EmptyState title={search ? `No option “${typed.trim()}” here` : 'Nothing of this kind'}>
          Search by words of the option, its category or its code, or show all options.
        </EmptyState>
      )}
    </div>
  );
});
