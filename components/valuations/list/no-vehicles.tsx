import { ButtonLink } from '@/components/layout/navigation/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { listResultWords } from './list-result-words';
import { isFiltered, type VehicleListView } from './vehicle-list-address';

/** In the place of the list: nothing matches, or nothing was valued yet. */
export function NoVehicles({ view, mayValue }: { view: VehicleListView; mayValue: boolean }) {
  if (isFiltered(view) || view.page > 1)
    return (
      <EmptyState
        title={isFiltered(view) ? listResultWords(view, 0) : 'No valuations on this page'}
        actions={<ButtonLink href="/valuations">Show all valuations</ButtonLink>}
      >
        {view.search ? 'Search by make, model or derivative.' : 'Widen the dates or clear a filter.'}
      </EmptyState>
    );
  return (
    <EmptyState
      title="No valuations yet"
      actions={
        mayValue && (
          <ButtonLink href="/" variant="primary">
            Value a vehicle
          </ButtonLink>
        )
      }
    >
      Every valuation by your organisation is saved here.
    </EmptyState>
  );
}
