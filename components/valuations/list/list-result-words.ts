import { formatDate, formatPlural } from '@/lib/format';
import type { VehicleListView } from './vehicle-list-address';

/** The filters in words, besides a search: "by you, with an alert"; empty for all vehicles. */
function filterWords({ who, origin, only, from, to }: VehicleListView): string {
  return [
    who && 'by you',
    origin && { single: 'one by one', list: 'from a stock list' }[origin],
    only && { flagged: 'with an alert', unvalued: 'without a value' }[only],
    from && `since ${formatDate(from)}`,
    to && `until ${formatDate(to)}`,
  ]
    .filter((words) => words !== '')
    .join(', ');
}

/** "2 vehicles match “golf”, with an alert" */
export function listResultWords(view: VehicleListView, vehicles: number): string {
  const count = vehicles === 0 ? 'No valuations' : formatPlural(vehicles, 'vehicle');
  const searched = view.search === '' ? '' : `${vehicles === 1 ? 'matches' : 'match'} “${view.search}”`;
  const filters = filterWords(view);
  return [count, [searched, filters].filter((words) => words !== '').join(', ')]
    .filter((words) => words !== '')
    .join(' ');
}
