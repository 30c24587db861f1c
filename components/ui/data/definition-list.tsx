import type { ReactNode } from 'react';

export interface Definition {
  term: string;
  detail: ReactNode;
  /** Too long for half a phone: its own row there. Only in the layout `above`. */
  isLong?: boolean;
}

export interface DefinitionListProps {
  items: readonly Definition[];
  /** `beside` reads like a form, one fact a line; `above` packs short facts into columns. */
  layout?: 'beside' | 'above';
}

export function DefinitionList({ items, layout = 'beside' }: DefinitionListProps) {
  if (layout === 'above') {
    return (
      // Two columns on a phone, one where the text is so large that a date would be broken.
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(max(min(7rem,100%),(100%-1.5rem)/2),1fr))] gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
        {items.map(({ term, detail, isLong = false }) => (
          <div key={term} className={`min-w-0 ${isLong ? 'max-sm:col-span-full' : ''}`}>
            <dt className="text-xs text-faint">{term}</dt>
            <dd className="font-medium wrap-anywhere">{detail}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <dl className="divide-y divide-line">
      {items.map(({ term, detail }) => (
        <div key={term} className="grid grid-cols-[minmax(min(7rem,44%),2fr)_3fr] gap-4 py-1.5">
          <dt className="text-sm wrap-anywhere text-soft">{term}</dt>
          <dd className="min-w-0 text-sm font-medium wrap-anywhere">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
