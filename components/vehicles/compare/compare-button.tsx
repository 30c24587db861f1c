'use client';

import { useStore } from 'zustand';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { showToast } from '@/components/ui/feedback/toast-store';
import { COMPARED_MAX, vehicleName } from '@/lib/domain/vehicles/comparison/vehicle-names';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { addToComparison, comparisonPath, comparisonStore, removeFromComparison } from './comparison-store';

/** Adds a vehicle to the comparison or removes it, with a link to the comparison once there are two. */
export function CompareButton({ kind, identifier }: { kind: VehicleKind; identifier: number }) {
  const names = useStore(comparisonStore, (state) => state.names);
  const name = vehicleName({ kind, identifier });
  const isCompared = names.includes(name);

  function toggle() {
    if (isCompared) removeFromComparison(name);
    else if (!addToComparison(name))
      showToast(`${COMPARED_MAX} vehicles are already selected. Remove one from the comparison first.`);
  }

  return (
    <>
      <Button aria-pressed={isCompared} icon={isCompared ? 'tick' : 'plus'} onClick={toggle}>
        {isCompared ? 'In the comparison' : 'Add to comparison'}
      </Button>
      {names.length > 1 && <ButtonLink href={comparisonPath(names)}>Compare {names.length}</ButtonLink>}
    </>
  );
}
