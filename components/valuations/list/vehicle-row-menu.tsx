'use client';

import { useRouter } from 'next/navigation';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { offerPlateToValue } from '@/components/layout/navigation/plate-to-value';
import { TakeIntoStock } from '@/components/layout/stock/take-into-stock';
import { Button } from '@/components/ui/actions/button';
import { RowMenu } from '@/components/ui/overlay/row-menu';
import { StartAppraisal } from '@/components/valuations/record/start-appraisal';
import { recordPath } from '@/lib/domain/page-paths';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import { isVehicleFound } from '@/lib/domain/vehicles/identity/no-vehicle-found';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatCount } from '@/lib/format';

/** What a dealer may do next with a valued vehicle, from its row. Nothing here is billed. */
export function VehicleRowMenu({ latest: { id, plate, title, mileage } }: { latest: ValuationSummary }) {
  const isFound = isVehicleFound({ title });
  const mayAppraise = useHasPermission('appraisals.work') && isFound;
  const mayValue = useHasPermission('valuations.create');
  const router = useRouter();
  return (
    <RowMenu row={displayName(title)} plate={plate}>
      {mayAppraise && <StartAppraisal quiet id={id} />}
      <TakeIntoStock variant="quiet" from="valuation" id={id} />
      {mayValue && plate !== null && (
        <Button
          variant="quiet"
          onClick={() => {
            offerPlateToValue(plate, mileage === null ? '' : formatCount(mileage));
            router.push('/');
          }}
        >
          Value again
        </Button>
      )}
      {isFound && (
        <ButtonLink variant="quiet" href={`${recordPath(id)}/customer`}>
          Customer copy
        </ButtonLink>
      )}
    </RowMenu>
  );
}
