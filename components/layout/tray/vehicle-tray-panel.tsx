'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { showUndo } from '@/components/ui/feedback/toast-store';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { vehiclePath } from '@/lib/domain/page-paths';
import { wholeName } from '@/lib/domain/builds/build-names';
import { formatPlural } from '@/lib/format';
import { clearTray, comparisonPath, removeFromTray, taxComparisonName, taxComparisonPath } from './tray-store';
import { useTrayVehicles, type NamedTrayVehicle } from './use-tray-vehicles';

/** What is picked, and where it leads. */
export function VehicleTrayPanel() {
  const vehicles = useTrayVehicles();
  const isConfiguring = usePathname().endsWith('/configure');
  if (vehicles.length === 0) return null;
  const entries = vehicles.map(({ entry }) => entry);
  const taxPath = taxComparisonPath(entries);
  // On a phone it is among what opens, so that the tray is one row.
  const tax = taxPath && <ButtonLink href={taxPath}>{taxComparisonName('Company car tax', entries)}</ButtonLink>;
  return (
    <aside
      aria-label="Selected vehicles"
      data-selected-vehicles
      // On a phone the foot of the configurator is the build's own, and one vehicle alone covers no page.
      className={`bottom-0 z-10 mt-6 rounded-t-lg border border-line bg-surface px-3 py-1 print:hidden ${entries.length > 1 ? 'sticky shadow-float' : 'lg:sticky lg:shadow-float'} ${isConfiguring ? 'max-lg:hidden' : ''}`}
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-36">
          <Disclosure summary={`${formatPlural(vehicles.length, 'vehicle')} selected`}>
            <ul className="relative max-h-[40dvh] overflow-y-auto text-sm">
              {vehicles.map((vehicle) => (
                <TrayLine key={vehicle.entry} vehicle={vehicle} />
              ))}
            </ul>
            {tax && <div className="sm:hidden">{tax}</div>}
            <Button variant="quiet" onClick={() => showUndo('The selection is empty.', clearTray())}>
              Remove all
            </Button>
          </Disclosure>
        </div>
        <div className="flex flex-wrap gap-2">
          {entries.length > 1 && <ButtonLink href={comparisonPath(entries)}>Compare {entries.length}</ButtonLink>}
          {tax && <div className="max-sm:hidden">{tax}</div>}
        </div>
      </div>
    </aside>
  );
}

function TrayLine({ vehicle }: { vehicle: NamedTrayVehicle }) {
  const { entry, kind, identifier, build, name, detail } = vehicle;
  const path = vehiclePath({ kind, identifier });
  return (
    <li className="flex items-center gap-2">
      <Link
        href={build === null ? path : `${path}/configure?build=${build}`}
        prefetch={false}
        className="link min-w-0 flex-1 py-1 wrap-anywhere"
      >
        <span className="block">{name}</span>
        {detail !== '' && <span className="block text-soft">{detail}</span>}
      </Link>
      <Button
        variant="quiet"
        icon="close"
        onClick={() => showUndo(`${wholeName(vehicle)} is removed from the selection.`, removeFromTray(entry))}
      >
        <span className="sr-only">Remove {wholeName(vehicle)} from the selection</span>
      </Button>
    </li>
  );
}
