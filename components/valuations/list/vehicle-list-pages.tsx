import { numberedPages } from '@/components/layout/navigation/page-links';
import { Pager } from '@/components/layout/navigation/pager';
import { formatCount } from '@/lib/format';
import { VEHICLES_A_PAGE, writeVehicleListAddress, type VehicleListView } from './vehicle-list-address';

/** Where the page stands in the list. @param shown on this page @param vehicles in the whole list */
export function VehicleListPages({
  view,
  shown,
  vehicles,
}: {
  view: VehicleListView;
  shown: number;
  vehicles: number;
}) {
  if (view.all)
    return shown < vehicles ? (
      <p className="text-soft">
        The first {formatCount(shown)} of {formatCount(vehicles)} vehicles. The CSV file has all of them.
      </p>
    ) : null;
  const first = (view.page - 1) * VEHICLES_A_PAGE;
  const hrefOf = (page: number) => writeVehicleListAddress({ ...view, page });
  return (
    <Pager {...numberedPages(view.page, first + shown < vehicles, hrefOf)}>
      {shown > 0 && `${formatCount(first + 1)}–${formatCount(first + shown)} of ${formatCount(vehicles)} vehicles`}
    </Pager>
  );
}
