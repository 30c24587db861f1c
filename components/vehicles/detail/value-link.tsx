'use client';

import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** A link to the form that values it and shows the price, for people with that permission. */
export function ValueLink({ kind, identifier }: { kind: VehicleKind; identifier: number }) {
  if (!useHasPermission('valuations.create')) return null;
  return (
    <ButtonLink href={`/valuations/identifier?kind=${kind}&identifier=${identifier}`}>Value this vehicle</ButtonLink>
  );
}
