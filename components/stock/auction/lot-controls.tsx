import { Button } from '@/components/ui/actions/button';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';

export interface LotFilter {
  /** A band of ages; empty for all. */
  readonly age: string;
  readonly search: string;
}

export interface LotControlsProps {
  ages: readonly string[];
  filter: LotFilter;
  onFilter: (change: Partial<LotFilter>) => void;
  /** From 0. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Which lots are shown. The search text may be a plate, so it is not in the address. */
export function LotControls({ ages, filter, onFilter, page, pageCount, onPage }: LotControlsProps) {
  return (
    <span className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="w-44">
        <TextInput
          type="search"
          aria-label="Find a lot or plate"
          placeholder="Lot or plate"
          value={filter.search}
          onChange={({ target }) => onFilter({ search: target.value })}
        />
      </span>
      <label className="flex items-center gap-2 text-sm">
        Age
        <Select
          value={filter.age}
          onChange={({ target }) => onFilter({ age: target.value })}
          options={[{ value: '', label: 'All ages' }, ...ages.map((label) => ({ value: label, label }))]}
        />
      </label>
      {pageCount > 1 && (
        <>
          <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={page === pageCount - 1} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </>
      )}
      <Button variant="primary" icon="print" onClick={() => window.print()}>
        Print
      </Button>
    </span>
  );
}
