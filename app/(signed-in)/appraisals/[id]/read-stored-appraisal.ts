import { cache } from 'react';
import { readAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { runReadAppraisal } from '@/lib/features/appraisals/appraisals';
import { requireSession } from '@/lib/server';
import { readAtAddress } from '../../read-at-address';

/** The appraisal of the address, read once for a request; one that is not there is a page that says so. */
export const readStoredAppraisal = cache(async (id: string) => {
  await requireSession('appraisals.work');
  return readAtAddress(readAppraisal, runReadAppraisal, { id });
});
