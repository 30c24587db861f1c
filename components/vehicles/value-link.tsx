'use client';

import { useMay } from '@/components/layout/allowed';
import { ButtonLink } from '@/components/layout/button-link';
import type { VehicleKind } from '@/lib/domain/vehicle';

/** To the form that values it, which says what that costs; for those who may. */
export function ValueLink({ kind, identifier }: { kind: VehicleKind; identifier: number }) {
  if (!useMay('valuations.create')) return null;
  return <ButtonLink href={`/valuations/identifier?kind=${kind}&identifier=${identifier}`}>Value it</ButtonLink>;
}
