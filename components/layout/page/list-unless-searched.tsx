import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';

export interface ListUnlessSearchedProps {
  /** The form, with what it found. */
  search: ReactNode;
  /** Whether a search shows what it found, or why it found nothing. */
  isSearched: boolean;
  /** Of the button that ends the search: "All valuations". */
  label: string;
  onEnd: () => void;
  /** The page's own list, with its filters, sums and files. */
  children: ReactNode;
}

/**
 * A page's own list, unless something is searched for: then what was found is shown in its place, as the list, its filters
 * and its files are not about the text in the search box.
 */
export const ListUnlessSearched = ({ search, isSearched, label, onEnd, children }: ListUnlessSearchedProps) => (
  <div className="space-y-4">
    <div className="space-y-3" data-focus="input">
      {search}
      {isSearched && (
        <div className="print:hidden">
          <Button onClick={onEnd}>{label}</Button>
        </div>
      )}
    </div>
    <div hidden={isSearched} className="space-y-4">
      {children}
    </div>
  </div>
);
