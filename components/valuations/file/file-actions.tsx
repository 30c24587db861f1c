'use client';

import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { TakeIntoStock } from '@/components/layout/stock/take-into-stock';
import { PrintButton } from '@/components/ui/actions/print-button';
import { ShareLinksButton } from '@/components/valuations/shares/share-record';
import { FILE_SHARE } from '@/lib/api/client/shown-once';
import type { RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';

/** What can be done with a whole vehicle file. */
export function FileActions({ record }: { record: RegistrationRecord }) {
  const mayShare = useHasPermission('shares.create');
  const mayLookUp = useHasPermission('registrations.create');
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      <TakeIntoStock from="file" id={record.id} />
      <PrintButton />
      {mayShare && (
        <ShareLinksButton
          id={record.id}
          secret={FILE_SHARE}
          title="Share the vehicle file"
          lead="Anyone with the link sees the vehicle’s details without VIN and engine number. No account needed."
          linkName="Link to the vehicle file"
        />
      )}
      {mayLookUp && <ButtonLink href="/vehicles/look-up">Look up another</ButtonLink>}
    </div>
  );
}
