import type { RuleSearchResult } from '@/lib/domain/options/rule-search';

export interface SearchEndProps {
  found: RuleSearchResult;
  /** What the search looks for ways to do: `add it`. */
  what: string;
}

/** Says that a search ran out of time, and what that means for its result. Nothing if it finished. */
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
