'use client';

import Link from 'next/link';
import { DerivativeSearch } from '@/components/layout/tray/derivative-search';
import { TrayButton } from '@/components/layout/tray/tray-button';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { vehiclePath } from '@/lib/domain/page-paths';

/** Derivatives on sale by name: each may be opened, or added to the tray from the list. */
export function FindByName({ kind, startText }: { kind: VehicleKind; startText: string }) {
  return (
    <DerivativeSearch
      kind={kind}
      label="Find by name"
      startText={startText}
      actionFor={({ identifier, model, derivative }) => (
        <span className="flex items-center gap-2">
          <Link href={vehiclePath({ kind, identifier })} prefetch={false} className="link text-sm">
            View<span className="sr-only"> {`${displayName(model)} ${derivative}`}</span>
          </Link>
          <TrayButton vehicle={{ kind, identifier, build: null }} name={`${displayName(model)} ${derivative}`} />
        </span>
      )}
    />
  );
}
