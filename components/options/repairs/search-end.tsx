import type { RuleSearchResult } from '@/lib/domain/options/rule-search';

export interface SearchEndProps {
  found: RuleSearchResult;
  /** What the repairs are ways to do: `add it`. */
  what: string;
}

/** That a search ran out of time, and what that means for what it found. Nothing where it came to its end. */
export function SearchEnd({ found: { repairs, isComplete }, what }: SearchEndProps) {
  if (isComplete) return null;
  return (
    <p className="text-sm text-soft">
      {repairs.length === 0
        ? `No way to ${what} was found in time. There may be one.`
        : `The search ran out of time. There may be other ways to ${what}.`}
    </p>
  );
}
