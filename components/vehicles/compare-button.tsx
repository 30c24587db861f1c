'use client';

import { useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/layout/button-link';
import { Button } from '@/components/ui/button';
import { say } from '@/components/ui/toast-store';
import { COMPARED_MAX, vehicleName } from '@/lib/domain/compared';
import type { VehicleKind } from '@/lib/domain/vehicle';
import { comparisonPath, comparisonStore } from './comparison-store';

/** Picks a vehicle for the comparison, or lets it go; once there are two, the way to it. */
export function CompareButton({ kind, identifier }: { kind: VehicleKind; identifier: number }) {
  const names = useSyncExternalStore(comparisonStore.subscribe, comparisonStore.read, comparisonStore.readOnServer);
  const name = vehicleName({ kind, identifier });
  const isIn = names.includes(name);

  function press() {
    if (isIn) comparisonStore.remove(name);
    else if (!comparisonStore.add(name))
      say(`${COMPARED_MAX} vehicles are picked already: take one out of the comparison first.`);
  }

  return (
    <>
      <Button aria-pressed={isIn} icon={isIn ? 'tick' : 'plus'} onClick={press}>
        {isIn ? 'In the comparison' : 'Add to comparison'}
      </Button>
      {names.length > 1 && <ButtonLink href={comparisonPath(names)}>Compare {names.length}</ButtonLink>}
    </>
  );
}
